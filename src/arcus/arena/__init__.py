"""The arena: bots against bots, on the same luck in every seating, with ratings that say how sure they are."""
