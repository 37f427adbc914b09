"""Tables that survive anything: the one authority that people, browsers and bots play at."""
