"""Matches that write their own record, and records that can be replayed and verified."""
