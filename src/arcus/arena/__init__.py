"""The arena: bots against bots with the same luck in every seating, and ratings with confidence intervals."""
