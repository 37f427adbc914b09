"""What a seat sees, as numbers for programs that learn: one compiled encoder for each game."""
