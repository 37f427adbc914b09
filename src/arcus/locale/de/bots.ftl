# Bots, wie man ihnen begegnet.
bots-level-beginner = Anfänger
bots-level-casual = Gemütlich
bots-level-skilled = Geübt
bots-level-expert = Experte
bots-level-master = Meister
bots-bench-title = Der Meister bei der Eröffnung einer Partie zu zweit, ein Kern
bots-bench-game = Spiel
bots-bench-options = Optionen
bots-bench-iterations = Durchläufe/s
bots-bench-worlds = Welten
bots-bench-playouts = Probespiele
bots-bench-tree = Baum
bots-bench-ms = ms je Entscheidung
