# Bots, as people meet them.
bots-level-beginner = Začiatočník
bots-level-casual = Príležitostný hráč
bots-level-skilled = Skúsený hráč
bots-level-expert = Expert
bots-level-master = Majster
bots-bench-title = Majster na začiatku hry dvoch hráčov, jedno jadro
bots-bench-game = hra
bots-bench-options = voľby
bots-bench-iterations = iterácie/s
bots-bench-worlds = svety
bots-bench-playouts = simulácie
bots-bench-tree = strom
bots-bench-ms = ms na rozhodnutie
