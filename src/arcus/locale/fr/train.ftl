# Ce que dit `arcus train`.
train-table = { $table ->
    [0] seul
    [1] à deux
    [2] à trois
   *[other] de quatre à six
}
train-step = { $table } : { NUMBER($played) } parties sur { NUMBER($games) }, écart { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
train-chances = chances de gagner à deux : { NUMBER($played) } parties sur { NUMBER($games) }, écart { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-measuring = Entraînement fini. Maintenant il joue, pour voir ce qu’il vaut.
train-points = { $players ->
    [one] Seul
   *[other] À { $players } joueurs
} : { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points en moyenne (± { NUMBER($error, maximumFractionDigits: 2) }) en { NUMBER($games) } parties contre lui-même
train-match = But victoire contre but points, à deux : gagne { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }) de { NUMBER($games) } parties
train-written = Les poids sont dans { $weights }, les mesures dans { $figures }.
train-kept = Arrêté. Pour continuer : arcus train qwinto --resume { $checkpoint }

train-puzzles-found = Énigmes trouvées : { $found } sur { $candidates }
train-puzzles-difficulty = Difficulté { $difficulty } : { $number }, trouvées par { $percent } % des bots
train-puzzles-written = Les énigmes sont dans { $file } : { $number }
