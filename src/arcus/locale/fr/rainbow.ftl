# Rainbow.

rainbow-name = Rainbow
rainbow-tagline = Six couleurs différentes, et chaque carte a une face cachée.
rainbow-aim = Réunis six couleurs différentes dans une ligne et ramasse le plus de cartes.

## Les règles, numérotées comme dans docs/rules/rainbow.md.

rainbow-section-1 = Les cartes
rainbow-rule-1-1 = On joue à deux avec 57 cartes. Chaque carte a deux faces différentes.
rainbow-rule-1-2 = Une face montre l’une des sept couleurs, ou bien elle est blanche ou noire. Les couleurs sont rouge, orange, jaune, vert, turquoise, bleu et violet ; le blanc est la lumière et le noir, l’ombre.
rainbow-rule-1-3 = La liste des cartes est reconstituée : deux couleurs ont toujours deux cartes en commun. Chaque couleur a une carte à face blanche et une à face noire, et une carte a une face blanche et une face noire.
rainbow-rule-1-4 = On peut aussi convenir d’autres cartes, de 8 à 60.
rainbow-example-1 = Une carte est rouge d’un côté et bleue de l’autre.

rainbow-section-2 = Le début
rainbow-rule-2-1 = Les cartes sont mélangées, tournées au hasard et placées en paquet entre les deux joueurs. Chaque carte tourne donc une face vers chaque joueur, et la garde dans le paquet comme en main.
rainbow-rule-2-2 = Ta première main est formée des trois cartes du paquet les plus proches de toi. Tu tiens chacune comme elle était, le dos vers ton adversaire.
rainbow-rule-2-3 = Tu vois ton côté des cartes des deux mains, et de la prochaine carte à ton bout du paquet. Tu ne vois aucune autre face avant qu’elle soit visible dans la ligne.
rainbow-rule-2-4 = S’il ne reste qu’une carte dans le paquet, c’est la prochaine pour les deux joueurs, et chacun en voit son côté.
rainbow-rule-2-5 = Le plus jeune commence. Ici, c’est la première place, sauf si la table a choisi la deuxième ou le hasard.
rainbow-example-2 = Tu vois du jaune sur une carte de l’autre main. Ton adversaire voit l’autre face, du vert peut-être.

rainbow-section-3 = Ton tour
rainbow-rule-3-1 = À ton tour, tu poses une, deux ou trois cartes de ta main au bout de la ligne, qui est commune aux deux joueurs.
rainbow-rule-3-2 = Avant ta première carte, tu peux retourner une carte de la ligne. Rien ne t’y oblige.
rainbow-rule-3-3 = Tu retournes une carte qui est dans la ligne, même si tu viens de la poser. Dans une ligne vide, il n’y a rien à retourner.
rainbow-rule-3-4 = Avant ta deuxième et avant ta troisième carte, tu dois retourner une carte de la ligne. Tu ne poses donc jamais deux cartes coup sur coup.
rainbow-rule-3-5 = Tu ne retournes jamais deux cartes coup sur coup.
rainbow-rule-3-6 = Tu poses une carte prise à l’un des trois emplacements de ta main. L’emplacement reste vide jusqu’à ce que tu pioches.
rainbow-rule-3-7 = Une carte posée normalement montre la face que tu vois. Une carte posée à l’aveugle montre son autre face.
rainbow-rule-3-8 = Tu peux t’arrêter après chaque carte posée ou retournée, dès que tu as posé une carte pendant ce tour.
rainbow-rule-3-9 = Après ta troisième carte, ton tour est terminé.
rainbow-example-3 = Tu poses une carte, en retournes une dans la ligne, poses ta deuxième carte et t’arrêtes.

