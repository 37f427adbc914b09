"""Bots for Kobito."""
