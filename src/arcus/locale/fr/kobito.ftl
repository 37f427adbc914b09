# Kobito.

kobito-name = Kobito
kobito-tagline = Mène un arc-en-ciel jusqu’à l’or, et fais-le finir exactement là.
kobito-aim = Mène des arcs-en-ciel jusqu’à l’or et récolte le plus de points.

## Les règles, numérotées comme dans docs/rules/kobito.md.

kobito-section-1 = Les cartes
kobito-rule-1-1 = La pioche arc-en-ciel compte 92 cartes : chaque nombre de 1 à 12 sept fois, cinq kobitos et trois cartes d’échange.
kobito-rule-1-2 = Les douze nombres forment un cercle : 12 et 1 sont donc voisins.
kobito-rule-1-3 = La pioche d’or compte 18 cartes, et chacune demande un arc-en-ciel d’une longueur exacte. Il y en a trois pour chaque longueur de 4 à 9 : l’une rapporte un point de moins que la longueur, une autre autant, la troisième un point de plus. (La liste est reconstituée.)
kobito-rule-1-4 = On peut aussi convenir d’autres cartes d’or : au moins quatre, chacune d’une longueur de 2 à 24.
kobito-example-1 = À côté d’un 12 vont un 11 ou un 1.

kobito-section-2 = Début de la partie
kobito-rule-2-1 = Trois cartes d’or sont posées face visible. À côté de chacune se trouve une carte arc-en-ciel, le départ de son arc-en-ciel.
kobito-rule-2-2 = Un départ est toujours une carte à nombre. Si l’on révèle pour cela un kobito ou une carte d’échange, on remélange cette carte dans la pioche et l’on en révèle une autre.
kobito-rule-2-3 = Si la pioche n’a pas de carte à nombre pour un départ, on y mélange d’abord la défausse.
kobito-rule-2-4 = Chacun reçoit cinq cartes. On tire au sort qui donne, son voisin de gauche commence, et l’on tourne vers la gauche.
kobito-example-2 = On révèle un kobito comme départ : il retourne dans la pioche, et un 7 prend sa place.

kobito-section-3 = Arcs-en-ciel
kobito-rule-3-1 = Un arc-en-ciel est une suite de nombres consécutifs qui montent de son bout bas à son bout haut. Après 12 vient 1.
kobito-rule-3-2 = Les nouvelles cartes se posent au bout bas ou au bout haut d’un arc-en-ciel, jamais au milieu.
kobito-rule-3-3 = Un arc-en-ciel près de l’or ne devient jamais plus long que sa carte d’or ne le demande.
kobito-rule-3-4 = Un arc-en-ciel dans un atelier peut être aussi long que tu veux, et même faire plus d’un tour du cercle.
kobito-rule-3-5 = Une carte sur la table ne revient jamais dans une main, sauf un kobito que l’on récupère.
kobito-example-3 = 10-11-12 continue par un 1 en haut et par un 9 en bas.

kobito-section-4 = Ton tour
kobito-rule-4-1 = À ton tour, tu dois jouer une carte de ta main, et une de plus pour chaque arc-en-ciel présent dans ton atelier au début du tour. Tu peux en jouer davantage.
kobito-rule-4-2 = Tu ne dois jamais plus de cartes que tu n’en as en main.
kobito-rule-4-3 = Tu peux terminer ton tour dès que tu ne dois plus de carte, et pas avant.
kobito-rule-4-4 = Tant que tu n’as pas terminé ton tour, tu peux poser, commencer, déplacer, récupérer et couvrir, dans n’importe quel ordre et autant de fois que tu veux.
kobito-rule-4-5 = Quand tu termines ton tour, tu pioches jusqu’à avoir cinq cartes en main.
kobito-rule-4-6 = Quand il faut une carte et que la pioche est vide, on mélange la défausse, qui devient la pioche. Si elle est vide aussi, tu fais avec ce que tu as.
kobito-example-4 = Deux arcs-en-ciel sont dans ton atelier au début du tour : tu joues au moins trois cartes.

kobito-section-5 = Poser et commencer
kobito-rule-5-1 = Tu ne peux jouer ou payer que des cartes de ta main.
kobito-rule-5-2 = Tu peux poser une carte à un bout d’un arc-en-ciel près de l’or ou dans ton propre atelier, si son nombre est le suivant à ce bout. Cela compte pour une carte jouée.
kobito-rule-5-3 = Tu peux commencer un arc-en-ciel dans ton atelier avec deux cartes de nombres consécutifs. Elles comptent pour deux.
kobito-rule-5-4 = Un nouvel arc-en-ciel prend le premier établi libre de ton atelier ; les autres restent où ils sont.
kobito-rule-5-5 = Un atelier a quatre établis : il a donc de la place pour quatre arcs-en-ciel.
kobito-rule-5-6 = Les arcs-en-ciel d’un atelier ne sont jamais réunis entre eux.
kobito-example-5 = Avec un 4 et un 5, tu commences un arc-en-ciel dans ton atelier. Les deux comptent comme joués.

