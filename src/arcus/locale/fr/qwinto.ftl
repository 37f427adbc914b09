# Qwinto.

qwinto-name = Qwinto
qwinto-tagline = On lance, et chacun note la somme dans une rangée croissante.
qwinto-aim = Remplis tes rangées de nombres croissants et marque le plus de points.

## Les règles, numérotées comme dans docs/rules/qwinto.md.

qwinto-section-1 = La fiche
qwinto-rule-1-1 = On joue de un à six, et chacun a une fiche à trois rangées : orange, jaune et violette. Chaque rangée a neuf cases et un vide, où l’on n’inscrit jamais rien.
qwinto-rule-1-2 = Les douze colonnes se comptent à partir de la gauche, en commençant par 1. La rangée orange va de 3 à 12 avec son vide en 6, la jaune de 2 à 11 avec son vide en 7, la violette de 1 à 10 avec son vide en 5.
qwinto-rule-1-3 = Cinq colonnes ont trois cases : 3, 4, 8, 9 et 10. Chacune a une case bonus : violette en 3 et 10, orange en 4 et 8, jaune en 9.
qwinto-rule-1-4 = Chaque fiche a quatre cases pour les tentatives ratées.
qwinto-rule-1-5 = Toutes les fiches sont visibles. Le hasard décide qui est actif en premier.
qwinto-example-1 = La colonne 3 a une case dans chaque rangée ; sa case bonus est la violette.

qwinto-section-2 = Où un nombre peut aller
qwinto-rule-2-1 = Dans une rangée, les nombres croissent de gauche à droite, et aucun n’y figure deux fois.
qwinto-rule-2-2 = Tu peux commencer n’importe où dans une rangée et laisser autant de cases vides que tu veux entre deux nombres. Tu pourras les remplir plus tard avec des nombres qui conviennent.
qwinto-rule-2-3 = Dans une colonne, aucun nombre ne figure deux fois, qu’elle ait deux cases ou trois. À part cela, l’ordre n’y compte pas.
qwinto-rule-2-4 = Une case contient un seul nombre, et un nombre inscrit y reste.
qwinto-example-2 = Dans la case vide entre 5 et 9, tu peux inscrire 6, 7 ou 8.

qwinto-section-3 = Le lancer
qwinto-rule-3-1 = Le joueur actif commence son tour en choisissant des dés et en les lançant : un, deux ou les trois, parmi l’orange, le jaune et le violet.
qwinto-rule-3-2 = On peut choisir n’importe quels dés, même ceux qui ne permettraient de rien inscrire.
qwinto-rule-3-3 = Le joueur actif regarde le lancer, puis le garde ou relance. On n’inscrit rien avant cela.
qwinto-rule-3-4 = Pour relancer, on reprend exactement les mêmes dés, ni plus ni moins.
qwinto-rule-3-5 = Un lancer gardé est valable, et le second lancer aussi, même s’il est moins bon. On annonce la somme, et l’on ne lance plus.
qwinto-example-3 = Tu lances l’orange et le jaune : 3. Tu relances les deux : 9. C’est le 9 qui compte.

qwinto-section-4 = Inscrire la somme
qwinto-rule-4-1 = Chacun, actif ou non, peut inscrire la somme dans une case, dans une rangée de la couleur d’un des dés lancés.
qwinto-rule-4-2 = Tous choisissent en même temps. On voit qui a choisi, mais pas quoi, tant que tout le monde n’a pas choisi.
qwinto-rule-4-3 = Un choix fait est définitif. Tous les nombres et la tentative ratée d’un lancer sont notés ensemble, quel que soit l’ordre des choix.
qwinto-rule-4-4 = Si tu ne peux ou ne veux rien inscrire, tu passes.
qwinto-rule-4-5 = Quand le joueur actif passe, c’est une tentative ratée, et il coche une case. Pour les autres, passer ne coûte rien.
qwinto-rule-4-6 = Ensuite, le joueur suivant à gauche devient actif.
qwinto-example-4 = La somme est 9, avec l’orange et le violet : tu l’inscris dans l’une de ces rangées, pas dans la jaune.

qwinto-section-5 = La fin
qwinto-rule-5-1 = La partie se termine quand un lancer a été noté et que quelqu’un a deux rangées pleines.
qwinto-rule-5-2 = La partie se termine aussi quand un lancer a été noté et que quelqu’un a quatre tentatives ratées.
qwinto-rule-5-3 = Chacun peut encore inscrire ce lancer, mais on ne joue plus d’autre tour, même si certains en ont eu moins.
qwinto-example-5 = Ta deuxième rangée est pleine. Les autres inscrivent encore ce lancer, puis on compte.

qwinto-section-6 = Points
qwinto-rule-6-1 = Une rangée où il reste une case vide rapporte un point pour chacun de ses nombres.
qwinto-rule-6-2 = Une rangée pleine rapporte à la place son nombre le plus à droite.
qwinto-rule-6-3 = Une colonne de trois cases, une fois pleine, rapporte le nombre de sa case bonus.
qwinto-rule-6-4 = Chaque tentative ratée coûte cinq points. Un total peut être négatif.
qwinto-rule-6-5 = Le joueur qui a le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.
qwinto-example-6 = Une rangée de six nombres rapporte 6. Une rangée pleine qui finit par 17 rapporte 17.

