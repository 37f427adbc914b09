"""Qwinto: three dice, three rows, and everyone writes."""
