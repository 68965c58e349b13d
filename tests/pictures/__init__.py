"""Pictures of pack, tables and some scenes: to be looked at, and held against stored ones."""
