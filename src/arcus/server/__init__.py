"""The server: durable tables for people, browsers and bots."""
