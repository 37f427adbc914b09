"""Red7: lead at the end of your turn, or be out."""
