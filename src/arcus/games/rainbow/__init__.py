"""Rainbow: six different colours in a row, and every card has a side you do not see."""
