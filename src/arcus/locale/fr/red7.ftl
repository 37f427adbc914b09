# Red7.

red7-name = Red7
red7-tagline = Sois en tête à la fin de ton tour, sinon tu sors.
red7-aim = Sois en tête à la fin de chacun de tes tours ; le dernier joueur en jeu gagne.

## Les règles, numérotées comme dans docs/rules/red7.md.

red7-section-1 = Les cartes
red7-rule-1-1 = Il y a 49 cartes : les nombres de 1 à 7 dans sept couleurs. Les couleurs sont rouge, orange, jaune, vert, bleu, indigo et violet.
red7-rule-1-2 = Le plus grand nombre est la carte la plus forte ; à nombre égal, c’est celle dont la couleur vient en premier, du rouge au violet. Le 7 rouge est donc la carte la plus forte de toutes, et le 1 violet la plus faible.
red7-example-1 = Un 6 vert bat un 5 rouge, et un 5 rouge bat un 5 bleu.

red7-section-2 = Début d’une manche
red7-rule-2-1 = Chacun reçoit sept cartes en main, puis une face visible : la première carte de sa palette. Le reste forme la pioche.
red7-rule-2-2 = Le tableau commence par la carte de départ rouge : la première règle est donc le rouge. La carte de départ n’a pas de nombre et ne compte pas parmi les 49.
red7-rule-2-3 = Celui qui montre la carte la plus forte est en tête, et son voisin de gauche joue en premier. On continue en tournant vers la gauche.
red7-example-2 = Mira montre la plus forte carte, un 6 rouge. Elle est en tête : son voisin de gauche commence.

red7-section-3 = Ton tour
red7-rule-3-1 = À ton tour, tu fais exactement une chose sur quatre : poser une carte dans ta palette, poser une carte sur le tableau, faire l’un puis l’autre, ou passer. Ne rien faire n’en fait pas partie.
red7-rule-3-2 = La couleur d’une carte posée sur le tableau devient la nouvelle règle.
red7-rule-3-3 = Tu dois être en tête selon la couleur de la carte que tu poses sur le tableau.
red7-rule-3-4 = D’abord la palette, ensuite le tableau, avec une carte de ta main pour chacun. Après la carte du tableau, on n’en joue plus d’autre.
red7-rule-3-5 = Tu peux toujours passer, mais seulement au tout début de ton tour. Si tu passes, tu sors de la manche.
red7-rule-3-6 = Tu ne joues que des cartes de ta propre main.
red7-rule-3-7 = Si tu n’as aucune carte en main quand ton tour commence, tu sors de la manche.
red7-rule-3-8 = Si tu n’es pas en tête à la fin de ton tour, tu sors de la manche. Tu ne peux donc pas faire un choix qui t’enlève tout moyen d’être en tête d’ici là.
red7-rule-3-9 = Un joueur qui sort de la manche retourne sa main et sa palette face cachée ; ces cartes ne comptent plus jusqu’à la fin de la manche.
red7-rule-3-10 = Le dernier joueur en jeu gagne aussitôt la manche, quelles que soient les cartes restantes.
red7-example-3 = La règle est rouge et Mira mène avec un 6. Tu poses un 7 dans ta palette et passes en tête.

red7-section-4 = Être en tête
red7-rule-4-1 = Parmi ceux qui restent en jeu, celui qui a dans sa palette le plus de cartes respectant la règle est en tête. Les autres cartes ne comptent pas.
red7-rule-4-2 = Si plusieurs en ont autant, celui qui possède la plus forte de ces cartes est en tête.
red7-rule-4-3 = Sans carte qui respecte la règle, tu n’es pas en tête. Si personne n’en a, personne n’est en tête.
red7-rule-4-4 = Rouge : seule ta carte la plus forte respecte la règle.
red7-rule-4-5 = Orange : ton plus grand groupe de cartes de même nombre respecte la règle.
red7-rule-4-6 = Jaune : ton plus grand groupe de cartes de même couleur respecte la règle.
red7-rule-4-7 = Vert : toutes tes cartes paires respectent la règle.
red7-rule-4-8 = Bleu : une carte de chaque couleur que tu as respecte la règle, la plus forte de cette couleur.
red7-rule-4-9 = Indigo : ta plus longue suite de nombres qui se suivent respecte la règle, avec la carte la plus forte de chaque nombre. On ne passe pas de 7 à 1.
red7-rule-4-10 = Violet : toutes tes cartes inférieures à 4 respectent la règle.
red7-rule-4-11 = Si deux de tes groupes ou de tes suites ont la même taille, c’est celui dont la meilleure carte est la plus forte qui compte. Une seule carte est déjà un groupe, et une suite.
red7-example-4 = La règle est verte. Tu as un 2 et un 6, Mira une seule carte paire : tu es en tête.

