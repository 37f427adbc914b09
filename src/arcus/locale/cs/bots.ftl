# Bots, as people meet them.
bots-level-beginner = Začátečník
bots-level-casual = Příležitostný hráč
bots-level-skilled = Zkušený hráč
bots-level-expert = Expert
bots-level-master = Mistr
bots-bench-title = Mistr na začátku hry dvou hráčů, jedno jádro
bots-bench-game = hra
bots-bench-options = volby
bots-bench-iterations = iterace/s
bots-bench-worlds = světy
bots-bench-playouts = simulace
bots-bench-tree = strom
bots-bench-ms = ms na rozhodnutí
