# Ce que disent les plateaux de la page : noms des cartes et des places pour qui écoute, et boutons.

## Tous les jeux.

board-bar = Ce que tu peux faire
board-hand = Ta main
board-you = Toi
board-which = Que choisis-tu ?
board-put-back = Reposer
board-nowhere = Cela ne peut aller nulle part pour le moment.
board-no = Non
board-end-turn = Terminer ton tour
board-go-on = Continuer
board-took-back =
    { $you ->
        [yes] Tu as repris ton dernier tour.
       *[no] { $who } a repris son dernier tour.
    }
# The letter of a colour on cards, dice and sheets, one or two letters long.
board-letter =
    { $colour ->
        [R] R
        [O] O
        [Y] J
        [G] Ve
        [T] T
        [B] Be
        [I] I
        [V] Vi
        [P] Vi
        [W] Ba
       *[K] N
    }
# The same in Red7, where a language may name or shorten a blue otherwise than in Rainbow.
board-letter-red7 =
    { $colour ->
        [B] B
       *[R] { board-letter }
    }
# A step of a turn: the card, and what is done with it.
board-step = { $what } : { $way }

## Red7. Les couleurs portent leur lettre anglaise : R rouge, O orange, Y jaune, G vert, B bleu, I indigo, V violet.

board-red7-card =
    { $colour ->
        [R] { $number } rouge
        [O] { $number } orange
        [Y] { $number } jaune
        [G] { $number } vert
        [B] { $number } bleu
        [I] { $number } indigo
       *[V] { $number } violet
    }
board-red7-card-in-hand = { board-red7-card }, dans ta main
board-red7-card-in-palette = { board-red7-card }, dans ta palette
board-red7-card-at = { board-red7-card }, chez { $who }, dans la palette
board-red7-canvas-card = { board-red7-card }, sur le tableau
board-red7-rule =
    { $colour ->
        [R] Rouge
        [O] Orange
        [Y] Jaune
        [G] Vert
        [B] Bleu
        [I] Indigo
       *[V] Violet
    }
board-red7-rule-is =
    { $colour ->
        [R] Règle rouge : on mène avec la carte la plus forte.
        [O] Règle orange : on mène avec le plus de cartes de même nombre.
        [Y] Règle jaune : on mène avec le plus de cartes de même couleur.
        [G] Règle verte : on mène avec le plus de cartes paires.
        [B] Règle bleue : on mène avec le plus de couleurs différentes.
        [I] Règle indigo : on mène avec la plus longue suite.
       *[V] Règle violette : on mène avec le plus de cartes inférieures à 4.
    }
board-red7-meets-short =
    { $colour ->
        [R] la plus forte
        [O] même nombre
        [Y] même couleur
        [G] cartes paires
        [B] couleurs
        [I] suite
       *[V] moins de 4
    }
board-red7-who-leads =
    { $you ->
        [yes] Tu es en tête
        [nobody] Personne en tête
       *[no] { $who } est en tête
    }
# The steps of a turn, in a word or two each.
board-red7-step =
    { $step ->
        [palette] palette
        [take] prendre
        [add] encore une
        [move] déplacer
        [canvas] tableau
       *[draw] piocher
    }
board-red7-strip = Qui est en tête selon chaque règle
board-red7-leads =
    { $you ->
        [yes] { $rule } : tu es en tête.
       *[no] { $rule } : { $who } est en tête.
    }
board-red7-leads-with =
    { $you ->
        [yes] { $rule } : tu es en tête avec { $cards }.
       *[no] { $rule } : { $who } est en tête avec { $cards }.
    }
board-red7-nobody-leads = { $rule } : personne n’est en tête.
board-red7-would =
    { $you ->
        [yes] Tu serais en tête.
       *[no] { $who } serait en tête.
    }
board-red7-hint =
    { $count ->
        [one] Tu mènerais avec une carte : { $meets }.
       *[other] Tu mènerais avec { $count } cartes : { $meets }.
    }
board-red7-would-nobody = Personne ne serait en tête.
board-red7-canvas-here = Poser sur le tableau
board-red7-palette = Ta palette
board-red7-palette-here = Poser dans ta palette
board-red7-deck-here = Poser face cachée sur la pioche
board-red7-hand-here = Prendre dans ta main
board-red7-lay = Dans la palette
board-red7-paint = Sur le tableau
board-red7-take = Sur la pioche
board-red7-draw = Piocher une carte
board-red7-pass = Passer
board-red7-pass-sure = Si tu passes, tu sors de la manche. Passer ?
board-red7-you-out = Tu es hors de cette manche. Tu peux continuer à regarder.
board-red7-scored = Cartes gagnées : { $cards }
board-red7-known = Connues en main : { $cards }
board-red7-known-top = Connue au-dessus : { $card }