red7-section-5 = Variante avancée (option)
red7-rule-5-1 = Dans la variante avancée, après avoir posé une carte de ta main sur le tableau, tu peux piocher une carte. Pour cela, le nombre de la carte posée doit dépasser le nombre de cartes de ta palette, et la pioche ne doit pas être vide.
red7-rule-5-2 = Le gagnant d’une manche prend dans sa palette les cartes qui respectent la règle. Chacune vaut son nombre en points.
red7-rule-5-3 = Les cartes qui ont rapporté des points restent hors jeu jusqu’à la fin de la partie ; toutes les autres sont ramassées et mélangées pour la manche suivante.
red7-rule-5-4 = La partie se termine dès que quelqu’un a 40 points à deux joueurs, 35 à trois ou 30 à quatre.
red7-rule-5-5 = La partie se termine aussi quand il reste trop peu de cartes pour en donner huit à chacun.
red7-rule-5-6 = Le joueur qui a le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.
red7-example-5 = Ta palette a trois cartes. Tu poses un 5 sur le tableau et peux piocher, car 5 dépasse 3.

red7-section-6 = Actions (option)
red7-rule-6-1 = Quand tu poses dans ta palette une carte impaire de ta main, tu fais aussitôt son action.
red7-rule-6-2 = Si une action est impossible, il ne se passe rien, et ton tour continue.
red7-rule-6-3 = Une action possible ne se refuse pas, et rien d’autre ne passe avant elle.
red7-rule-6-4 = Un 7 met sur le tableau une carte de ta propre palette : n’importe laquelle, sauf ce 7. Rien d’autre ne fait passer une carte d’une palette au tableau.
red7-rule-6-5 = Tu dois être en tête à cet instant même selon la couleur que le 7 met sur le tableau ; une carte jouée plus tard ne rattrape rien. Si aucune carte ne te met en tête, l’action est impossible.
red7-rule-6-6 = La carte qu’un 7 met sur le tableau ne fait pas piocher, car elle ne vient pas de ta main.
red7-rule-6-7 = Un 5 met dans ta palette une autre carte de ta main. L’action de cette carte suit.
red7-rule-6-8 = Si ta main est vide, l’action d’un 5 est impossible.
red7-rule-6-9 = Un 3 pioche de lui-même une carte pour toi.
red7-rule-6-10 = Si la pioche est vide, l’action d’un 3 est impossible.
red7-rule-6-11 = Un 1 prend une carte dans la palette d’un autre joueur encore en jeu qui y a au moins deux cartes. Rien d’autre ne prend de carte à un autre joueur.
red7-rule-6-12 = La carte prise va face cachée sur le dessus de la pioche. Tout le monde l’a vue, donc tout le monde sait qu’elle est là.
red7-rule-6-13 = Un 1 ne peut prendre qu’une carte après laquelle tu peux encore être en tête à la fin de ton tour. S’il n’y en a pas, l’action est impossible.
red7-rule-6-14 = Après les actions, tu peux encore poser une carte de ta main sur le tableau.
red7-rule-6-15 = Avec la variante avancée, l’ordre est palette, action, tableau, pioche. La carte que tu prends avec un 1 peut donc être celle que tu pioches.
red7-rule-6-16 = Tu peux jouer un 3 dans l’espoir d’une carte qui te mette en tête, tant que tu pourrais en piocher une.
red7-rule-6-17 = Ce que tu pourrais piocher, c’est la carte du dessus de la pioche si tu la connais. Sinon, c’est toute carte qui n’est pas dans ta main, n’a pas été visible dans cette manche et n’a pas rapporté de points.
red7-rule-6-18 = Si cet espoir est déçu, on ne joue plus rien : ton tour se termine, tu sors, et le tableau reste tel quel.
red7-example-6 = Tu poses un 5 dans ta palette, donc un 3 aussi. Le 3 te fait piocher une carte.