rainbow-section-4 = La ligne
rainbow-rule-4-1 = Après chaque carte posée ou retournée, on regarde les faces visibles. Si aucun des cas suivants ne se présente, tout va bien.
rainbow-rule-4-2 = Si une face noire est visible, tu perds la manche.
rainbow-rule-4-3 = Si une couleur est visible deux fois, tu perds la manche.
rainbow-rule-4-4 = Une face blanche va avec tout, même avec une autre face blanche.
rainbow-rule-4-5 = Si tu poses la sixième carte et que tout va bien, tu as formé un arc-en-ciel et tu gagnes la manche.
rainbow-rule-4-6 = Quand tu perds une manche, ton adversaire prend toutes les cartes de la ligne dans sa pile, et tu ouvres la manche suivante.
rainbow-rule-4-7 = Quand tu gagnes une manche, tu prends les six cartes dans ta pile, et ton adversaire ouvre la manche suivante.
rainbow-rule-4-8 = La fin d’une manche met fin à ton tour, même si tu n’as posé aucune carte.
rainbow-example-4 = Rouge, bleu et vert sont visibles. Tu poses à l’aveugle et c’est bleu : deux bleus, tu perds la manche.

rainbow-section-5 = Piocher, et la fin
rainbow-rule-5-1 = Après chaque tour, tu pioches à ton bout du paquet jusqu’à avoir de nouveau trois cartes, en remplissant ta main de gauche à droite. Si le tour termine une manche, la ligne est prise avant cela.
rainbow-rule-5-2 = Si tu ne peux pas compléter ta main à trois cartes, tu pioches ce qui reste, et la partie se termine aussitôt.
rainbow-rule-5-3 = Un paquet vide ne suffit pas à finir la partie.
rainbow-rule-5-4 = Les cartes qui restent dans la ligne ne sont à personne.
rainbow-rule-5-5 = Le joueur qui a le plus de cartes dans sa pile gagne.
rainbow-rule-5-6 = À nombre égal de cartes, il y a égalité : on rejoue une partie.
rainbow-example-5 = Tu as posé deux cartes, tu en pioches deux. S’il n’en reste qu’une, tu la prends et la partie est finie.

rainbow-section-6 = Mémoire
rainbow-rule-6-1 = Personne ne regarde sous les cartes de la ligne ni dans une pile. Ce que tu as vu, tu peux le retenir, où que la carte aille.
rainbow-rule-6-2 = Avec l’aide-mémoire, la table montre ce que tu as vu des faces cachées de la ligne. Sans elle, à toi de t’en souvenir.

rainbow-option-first = Qui commence : la première place, la deuxième ou au hasard.
rainbow-option-deck = Une liste de cartes avec lesquelles jouer, deux lettres pour chacune, comme RO RY WK ; vide pour la liste reconstituée de 57.
rainbow-option-memory-aid = Montrer aux personnes ce qu’elles ont vu des faces cachées de la ligne.

## Les faces ; what est la lettre.

rainbow-face =
    { $what ->
        [R] rouge
        [O] orange
        [Y] jaune
        [G] vert
        [T] turquoise
        [B] bleu
        [P] violet
        [W] blanc
       *[K] noir
    }

## Ce qui se passe.

rainbow-event-round-began = La manche { $what } commence, la ligne est vide.
rainbow-event-dealt =
    { $you ->
        [yes] Tu reçois une carte ; ton côté : { rainbow-face }.
       *[no] { $who } reçoit une carte ; son côté : { rainbow-face }.
    }
rainbow-event-dealt-hidden =
    { $you ->
        [yes] Tu reçois une carte.
       *[no] { $who } reçoit une carte.
    }
rainbow-event-next-came =
    { $you ->
        [yes] Ta prochaine carte montre : { rainbow-face }.
       *[no] La prochaine carte pour { $who } montre : { rainbow-face }.
    }
rainbow-event-next-came-hidden =
    { $you ->
        [yes] Tu vois ta prochaine carte.
       *[no] { $who } voit sa prochaine carte.
    }
rainbow-event-turn-began =
    { $you ->
        [yes] C’est à toi de jouer.
       *[no] C’est à { $who } de jouer.
    }
rainbow-event-flipped =
    { $you ->
        [yes] Tu retournes une carte ; elle montre : { rainbow-face }.
       *[no] { $who } retourne une carte ; elle montre : { rainbow-face }.
    }
rainbow-event-laid =
    { $you ->
        [yes] Tu poses une carte : { rainbow-face }.
       *[no] { $who } pose une carte : { rainbow-face }.
    }
