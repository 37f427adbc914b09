# Ce que dit l'arène.

arena-title = Arène : { $game }, { $players ->
    [one] un seul joueur
   *[other] { $players } joueurs
}
arena-played = { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { NUMBER($deals, useGrouping: 0) } donnes
} en { NUMBER($seconds, maximumFractionDigits: 1) } s, graine { NUMBER($seed, useGrouping: 0) }
arena-options = Options : { $options }
arena-verdict-better = C’est prouvé : { $first } est meilleur que { $second }.
arena-verdict-worse = C’est prouvé : { $second } est meilleur que { $first }.
arena-verdict-equal = C’est prouvé : { $first } et { $second } se valent presque ; aucun ne gagne { NUMBER($margin, maximumFractionDigits: 1) } % de plus que la moitié.
arena-verdict-open = Pas encore tranché entre { $first } et { $second } : il faut plus de parties.
arena-verdict-first = Le meilleur, nettement : { $bot }.
arena-verdict-close = En tête, mais pas nettement : { $bot }.
arena-verdict-alone = { $bot } fait { NUMBER($points, maximumFractionDigits: 2) } points en moyenne.
arena-results = Résultats
arena-results-text = Les intervalles valent à 95 % de confiance et sont pris sur les donnes. La moyenne des cotes est 0.
arena-column-bot = bot
arena-column-games = parties
arena-column-wins = victoires
arena-column-ties = partagées
arena-column-rate = % gagnées
arena-column-rate-ci = 95 %
arena-column-points = points
arena-column-rating = cote
arena-column-rating-ci = 95 %
arena-column-ms = ms/coup
arena-column-faults = fautes
arena-ratings = Cotes
arena-win-rates = Taux de victoire
arena-course = Taux de victoire au fil des parties
arena-test = Test séquentiel
arena-test-text = Chaque courbe montre ce qui plaide pour un côté, donne après donne. À partir de { NUMBER($upper, maximumFractionDigits: 2) }, c’est prouvé ; en dessous de { NUMBER($lower, maximumFractionDigits: 2) }, c’est exclu.
arena-line-better = le premier est meilleur
arena-line-worse = le second est meilleur
arena-pairs = Qui bat qui
arena-pairs-text = Parmi les parties que l’un des deux a gagnées à la même table, la part gagnée par le bot de la ligne.
arena-points = Points
arena-points-text = { $bot } : de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) } points, une fois sur deux { NUMBER($middle, useGrouping: 0) } ou plus.
arena-faults = Fautes
arena-fault-crash = { $bot } a planté dans { $count ->
    [one] une partie
   *[other] { NUMBER($count, useGrouping: 0) } parties
}. La première fois :
arena-fault-illegal = { $bot } a choisi un coup interdit dans { $count ->
    [one] une partie
   *[other] { NUMBER($count, useGrouping: 0) } parties
}. La première fois :
arena-fault-timeout = { $bot } a dépassé le temps dans { $count ->
    [one] une partie
   *[other] { NUMBER($count, useGrouping: 0) } parties
}. La première fois :
arena-fault-nonsense = { $bot } n’a pas répondu comme il faut dans { $count ->
    [one] une partie
   *[other] { NUMBER($count, useGrouping: 0) } parties
}. La première fois :
arena-method = Comment on a joué
arena-method-text = Chaque donne a été jouée dans plusieurs placements avec le même hasard. Une partie qu’un bot gâche par une faute est perdue pour lui. Les cotes suivent le modèle de Bradley et Terry sur l’échelle Elo : 400 d’écart, c’est dix victoires contre une.
arena-axis-rating = cote
arena-axis-rate = % de parties gagnées
arena-axis-games = parties
arena-axis-deals = donnes
arena-axis-points = points
arena-spoken = { $bot } : { NUMBER($value, maximumFractionDigits: 1) }, de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }.
arena-spoken-end = { $bot } finit à { NUMBER($value, maximumFractionDigits: 1) } %.
arena-progress-test = indices { NUMBER($better, maximumFractionDigits: 2) } et { NUMBER($worse, maximumFractionDigits: 2) }, prouvé à partir de { NUMBER($upper, maximumFractionDigits: 2) }
arena-progress-rate = { $bot } { NUMBER($rate, maximumFractionDigits: 1) } %
arena-goes-on = { $file } : { $games ->
    [one] une partie est déjà là.
   *[other] { NUMBER($games, useGrouping: 0) } parties sont déjà là.
}
arena-stopped = Arrêté. La même commande reprend où elle s’est arrêtée.
arena-stopped-lost = Arrêté, et rien n’est gardé ; avec --save FICHIER, on peut reprendre où l’on s’est arrêté.
arena-reported = Le rapport est dans { $file }.