red7-section-7 = Manches
red7-rule-7-1 = Sans la variante avancée, une partie dure une manche, ou autant de manches que convenu.
red7-rule-7-2 = Le joueur qui a gagné le plus de manches l’emporte ; en cas d’égalité, la victoire est partagée.
red7-rule-7-3 = Chaque manche commence comme la première : on redonne les cartes, le rouge est la règle, et l’on détermine à nouveau qui joue en premier.
red7-example-7 = Tu gagnes deux manches sur trois : la partie est à toi.

## Options.

red7-option-advanced = Piocher après une carte forte posée sur le tableau, et jouer aux points en plusieurs manches.
red7-option-actions = Les cartes impaires que tu poses dans ta palette font une action.
red7-option-rounds = Combien de manches fait une partie, sans la variante avancée.

## Ce qui se passe.

# A card in a sentence, as what is laid or drawn: sign is the letter of its colour in English.
red7-card =
    { $sign ->
        [R] le { $number } rouge
        [O] le { $number } orange
        [Y] le { $number } jaune
        [G] le { $number } vert
        [B] le { $number } bleu
        [I] le { $number } indigo
       *[V] le { $number } violet
    }
red7-event-round-began = La manche { $what } commence. La règle est le rouge.
red7-event-dealt =
    { $you ->
        [yes] { $place ->
            [palette] Tu reçois { red7-card }, face visible.
           *[hand] Tu reçois { red7-card }.
        }
       *[no] { $who } reçoit { red7-card }, face visible.
    }
red7-event-dealt-hidden =
    { $you ->
        [yes] Tu reçois une carte.
       *[no] { $who } reçoit une carte.
    }
red7-event-laid =
    { $you ->
        [yes] Tu poses { red7-card } dans ta palette.
       *[no] { $who } pose { red7-card } dans sa palette.
    }
red7-event-painted =
    { $you ->
        [yes] Tu poses { red7-card } sur le tableau.
       *[no] { $who } pose { red7-card } sur le tableau.
    }
red7-event-repainted =
    { $you ->
        [yes] Avec ton 7, tu mets { red7-card } de ta palette sur le tableau.
       *[no] Avec son 7, { $who } met { red7-card } de sa palette sur le tableau.
    }
red7-event-took =
    { $you ->
        [yes] Avec ton 1, tu prends { red7-card } à { $other } ; la carte va face cachée sur la pioche.
       *[no] { $to_you ->
            [yes] Avec son 1, { $who } te prend { red7-card } ; la carte va face cachée sur la pioche.
           *[no] Avec son 1, { $who } prend { red7-card } à { $other } ; la carte va face cachée sur la pioche.
        }
    }
red7-event-drew =
    { $you ->
        [yes] Tu pioches { red7-card }.
       *[no] { $who } pioche { red7-card } ; tout le monde avait vu cette carte.
    }
red7-event-drew-hidden =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $who } pioche une carte.
    }
red7-event-passed =
    { $you ->
        [yes] Tu passes.
       *[no] { $who } passe.
    }
red7-event-went-out =
    { $you ->
        [yes] Tu sors de la manche.
       *[no] { $who } sort de la manche.
    }
red7-event-won-round =
    { $you ->
        [yes] Il ne reste que toi : tu gagnes la manche { $what }.
       *[no] Il ne reste que { $who }, qui gagne la manche { $what }.
    }
red7-event-scored =
    { $you ->
        [yes] Tu marques des points avec { red7-card }.
       *[no] { $who } marque des points avec { red7-card }.
    }
red7-event-turn-began =
    { $you ->
        [yes] C’est à toi de jouer.
       *[no] C’est à { $who } de jouer.
    }

## Comment cela finit.

red7-why-last-in = En jeu jusqu’au bout : { $winners }.
red7-why-points =
    { $count ->
        [one] La dernière manche est jouée. Le plus de points : { $winners }.
       *[other] La dernière manche est jouée. Égalité de points, victoire partagée : { $winners }.
    }
