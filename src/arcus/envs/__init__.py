"""The games as environments for programs that learn: PettingZoo, OpenSpiel, and thousands of games at once."""
