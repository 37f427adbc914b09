# Les énigmes, dans le terminal et dans le navigateur. Mira joue aussi.
puzzle-other = Mira
puzzle-you = Toi
puzzle-title = Énigme
puzzle-of-day = Énigme du jour
puzzle-of-date = Énigme du { $date }
puzzle-head = { $game }, difficulté { $difficulty } sur 5
puzzle-days =
    { $count ->
        [one] jour
       *[other] jours
    }
puzzle-give-up = Abandonner
puzzle-again = Réessayer
puzzle-more = Encore une
puzzle-close = Quitter l’énigme
puzzle-not-allowed = Ce n’est pas permis.
puzzle-wrong = Pas tout à fait.
puzzle-shown = Voilà la solution.
puzzle-solved =
    { $tries ->
        [1] Résolue du premier coup !
        [one] Résolue en { $tries } essai !
       *[other] Résolue en { $tries } essais !
    }
puzzle-share =
    { $tenths ->
        [one] { $tenths } bot sur dix la trouve.
       *[other] { $tenths } bots sur dix la trouvent.
    }
puzzle-next-in = La prochaine dans { $hours } h { $minutes } min
puzzle-none-left = Tu les as toutes résolues.

puzzle-stay-task = Un seul tour te garde en jeu à coup sûr : quoi que Mira joue ensuite, tu peux mener de nouveau. Trouve-le.
puzzle-stay-wrong = Mira pourrait répondre ainsi, et tu ne pourrais plus mener :
puzzle-stay-pass = Si tu passes, tu sors.
puzzle-stay-done =
    { $cases ->
        [one] Mira a { $cases } réponse possible, et elle ne te fait pas sortir.
       *[other] Mira a { $cases } réponses possibles, et aucune ne te fait sortir.
    }
puzzle-cell-task = Tu joues en solo. Quelle case te rapporte le plus de points à la fin ?
puzzle-cell-wrong =
    { $points ->
        [one] Cela te coûte environ { $points } point par rapport à la meilleure case.
       *[other] Cela te coûte environ { $points } points par rapport à la meilleure case.
    }
puzzle-cell-done =
    { $points ->
        [one] Sur { $games } parties jouées à partir d’ici, elle rapporte { $points } point de plus que toute autre.
       *[other] Sur { $games } parties jouées à partir d’ici, elle rapporte { $points } points de plus que toute autre.
    }
puzzle-flip-task = Tu ne peux retourner sans risque qu’une seule carte, quoi que cachent les autres faces, puis en poser une à coup sûr. Laquelle ?
puzzle-flip-wrong = Voici ce qui pourrait arriver :
puzzle-flip-stuck = La retourner est sans risque, mais ensuite aucune carte de ta main ne l’est.
puzzle-flip-other = Trouve d’abord la carte à retourner.
puzzle-flip-done = C’est sans risque, quoi que cachent les autres faces, et tu peux ensuite poser une carte.
puzzle-pots-task = Gagne deux pots pendant ce tour, quelles que soient les cartes dévoilées.
puzzle-pots-wrong =
    { $pots ->
        [0] Tu n’as gagné aucun pot.
        [one] Tu n’as gagné que { $pots } pot.
       *[other] Tu n’as gagné que { $pots } pots.
    }
puzzle-pots-done = Deux pots en un tour !
