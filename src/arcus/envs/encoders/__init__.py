"""Observations as numbers for machine learning: one compiled encoder for each game."""