## Kobito. Les cartes sont des nombres, kobito et swap ; le bout bas d'un arc-en-ciel est celui de son plus petit nombre.

board-kobito-card =
    { $card ->
        [kobito] kobito
        [swap] carte d’échange
       *[other] { $card }
    }
board-kobito-in-hand = { board-kobito-card }, dans ta main
board-kobito-spot =
    { $kind ->
        [kobito] { $cards ->
            [one] kobito valant { $number }
           *[other] kobito valant { $number }, sur une place couverte
        }
       *[number] { $cards ->
            [one] { $number }
           *[other] { $number }, sur une place couverte
        }
    }
board-kobito-spot-here = Poser sur le { $number }
board-kobito-with = Commencer un arc-en-ciel avec { $card }
board-kobito-pots = Pots d’or
board-kobito-pot = Pot { $number }
board-kobito-bench = Établi { $number }
board-kobito-gold =
    { $points ->
        [one] Or : demande { $length } cartes, rapporte { $points } point. Cartes posées : { $count }.
       *[other] Or : demande { $length } cartes, rapporte { $points } points. Cartes posées : { $count }.
    }
board-kobito-of = sur { $length }
board-kobito-deck = Pioche { $count }
board-kobito-discard = Défausse { $count }
board-kobito-gold-deck = Pioche d’or { $count }
board-kobito-workshop = Ton atelier
board-kobito-workshop-of = Atelier de { $who }
board-kobito-no-rainbow = atelier vide
board-kobito-run = { $low } à { $high }
board-kobito-empty = vide
board-kobito-lay-pot =
    { $end ->
        [low] Pot { $number }, bout bas
       *[high] Pot { $number }, bout haut
    }
board-kobito-lay-bench =
    { $end ->
        [low] Établi { $number }, bout bas
       *[high] Établi { $number }, bout haut
    }
board-kobito-move =
    { $end ->
        [low] { $count ->
            [one] { $count } carte vers le pot { $number }, bout bas
           *[other] { $count } cartes vers le pot { $number }, bout bas
        }
       *[high] { $count ->
            [one] { $count } carte vers le pot { $number }, bout haut
           *[other] { $count } cartes vers le pot { $number }, bout haut
        }
    }
board-kobito-start = Commencer { $low } – { $high }
board-kobito-start-here = Commencer un arc-en-ciel sur cet établi
board-kobito-exchange = Récupérer le kobito contre { $card }
board-kobito-swap = Carte d’échange, et { $card } dessus
board-kobito-pay = Payer (coûte 3 points)
board-kobito-pay-sure =
    { $card ->
        [kobito] Payer le kobito ? Cela coûte 3 points.
        [swap] Payer la carte d’échange ? Cela coûte 3 points.
       *[other] Payer le { $card } ? Cela coûte 3 points.
    }
board-kobito-would-win =
    { $points ->
        [one] L’or est gagné : { $points } point.
       *[other] L’or est gagné : { $points } points.
    }
board-kobito-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
board-kobito-golds = Or gagné : { $golds }.
board-kobito-paid = Cartes payées : { $cards }.

## Qwinto. Les rangées portent leur lettre anglaise : o orange, y jaune, p violet.

board-qwinto-row =
    { $row ->
        [o] Orange
        [y] Jaune
       *[p] Violet
    }
# A die by its colour alone, where dice are counted up.
board-qwinto-die-colour =
    { $row ->
        [o] Orange
        [y] Jaune
       *[p] Violet
    }
board-qwinto-die =
    { $row ->
        [o] dé orange
        [y] dé jaune
       *[p] dé violet
    }
board-qwinto-die-face =
    { $row ->
        [o] dé orange : { $face }
        [y] dé jaune : { $face }
       *[p] dé violet : { $face }
    }
board-qwinto-dice = Dés
board-qwinto-roll =
    { $count ->
        [0] Choisis d’abord des dés
        [one] Lancer 1 dé
       *[other] Lancer { $count } dés
    }
# Beside the dice: what their sum is most often.
board-qwinto-mostly = le plus souvent { $sum }
board-qwinto-keep = Garder { $sum }
board-qwinto-hint = Tes points : { $from } → { $to }.
board-qwinto-reroll = Relancer
board-qwinto-pass = Passer
board-qwinto-ask-write =
    { $mine ->
        [yes] { $may ->
            [pass] { $sum } ne va nulle part. Coche une tentative ratée.
           *[write] Inscris { $sum } dans une case éclairée, ou coche une tentative ratée.
        }
       *[no] Inscris { $sum } dans une case éclairée, ou passe.
    }
