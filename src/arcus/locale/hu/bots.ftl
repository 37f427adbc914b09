# A botok, ahogy az emberek találkoznak velük.
bots-level-beginner = Kezdő
bots-level-casual = Alkalmi
bots-level-skilled = Gyakorlott
bots-level-expert = Szakértő
bots-level-master = Mester
bots-bench-title = A mester egy kétszemélyes játék elején, egy magon
bots-bench-game = játék
bots-bench-options = opciók
bots-bench-iterations = ismétlés/s
bots-bench-worlds = világok
bots-bench-playouts = próbajátékok
bots-bench-tree = fa
bots-bench-ms = ms döntésenként