kobito-section-6 = Déplacer vers l’or
kobito-rule-6-1 = Tu peux déplacer un morceau d’une ou plusieurs cartes, pris à un bout d’un arc-en-ciel de ton propre atelier, vers un bout d’un arc-en-ciel près de l’or. Cela ne compte pas comme une carte jouée.
kobito-rule-6-2 = Le morceau garde son ordre, et ses nombres doivent prolonger le bout qu’il rejoint.
kobito-rule-6-3 = Le morceau peut être un arc-en-ciel entier ; on le prend par son bout bas.
kobito-rule-6-4 = Il reste au moins deux cartes, ou aucune. Une carte seule peut rester si, juste après le déplacement et avant qu’on révèle de nouvelles cartes, elle peut prolonger un arc-en-ciel près de l’or.
kobito-rule-6-5 = Une carte restée seule doit rejoindre l’or avant que tu fasses autre chose.
kobito-rule-6-6 = Ce qui est empilé à une même place se déplace ensemble, et un kobito déplacé garde son nombre.
kobito-example-6 = Tu as 6-7-8 dans ton atelier, et un arc-en-ciel près de l’or finit par 5 : tu y déplaces les trois.

kobito-section-7 = Kobitos
kobito-rule-7-1 = Un kobito représente n’importe quel nombre. Il prend le nombre de la place où on le pose, et le garde tant qu’il est sur la table.
kobito-rule-7-2 = Des deux cartes qui commencent un arc-en-ciel, une seule peut être un kobito.
kobito-rule-7-3 = Dans tout arc-en-ciel de la table, tu peux récupérer un kobito contre une carte de ta main : la carte va à sa place, le kobito dans ta main. Cela ne compte pas comme une carte jouée.
kobito-rule-7-4 = Pour cela, la carte doit avoir le nombre que le kobito représente, et le kobito ne doit pas être couvert.
kobito-rule-7-5 = Récupérer un kobito est la seule chose que tu peux faire dans l’atelier d’un autre joueur.
kobito-example-7 = Un kobito entre 3 et 5 est un 4. Avec un 4 de ta main, tu peux le récupérer.

kobito-section-8 = Cartes d’échange
kobito-rule-8-1 = Tu peux poser une carte d’échange sur une carte près de l’or ou dans ton propre atelier, et par-dessus une carte de même nombre de ta main. Ensemble, elles comptent pour deux cartes jouées.
kobito-rule-8-2 = L’arc-en-ciel ne s’allonge pas pour autant : ce qui est empilé à une même place compte pour une carte.
kobito-rule-8-3 = Une carte d’échange ne se joue jamais autrement.
kobito-rule-8-4 = La carte du dessus peut être un kobito, et celle du dessous aussi. Une place couverte peut l’être encore.
kobito-example-8 = Sur un 9, tu poses une carte d’échange et un autre 9 : cela fait deux cartes jouées.

kobito-section-9 = L’or
kobito-rule-9-1 = Quand tu amènes un arc-en-ciel près de l’or à la longueur exacte demandée, tu mets aussitôt la carte d’or dans ta pile de points.
kobito-rule-9-2 = L’arc-en-ciel va à la défausse. On révèle à sa place une nouvelle carte d’or et un nouveau départ, tant qu’il reste de l’or à piocher.
kobito-rule-9-3 = Ensuite, le tour continue.
kobito-example-9 = L’or demande cinq cartes et il y en a quatre. Tu poses la cinquième et prends l’or.

kobito-section-10 = Trop peu de cartes
kobito-rule-10-1 = Si tu dois des cartes mais que tu ne peux ni poser, ni commencer, ni couvrir, tu paies : tu mets dans ta pile de points autant de cartes de ta main que tu en dois, à ton choix, une à une.
kobito-rule-10-2 = Tu ne peux pas payer tant que tu peux poser, commencer ou couvrir, même si cela ferait plus que tu ne dois. Avant cela, tu peux déplacer et récupérer si cela peut t’aider, mais rien ne t’oblige à chercher.
kobito-rule-10-3 = Une fois que tu as commencé à payer, tu continues jusqu’à ne plus rien devoir. Ensuite, ton tour continue.
kobito-rule-10-4 = Chaque carte payée coûte 3 points à la fin.
kobito-example-10 = Tu dois deux cartes et aucune ne va. Tu en paies deux : 6 points de moins à la fin.

