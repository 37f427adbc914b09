"""What bots know of Rainbow."""