board-qwinto-forced = { $sum } ne va nulle part : tu dois passer.
board-qwinto-misthrow = Tentative ratée
board-qwinto-misthrow-sure = Une tentative ratée coûte 5 points. La cocher ?
board-qwinto-sum = Somme : { $sum }
board-qwinto-write =
    { $row ->
        [o] Inscrire { $sum } dans la rangée orange, colonne { $column } ; points ensuite : { $points }
        [y] Inscrire { $sum } dans la rangée jaune, colonne { $column } ; points ensuite : { $points }
       *[p] Inscrire { $sum } dans la rangée violette, colonne { $column } ; points ensuite : { $points }
    }
board-qwinto-cell =
    { $row ->
        [o] orange, colonne { $column }
        [y] jaune, colonne { $column }
       *[p] violet, colonne { $column }
    }
board-qwinto-write-sure = Inscrire { $sum } : { board-qwinto-cell } ?
board-qwinto-write-it = Inscrire
board-qwinto-cell-filled = { board-qwinto-cell } : { $number }
board-qwinto-cell-empty = { board-qwinto-cell } : vide
board-qwinto-cell-dead = { board-qwinto-cell } : vide, et plus aucun lancer n’y va
board-qwinto-cell-bonus = { $cell } ; case bonus
board-qwinto-cell-chosen = { board-qwinto-cell } : ton choix, { $number }
board-qwinto-sheet =
    { $points ->
        [one] Ta fiche : { $points } point
       *[other] Ta fiche : { $points } points
    }
board-qwinto-sheet-of =
    { $points ->
        [one] { $who } : { $points } point
       *[other] { $who } : { $points } points
    }
board-qwinto-bonus = Bonus
board-qwinto-bonus-of = Bonus de la colonne { $column } : { $points }
board-qwinto-row-points = Points de la rangée : { $points }
board-qwinto-misthrows = Tentatives ratées
board-qwinto-misthrow-cost = −5 chacune
board-qwinto-misthrows-of = Tentatives ratées : { $count } sur 4
# On paper, beside a line to write on.
board-qwinto-total = Total
board-qwinto-player = Nom
board-qwinto-row-told =
    { $row ->
        [o] Orange : { $numbers }.
        [y] Jaune : { $numbers }.
       *[p] Violet : { $numbers }.
    }
board-qwinto-number-told = { $number } en colonne { $column }
board-qwinto-nothing-told = encore rien
board-qwinto-decided = A choisi
board-qwinto-choosing = Choisit encore
board-qwinto-you-chose = { $sum } est noté. Tu peux encore choisir une autre case.
board-qwinto-you-passed = Tu n’inscris pas ce lancer.
board-qwinto-print-menu = Imprimer
board-qwinto-print = Imprimer les fiches
board-qwinto-print-blank = Imprimer des fiches vierges

## Rainbow. { rainbow-face } est la face dont la lettre est $what.

board-rainbow-in-hand = { rainbow-face }, dans ta main
board-rainbow-in-other-hand = { rainbow-face } de ton côté, dans l’autre main ({ $who })
board-rainbow-in-row = { rainbow-face }, place { $place } de la ligne.
board-rainbow-other-side = L’autre face : { rainbow-face }.
board-rainbow-hidden = une carte en main
board-rainbow-row = La ligne
board-rainbow-pile =
    { $count ->
        [one] { $count } carte gagnée
       *[other] { $count } cartes gagnées
    }
board-rainbow-won = gagnées
board-rainbow-deck =
    { $count ->
        [0] paquet vide
       *[other] { $count } dans le paquet
    }
board-rainbow-round = manche { $round }
board-rainbow-next = Ta prochaine carte : { rainbow-face }
board-rainbow-next-short = Ta prochaine carte
board-rainbow-lay = Poser { rainbow-face }
board-rainbow-lay-here = La poser normalement au bout de la ligne, comme tu la vois
board-rainbow-blind = À l’aveugle
board-rainbow-blind-here = La poser à l’aveugle, l’autre face visible
board-rainbow-flip = Retourner
board-rainbow-flip-here = La retourner
board-rainbow-turn = Retourner ici
board-rainbow-stop = S’arrêter
board-rainbow-result =
    { $result ->
        [shade] Face noire : la manche serait perdue.
        [twin] Couleur en double : la manche serait perdue.
        [rainbow] Ça forme un arc-en-ciel !
       *[fine] Ça va.
    }
board-rainbow-ended =
    { $kind ->
        [shade] { $you ->
            [yes] Une face noire est apparue : tu as perdu la manche.
           *[no] Une face noire est apparue : { $who } a perdu la manche.
        }
        [twin] { $you ->
            [yes] Une couleur était là deux fois : tu as perdu la manche.
           *[no] Une couleur était là deux fois : { $who } a perdu la manche.
        }
       *[rainbow] { $you ->
            [yes] Tu as formé un arc-en-ciel.
           *[no] { $who } a formé un arc-en-ciel.
        }
    }
