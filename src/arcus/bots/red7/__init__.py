"""What bots know of Red7."""
