"""Games in the terminal, as plain text."""
