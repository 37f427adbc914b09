# Bots, as people meet them.
bots-level-beginner = Beginner
bots-level-casual = Casual
bots-level-skilled = Skilled
bots-level-expert = Expert
bots-level-master = Master
bots-bench-title = Master level in the opening of a two-player game, one core
bots-bench-game = game
bots-bench-options = options
bots-bench-iterations = iterations/s
bots-bench-worlds = sampling
bots-bench-playouts = playouts
bots-bench-tree = tree
bots-bench-ms = ms/decision