kobito-section-11 = La fin
kobito-rule-11-1 = La partie se termine aussitôt quand une carte d’or est gagnée alors que la pioche d’or est vide, si bien qu’il n’en reste que deux. On ne pioche ni ne paie plus rien.
kobito-rule-11-2 = La partie se termine aussi quand chacun, l’un après l’autre, a eu un tour où rien n’a été joué, payé, déplacé ni pioché.
kobito-rule-11-3 = Tu as les points de tes cartes d’or, moins 3 pour chaque autre carte de ta pile de points. Le total peut être négatif.
kobito-rule-11-4 = Le joueur qui a le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.
kobito-example-11 = De l’or valant 6 et 5, et une carte payée : 6 + 5 − 3 = 8 points.

## Options.

kobito-option-gold = Des cartes d’or au lieu des dix-huit reconstituées, chacune sous la forme longueur:points, comme 4:3 4:4 5:5 6:7.

## Ce qui se passe.

# Things and places in a sentence: sign is kobito, swap or nothing, number what it is or stands for (0: not yet);
# a card as what is laid or drawn, a card with which something is done, a row of cards, and where.
kobito-card =
    { $sign ->
        [kobito] { $number ->
            [0] un kobito
           *[other] un kobito qui vaut { $number }
        }
        [swap] une carte d’échange
       *[number] un { $number }
    }
kobito-with =
    { $sign ->
        [kobito] { $number ->
            [0] un kobito
           *[other] un kobito qui vaut { $number }
        }
        [swap] une carte d’échange
       *[number] un { $number }
    }
kobito-piece =
    { $count ->
        [1] { kobito-card }
       *[other] les cartes { $number } à { $last }
    }
kobito-at =
    { $target ->
        [g1] au pot 1
        [g2] au pot 2
        [g3] au pot 3
       *[workshop] { $you ->
            [yes] dans ton atelier
           *[no] dans son atelier
        }
    }
kobito-event-gold-turned = Nouvelle carte d’or { kobito-at } : longueur { $number }, points { $last }.
kobito-event-start-turned = L’arc-en-ciel { kobito-at } commence par un { $number }.
kobito-event-put-back =
    { $sign ->
        [swap] On a révélé une carte d’échange. Ce ne peut pas être un départ ; on la remélange dans la pioche.
       *[kobito] On a révélé un kobito. Ce ne peut pas être un départ ; on le remélange dans la pioche.
    }
kobito-event-dealt =
    { $you ->
        [yes] Tu reçois { kobito-card }.
       *[no] { $who } reçoit { kobito-card }.
    }
kobito-event-dealt-hidden =
    { $you ->
        [yes] Tu reçois une carte.
       *[no] { $who } reçoit une carte.
    }
kobito-event-turn-began =
    { $you ->
        [yes] C’est à toi de jouer. Nombre de cartes que tu dois jouer : { $what }.
       *[no] C’est à { $who } de jouer. Nombre minimum de cartes à jouer : { $what }.
    }
kobito-event-laid =
    { $you ->
        [yes] Tu poses { kobito-card } { kobito-at }.
       *[no] { $who } pose { kobito-card } { kobito-at }.
    }
kobito-event-began =
    { $you ->
        [yes] Tu commences un arc-en-ciel dans ton atelier avec { kobito-with }.
       *[no] { $who } commence un arc-en-ciel dans son atelier avec { kobito-with }.
    }
kobito-event-moved =
    { $you ->
        [yes] Tu déplaces { kobito-piece } de ton atelier { kobito-at }.
       *[no] { $who } déplace { kobito-piece } de son atelier { kobito-at }.
    }
kobito-event-exchanged =
    { $you ->
        [yes] Tu récupères un kobito { kobito-at } contre { kobito-card }.
       *[no] { $who } récupère un kobito { kobito-at } contre { kobito-card }.
    }
kobito-event-exchanged-elsewhere =
    { $you ->
        [yes] Tu récupères un kobito contre { kobito-card } chez { $other }, dans l’atelier.
       *[no] { $to_you ->
            [yes] { $who } récupère un kobito contre { kobito-card } dans ton atelier.
           *[no] { $who } récupère un kobito contre { kobito-card } chez { $other }, dans l’atelier.
        }
    }
