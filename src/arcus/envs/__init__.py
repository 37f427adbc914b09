"""Environments for machine learning: PettingZoo, OpenSpiel, and a vector environment of thousands of games."""
