"""All that is Piquet but its rules and its sentences; what it brings to others is in `plugin`."""
