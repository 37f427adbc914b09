"""Bots for Red7."""