red7-why-rounds =
    { $count ->
        [one] Toutes les manches sont jouées. Le plus de manches gagnées : { $winners }.
       *[other] Toutes les manches sont jouées. Égalité de manches gagnées, victoire partagée : { $winners }.
    }
red7-line-rounds = Manches gagnées

## La table dans un terminal.

red7-tui-colour-r = rouge
red7-tui-colour-o = orange
red7-tui-colour-y = jaune
red7-tui-colour-g = vert
red7-tui-colour-b = bleu
red7-tui-colour-i = indigo
red7-tui-colour-v = violet
red7-tui-meets-r = la carte la plus forte
red7-tui-meets-o = le plus de cartes de même nombre
red7-tui-meets-y = le plus de cartes de même couleur
red7-tui-meets-g = le plus de cartes paires
red7-tui-meets-b = le plus de couleurs différentes
red7-tui-meets-i = la plus longue suite
red7-tui-meets-v = le plus de cartes inférieures à 4
red7-tui-rule = Règle : { $colour }, { $meets }.
red7-tui-round = Manche { $round }
red7-tui-round-of = Manche { $round } sur { $rounds }
red7-tui-deck =
    { $count ->
        [0] la pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
red7-tui-canvas = Tableau : { $top }
red7-tui-canvas-over = Tableau : { $top }, sur { $cards }
red7-tui-canvas-start = Tableau : la carte de départ rouge
red7-tui-palettes = Palettes (> doit jouer)
red7-tui-you = { $name } (toi)
red7-tui-out = hors de la manche
red7-tui-no-cards = aucune carte
red7-tui-in-hand =
    { $count ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
red7-tui-points = points : { $points } sur { $target }
red7-tui-points-with = points : { $points } sur { $target } avec { $cards }
red7-tui-won =
    { $count ->
        [0] aucune manche gagnée
        [one] 1 manche gagnée
       *[other] { $count } manches gagnées
    }
red7-tui-leads = Qui est en tête (* est la règle actuelle)
red7-tui-nobody = personne
red7-tui-lead = { $who } avec { $cards }
red7-tui-hand = Ta main : { $cards }
# Sentences about what is asked choose by what is allowed: may is the first words of the moves, from a to z.
red7-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [pass] À toi : aucune carte ne te met en tête, tu ne peux que passer.
            [lay-pass] À toi : pose une carte dans ta palette, ou passe.
            [paint-pass] À toi : pose une carte sur le tableau, ou passe.
           *[lay-paint-pass] À toi : pose une carte dans ta palette ou sur le tableau, ou passe.
        }
       *[no] C’est à { $who } de jouer.
    }
red7-tui-ask-after =
    { $you ->
        [yes] { $may ->
            [paint] Ton tour continue : pose maintenant une carte sur le tableau.
            [end] { red7-tui-ask-done }
           *[end-paint] Ton tour continue : pose une carte sur le tableau, ou termine ton tour.
        }
       *[no] { $who } peut poser une carte sur le tableau.
    }
red7-tui-ask-five =
    { $you ->
        [yes] Ton 5 : pose une autre carte de ta main dans ta palette.
       *[no] Avec un 5, { $who } pose une autre carte dans sa palette.
    }
red7-tui-ask-seven =
    { $you ->
        [yes] Ton 7 : mets une autre carte de ta palette sur le tableau.
       *[no] Avec un 7, { $who } met une carte de sa palette sur le tableau.
    }
red7-tui-ask-one =
    { $you ->
        [yes] Ton 1 : prends une carte dans la palette d’un autre joueur.
       *[no] Avec un 1, { $who } prend une carte dans la palette d’un autre joueur.
    }
red7-tui-ask-chance =
    { $you ->
        [yes] Tu peux piocher une carte, ou terminer ton tour.
       *[no] { $who } peut piocher une carte.
    }
red7-tui-ask-done =
    { $you ->
        [yes] Il ne te reste plus qu’à terminer ton tour.
       *[no] Il ne reste à { $who } qu’à terminer son tour.
    }
red7-tui-ask-over = La partie est terminée.
