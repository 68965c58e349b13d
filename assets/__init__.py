"""Pictures and sounds of Piquet, our own; opened with `importlib.resources.files("assets")`."""
