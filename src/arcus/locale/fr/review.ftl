# La revue d’une partie terminée : erreurs, chance et jeu.
review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = grosse erreur
review-slips = Erreurs, la plus coûteuse en premier
review-no-slips = Le maître n’a trouvé aucune erreur.
review-slip = { $number }. { $name } : { $move } ({ $kind }, { $after } % au lieu de { $before } %). Le maître joue : { $best }
review-slip-forced = { $number }. { $name } : { $move } ({ $kind }, défaite forcée). Le maître joue : { $best }
review-luck-and-skill = Chance et jeu
review-verdict = { $mistakes ->
    [0] { $name } : la chance a apporté { $luck } % (± { $error } %), et aucun coup n’était une erreur.
    [one] { $name } : la chance a apporté { $luck } % (± { $error } %), et { $mistakes } erreur a coûté { $lost } %.
   *[other] { $name } : la chance a apporté { $luck } % (± { $error } %), et { $mistakes } erreurs ont coûté { $lost } %.
}
review-explained = Tout le monde commence avec la même probabilité. La chance, c’est ce que changent les donnes, les pioches, les lancers et les cartes révélées ; le jeu, c’est ce que changent les coups, les siens et ceux des autres. Le tout donne le résultat.
review-start = départ
review-luck = chance
review-skill = jeu
review-end = fin
review-chances = Chances de gagner, coup par coup
review-curve-text = { $name } : { $first } % après la donne, { $last } % à la fin
review-written = L’analyse est enregistrée dans { $file }.
review-player = Joueur { $number }
review-replay = Revoir la partie
review-first = À la donne
review-back = Un coup en arrière
review-play = Lire
review-stop = Arrêter
review-next = Un coup en avant
review-last = À la fin
review-speed = Vitesse : { $speed }
review-move = Coup
review-move-of = Coup { $number } sur { $count }
review-dealt = La partie commence.
review-eyes = Vu par
review-all-open = Toutes les cartes
review-show = Afficher
review-this-move = Ce coup
review-before-after = Coup { $number }, { $name } : { $before } % avant, { $after } % après
review-played = { $name } joue
review-master = Le maître joue
review-forced = La défaite est forcée : les autres ont réponse à tout.
review-same = Le maître joue la même chose.
review-no-choice = Il n’y avait rien d’autre à jouer.
review-try = Réessayer d’ici
review-unfair = Continuer contre des bots, avec les cartes de cette partie. La donne d’une telle table ne peut pas être vérifiée.
review-next-slip = Erreur suivante
review-slip-at = Coup { $number }, { $name } : { $kind }
review-copied = Lien copié
review-offer = Le maître peut chercher les erreurs de cette partie et séparer la chance du jeu.
review-analyse = Trouver les erreurs
review-analysing = Recherche des erreurs : { $done } sur { $total }
review-cancel = Annuler
review-failed = L’analyse a échoué. Réessaie.
review-upload = Ouvrir un enregistrement
review-upload-text = Choisis l’enregistrement d’une partie terminée pour la revoir et la faire analyser.
