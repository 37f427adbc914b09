"""Matches, which build their own record, and the replay and verification of records."""
