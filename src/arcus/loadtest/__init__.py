"""A load test: many players in one process, which uses as little processor time as possible."""
