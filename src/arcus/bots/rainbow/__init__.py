"""The bots of Rainbow."""
