"""Bezique looked back on: how its score stands, its deals in writing and in words."""
