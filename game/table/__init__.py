"""The card table as a scene: it paces the session, obeys mouse and keyboard."""