rainbow-event-laid-blind =
    { $you ->
        [yes] Tu poses une carte à l’aveugle ; elle montre : { rainbow-face }.
       *[no] { $who } pose une carte à l’aveugle ; elle montre : { rainbow-face }.
    }
rainbow-event-stopped =
    { $you ->
        [yes] Tu t’arrêtes.
       *[no] { $who } s’arrête.
    }
rainbow-event-met-shade =
    { $you ->
        [yes] C’est une face noire : tu perds la manche.
       *[no] C’est une face noire : { $who } perd la manche.
    }
rainbow-event-met-twin =
    { $you ->
        [yes] Une couleur est là deux fois ({ rainbow-face }) : tu perds la manche.
       *[no] Une couleur est là deux fois ({ rainbow-face }) : { $who } perd la manche.
    }
rainbow-event-made-rainbow =
    { $you ->
        [yes] Tu as formé un arc-en-ciel !
       *[no] { $who } a formé un arc-en-ciel !
    }
rainbow-event-took-row =
    { $you ->
        [yes] Tu prends toute la ligne ; nombre de cartes : { $what }.
       *[no] { $who } prend toute la ligne ; nombre de cartes : { $what }.
    }
rainbow-event-drew =
    { $you ->
        [yes] Tu pioches une carte ; ton côté : { rainbow-face }.
       *[no] { $who } pioche une carte ; son côté : { rainbow-face }.
    }
rainbow-event-drew-hidden =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $who } pioche une carte.
    }
rainbow-event-back-seen =
    { $you ->
        [yes] Tu en vois le dos : { rainbow-face }.
       *[no] { $who } en voit le dos : { rainbow-face }.
    }
rainbow-event-back-seen-hidden =
    { $you ->
        [yes] Tu en vois le dos.
       *[no] { $who } en voit le dos.
    }
rainbow-event-ran-out =
    { $you ->
        [yes] Tu ne peux pas compléter ta main : la partie est terminée.
       *[no] { $who } ne peut pas compléter sa main : la partie est terminée.
    }

## Comment cela finit.

rainbow-why-cards = La pioche est épuisée. Le plus de cartes : { $winners }.
rainbow-why-tie = La pioche est épuisée. Égalité !
rainbow-line-cards = Cartes dans la pile

## La table dans un terminal.

rainbow-tui-round = Manche { $round }, { $count ->
        [0] plus de carte dans le paquet
        [one] encore 1 carte dans le paquet
       *[other] encore { $count } cartes dans le paquet
    }
rainbow-tui-piles = Piles. { $first } : { $won }, { $second } : { $lost }
rainbow-tui-face = { $what } { rainbow-face }
rainbow-tui-row = Ligne (six font un arc-en-ciel)
rainbow-tui-row-empty = La ligne est vide.
rainbow-tui-back = au dos { $face }
rainbow-tui-back-unseen = dos pas encore vu
rainbow-tui-hand-own = Ta main :
rainbow-tui-hand-other = { $name }, faces de ton côté :
rainbow-tui-hand-hidden =
    { $count ->
        [one] { $name } : { $count } carte en main
       *[other] { $name } : { $count } cartes en main
    }
rainbow-tui-hand-empty = aucune carte
rainbow-tui-next = Ta prochaine carte : { $face }
rainbow-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [blind-lay] À toi : pose une carte.
           *[blind-flip-lay] À toi : pose une carte, ou retourne d’abord une carte de la ligne.
        }
       *[no] { $who } pose une carte, ou en retourne d’abord une.
    }
rainbow-tui-ask-flipped =
    { $you ->
        [yes] Maintenant, pose une carte.
       *[no] { $who } va poser une carte.
    }
rainbow-tui-ask-laid =
    { $you ->
        [yes] Retourne une carte pour continuer, ou arrête-toi.
       *[no] { $who } retourne une carte ou s’arrête.
    }
rainbow-tui-ask-again =
    { $you ->
        [yes] Pose une autre carte, ou arrête-toi.
       *[no] { $who } pose une autre carte ou s’arrête.
    }
rainbow-tui-ask-over = La partie est terminée.
