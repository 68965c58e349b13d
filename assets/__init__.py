"""Pictures and sounds of Piquet, all our own; opened through `importlib.resources.files("assets")`."""
