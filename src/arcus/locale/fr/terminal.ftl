# Ce que dit la ligne de commande.
terminal-game = { $name } ({ $game }), joueurs : { $players }
terminal-span = { $least } à { $most }
terminal-simulated = { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
} en { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($rate, maximumFractionDigits: 0) } par seconde
terminal-means = Par partie { NUMBER($turns, maximumFractionDigits: 2) } tours et { NUMBER($decisions, maximumFractionDigits: 2) } décisions, avec { NUMBER($legal, maximumFractionDigits: 2) } coups au choix
terminal-seat-result = Place { $seat } dans l’ordre du jeu : gagne { NUMBER($wins, maximumFractionDigits: 2) } %, { NUMBER($points, maximumFractionDigits: 2) } points en moyenne

terminal-which-game = Quel jeu ?
terminal-which-game-again = Tape l’un de ces noms, ou quit.
terminal-you = Toi
terminal-person = Joueur { $number }
terminal-bot = Bot { $number }
terminal-pass-on = { $name }, c’est à toi ; que les autres regardent ailleurs. On y va ? Appuie sur Entrée.
terminal-your-turn = Que fais-tu ? Tape un numéro ou le coup ; help explique tout.
terminal-someones-turn = { $name }, que fais-tu ? Tape un numéro ou le coup ; help explique tout.
terminal-times = { $sentence } ({ $times } fois)
terminal-move = { $number }) { $text }
terminal-prompt = >
terminal-help =
    NUMÉRO ou COUP : le jouer, par exemple 1 ou { $example }
    moves : montrer de nouveau les coups
    table : montrer de nouveau la table
    rules : les règles de ce jeu
    why COUP : dire si un coup est permis maintenant et, sinon, quelle règle l’interdit
    quit : quitter la partie
terminal-again = Tape de nouveau le même coup pour confirmer.
terminal-not-a-move = « { $text } » n’est pas un coup. Écris un numéro de la liste ou un coup comme { $example }.
terminal-no-such-number = Il n’y a pas de coup { $number } ; les numéros vont de 1 à { $most }.
terminal-forbidden = Pas permis (règle { $rule }) : { $sentence }
terminal-forbidden-plain = Pas permis : { $sentence }
terminal-allowed = Ce coup est permis maintenant.
terminal-left = Tu as quitté la partie.
terminal-over = La partie est terminée.
terminal-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-line = { $what } : { $points }
terminal-recorded = La partie est enregistrée dans { $file }.
terminal-record-exists = { $file } existe déjà ; donne un fichier qui n’existe pas encore, pour que rien ne soit écrasé.

terminal-which-lesson = Quelle leçon ?
terminal-lesson-go-on = Appuie sur Entrée pour continuer.
terminal-lesson-help =
    NUMÉRO ou COUP : le jouer, par exemple { $example }
    moves : montrer les coups
    table : montrer de nouveau la table
    rules : les règles ; celles de cette étape ont une étoile
    why COUP : dire si un coup est permis et, sinon, quelle règle l’interdit
    again : recommencer l’étape
    back, skip : étape précédente, étape suivante
    quit : quitter la leçon
terminal-lesson-left = Tu as quitté la leçon.

terminal-puzzle-go-on = Appuie sur Entrée pour l’énigme suivante.
terminal-puzzle-help =
    NUMÉRO ou COUP : le jouer, par exemple { $example }
    moves : montrer la question et les coups
    table : montrer de nouveau la table
    rules : montrer les règles
    again : recommencer
    solution : abandonner et montrer la solution
    quit : quitter les énigmes
terminal-puzzle-left = Tu as quitté les énigmes.
terminal-puzzle-solution = Solution : { $solution }

terminal-replay-title = { $name }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
terminal-replay-option = option { $option } = { $value }
terminal-replay-move = { $number }. { $name } : { $text }
terminal-replay-secret = { $number }. { $name } a choisi.
terminal-replay-checked = { $moves ->
    [one] { $moves } coup, vérifié : permis.
   *[other] { $moves } coups, vérifiés un à un : tous permis.
}
terminal-replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
terminal-replay-prompt = Coup { $number } sur { $count } (Entrée : suivant, help : toutes les commandes) >
terminal-replay-open = Toutes les cartes : { $position }
terminal-replay-help =
    Entrée ou next : le coup suivant
    back : le coup précédent
    NOMBRE : aller à un coup, de 0 (la donne) à { $most }
    seat NOMBRE : ce que voyait un joueur, de 0 à { $last }
    spectator : ce que tout le monde voyait
    open : toutes les cartes
    quit : quitter
terminal-verified = Vérifié : le hasard de cette partie vient bien de sa graine, et chaque coup était permis (coups : { $moves }).
terminal-verified-seen = Personne n’a pu choisir la donne : elle vient exactement des valeurs que le reçu montre fixées d’avance.
terminal-verified-unseen = Les valeurs de la preuve concordent. Pour vérifier qu’elles étaient fixées avant la donne, ajoute le reçu d’un joueur : --seen FICHIER.
terminal-verified-old = Cet enregistrement est d’un type ancien : la dernière personne assise aurait pu choisir la donne avec le serveur.
terminal-verified-bare = Cet enregistrement ne contient pas de preuve d’un serveur : la personne qui a choisi la graine a pu choisir la donne.
terminal-verified-void = { $count ->
    [one] { $count } donne précédente a été annulée faute d’un mot.
   *[other] { $count } donnes précédentes ont été annulées faute d’un mot.
}
terminal-verified-other = PAS comme vu : l’enregistrement ne vient pas des valeurs de ce reçu.

terminal-bench-title = Un cœur, jeu au hasard, { NUMBER($seconds, maximumFractionDigits: 1) } s par ligne. Étalon : { NUMBER($playouts, maximumFractionDigits: 0) } parties et { NUMBER($decisions, maximumFractionDigits: 0) } décisions par seconde dans le même passage. Rapport : les décisions aux siennes ; à la première ligne, le jeu que l’étalon joue aussi, les parties aux siennes.
terminal-bench-no-yardstick = Un cœur, jeu au hasard, { NUMBER($seconds, maximumFractionDigits: 1) } s par ligne. Sans version compilée, il n’y a pas d’étalon.
terminal-bench-game = jeu
terminal-bench-players = places
terminal-bench-options = options
terminal-bench-playouts = parties/s
terminal-bench-decisions = décisions/s
terminal-bench-copy = copie ns
terminal-bench-views = vues/s
terminal-bench-ratio = rapport
