"""A load of players for measuring a server: many sockets in one process of their own, as light as can be."""
