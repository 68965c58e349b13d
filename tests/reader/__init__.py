"""The whole program played by a screen reader's client, which knows nothing but roles and names."""