kobito-event-took-kobito =
    { $you ->
        [yes] Tu prends ce kobito dans ta main.
       *[no] { $who } prend ce kobito dans sa main.
    }
kobito-event-swapped =
    { $you ->
        [yes] Tu couvres une carte { kobito-at } avec une carte d’échange et { kobito-with }.
       *[no] { $who } couvre une carte { kobito-at } avec une carte d’échange et { kobito-with }.
    }
kobito-event-paid =
    { $you ->
        [yes] Tu paies { kobito-card }, ce qui te coûte 3 points.
       *[no] { $who } paie { kobito-card }, ce qui coûte 3 points.
    }
kobito-event-won-gold =
    { $you ->
        [yes] { $last ->
            [one] Tu gagnes l’or de longueur { $number } : { $last } point.
           *[other] Tu gagnes l’or de longueur { $number } : { $last } points.
        }
       *[no] { $last ->
            [one] { $who } gagne l’or de longueur { $number } : { $last } point.
           *[other] { $who } gagne l’or de longueur { $number } : { $last } points.
        }
    }
kobito-event-discarded =
    L’arc-en-ciel du pot { $source ->
        [g1] 1
        [g2] 2
       *[g3] 3
    } va à la défausse. Nombre de cartes : { $what }.
kobito-event-drew =
    { $you ->
        [yes] Tu pioches { kobito-card }.
       *[no] { $who } pioche { kobito-card }.
    }
kobito-event-drew-hidden =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $who } pioche une carte.
    }
kobito-event-shuffled = On mélange la défausse. Cartes maintenant dans la pioche : { $what }.
kobito-event-stopped = Plus personne ne pouvait rien faire : la partie s’arrête.

## Comment cela finit.

kobito-why-points =
    { $count ->
        [one] Il n’y a plus d’or. Le plus de points : { $winners }.
       *[other] Il n’y a plus d’or. Égalité de points, victoire partagée : { $winners }.
    }
kobito-why-stopped =
    { $count ->
        [one] On ne pouvait plus rien jouer. Le plus de points : { $winners }.
       *[other] On ne pouvait plus rien jouer. Égalité de points, victoire partagée : { $winners }.
    }
kobito-line-gold = Cartes d’or
kobito-line-penalty = Cartes payées

## La table dans un terminal.

kobito-tui-decks = Pioche { $deck }, défausse { $discard }, pioche d’or { $golds }
kobito-tui-gold = Or
kobito-tui-pot =
    { $points ->
        [one] { $place } demande { $length }, rapporte { $points } point
       *[other] { $place } demande { $length }, rapporte { $points } points
    }
kobito-tui-pot-empty = { $place } est vide
kobito-tui-rainbow = { $rainbow } (longueur { $count } ; ensuite { $low } en bas, { $high } en haut)
kobito-tui-players = À la table (> doit jouer)
kobito-tui-you = { $name } (toi)
kobito-tui-player =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
kobito-tui-in-hand =
    { $count ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
kobito-tui-won = or { $golds }
kobito-tui-paid = payé { $cards }
kobito-tui-no-rainbow = pas d’arc-en-ciel dans l’atelier
kobito-tui-hand = Ta main : { $cards }
kobito-tui-no-cards = aucune carte
kobito-tui-key = 11-12-1 : un arc-en-ciel à partir de son bout bas ; k7 : un kobito valant 7 ; 7s7 : un 7, dessus une carte d’échange et un autre 7.
kobito-tui-ask-playing =
    { $you ->
        [yes] { $owed ->
            [0] À toi : tu peux continuer, ou terminer ton tour.
            [one] À toi : il te reste 1 carte à jouer.
           *[other] À toi : il te reste { $owed } cartes à jouer.
        }
       *[no] { $owed ->
            [0] { $who } peut continuer ou terminer son tour.
            [one] { $who } doit encore jouer 1 carte.
           *[other] { $who } doit encore jouer { $owed } cartes.
        }
    }
kobito-tui-ask-paying =
    { $you ->
        [yes] { $owed ->
            [one] Tu dois encore payer { $owed } carte.
           *[other] Tu dois encore payer { $owed } cartes.
        }
       *[no] { $owed ->
            [one] { $who } doit encore payer { $owed } carte.
           *[other] { $who } doit encore payer { $owed } cartes.
        }
    }
kobito-tui-ask-leftover =
    { $you ->
        [yes] Ta carte seule doit rejoindre l’or maintenant.
       *[no] { $who } doit maintenant amener sa carte seule jusqu’à l’or.
    }
kobito-tui-ask-over = La partie est terminée.
