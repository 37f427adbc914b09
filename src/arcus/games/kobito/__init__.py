"""Kobito: lead rainbows to pots of gold, of exactly the length they ask for."""
