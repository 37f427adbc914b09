"""A load test: many players in one process, as light as possible, so that the server is what is measured."""
