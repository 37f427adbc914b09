"""Arcus beside other libraries for games, measured in one run: `make bench-peers`."""
