"""The pack in pixels: faces, backs, shadows, cards as they lie."""
