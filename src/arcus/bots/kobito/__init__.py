"""What bots know of Kobito."""