qwinto-section-7 = En solitaire
qwinto-rule-7-1 = En solitaire, c’est toi le joueur actif à chaque tour : chaque lancer que tu n’inscris pas est donc une tentative ratée.
qwinto-rule-7-2 = Tes points sont ton résultat.

## Ce qui se passe.

# Sign is the letter of the row in English: o orange, y yellow, p purple. A die and what it shows; and the cell in column { $column } of a row.
qwinto-thing =
    { $sign ->
        [o] orange { $number }
        [y] jaune { $number }
       *[p] violet { $number }
    }
qwinto-into =
    { $sign ->
        [o] dans la rangée orange, colonne { $column }
        [y] dans la rangée jaune, colonne { $column }
       *[p] dans la rangée violette, colonne { $column }
    }
qwinto-event-turn-began =
    { $you ->
        [yes] C’est à toi de jouer.
       *[no] C’est à { $who } de jouer.
    }
qwinto-event-rolled =
    { $you ->
        [yes] Tu lances : { $things }.
       *[no] { $who } lance : { $things }.
    }
qwinto-event-rerolled =
    { $you ->
        [yes] Tu relances : { $things }.
       *[no] { $who } relance : { $things }.
    }
qwinto-event-announced =
    { $you ->
        [yes] Tu annonces { $what }.
       *[no] { $who } annonce { $what }.
    }
qwinto-event-decided =
    { $sign ->
        [pass] { $you ->
            [yes] Tu choisis de ne rien inscrire.
           *[no] { $who } choisit de ne rien inscrire.
        }
       *[cell] { $you ->
            [yes] Tu choisis d’inscrire { qwinto-into }.
           *[no] { $who } choisit d’inscrire { qwinto-into }.
        }
    }
qwinto-event-decided-hidden =
    { $you ->
        [yes] Tu as choisi.
       *[no] { $who } a choisi.
    }
qwinto-event-wrote =
    { $you ->
        [yes] Tu inscris { $number } { qwinto-into }.
       *[no] { $who } inscrit { $number } { qwinto-into }.
    }
qwinto-event-misthrew =
    { $you ->
        [yes] Tu n’inscris pas le { $what } et tu coches une tentative ratée.
       *[no] { $who } n’inscrit pas le { $what } et coche une tentative ratée.
    }
qwinto-event-passed =
    { $you ->
        [yes] Tu n’inscris pas le { $what }.
       *[no] { $who } n’inscrit pas le { $what }.
    }

## Comment cela finit.

qwinto-why-rows =
    { $count ->
        [one] Deux rangées étaient pleines. Le plus de points : { $winners }.
       *[other] Deux rangées étaient pleines. Égalité de points, victoire partagée : { $winners }.
    }
qwinto-why-misthrows =
    { $count ->
        [one] Quatre tentatives ratées étaient cochées. Le plus de points : { $winners }.
       *[other] Quatre tentatives ratées étaient cochées. Égalité de points, victoire partagée : { $winners }.
    }
qwinto-why-alone = Une partie en solitaire : les points sont le résultat.
qwinto-line-orange = Rangée orange
qwinto-line-yellow = Rangée jaune
qwinto-line-purple = Rangée violette
qwinto-line-columns = Colonnes pleines
qwinto-line-misthrows = Tentatives ratées

## La table dans un terminal.

qwinto-tui-colour-o = orange
qwinto-tui-colour-y = jaune
qwinto-tui-colour-p = violet
qwinto-tui-column = colonne
qwinto-tui-bonus = bonus
qwinto-tui-misthrows = ratées
qwinto-tui-boxes = { $count } sur { $most }
qwinto-tui-key = Signes : . vide, x morte (plus aucun lancer n’y va), [ ] case bonus. Les points sont en fin de ligne. Dans les coups, les colonnes se comptent à partir de 0 : o2 est la première case orange.
qwinto-tui-die = { $colour } { $face }
qwinto-tui-dice = Dés : { $dice }. Somme : { $sum }.
qwinto-tui-name =
    { $role ->
        [both] { $name } (toi, aux dés)
        [you] { $name } (toi)
        [active] { $name } (aux dés)
       *[none] { $name }
    }
qwinto-tui-sheet =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
qwinto-tui-decided = Choix fait : { $names }
qwinto-tui-waiting = Choix attendu : { $names }
qwinto-tui-choice = Ton choix : { $move }
qwinto-tui-ask-choose =
    { $you ->
        [yes] À toi : choisis les dés que tu lances.
       *[no] { $who } choisit les dés à lancer.
    }
qwinto-tui-ask-rolled =
    { $you ->
        [yes] Garde le lancer, ou relance les mêmes dés.
       *[no] { $who } garde le lancer ou relance.
    }
qwinto-tui-ask-write =
    { $you ->
        [yes] { $may ->
            [pass] La somme ne va dans aucune de tes cases.
           *[pass-write] Inscris la somme dans l’une de tes cases, ou passe.
        }
       *[no] Chacun peut inscrire la somme.
    }
qwinto-tui-ask-over = La partie est terminée.
