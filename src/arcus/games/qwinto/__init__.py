"""Qwinto: three dice, three rows, and everybody writes."""
