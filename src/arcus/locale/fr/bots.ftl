# Les bots, tels qu'on les rencontre.
bots-level-beginner = Débutant
bots-level-casual = Tranquille
bots-level-skilled = Habile
bots-level-expert = Expert
bots-level-master = Maître
bots-bench-title = Le maître au début d’une partie à deux, un cœur
bots-bench-game = jeu
bots-bench-options = options
bots-bench-iterations = itérations/s
bots-bench-worlds = mondes
bots-bench-playouts = parties d’essai
bots-bench-tree = arbre
bots-bench-ms = ms par décision
