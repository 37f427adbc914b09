# Hádanky v termináli a v prehliadači. Mira je druhá hráčka.
puzzle-other = Mira
puzzle-you = Ty
puzzle-title = Hádanka
puzzle-of-day = Hádanka dňa
puzzle-of-date = Hádanka: { $date }
puzzle-head = { $game }, náročnosť { $difficulty } z 5
puzzle-days =
    { $count ->
        [one] deň
        [few] dni
       *[other] dní
    }
puzzle-give-up = Vzdať sa
puzzle-again = Skúsiť znova
puzzle-more = Ešte jednu
puzzle-close = Opustiť hádanku
puzzle-not-allowed = To nie je dovolené.
puzzle-wrong = Nie celkom.
puzzle-shown = Toto je riešenie.
puzzle-solved =
    { $tries ->
        [1] Vyriešené na prvý pokus!
        [one] Vyriešené na { $tries } pokus!
        [few] Vyriešené na { $tries } pokusy!
       *[other] Vyriešené na { $tries } pokusov!
    }
puzzle-share =
    { $tenths ->
        [one] Z desiatich botov na to príde { $tenths }.
        [few] Z desiatich botov na to prídu { $tenths }.
       *[other] Z desiatich botov na to príde { $tenths }.
    }
puzzle-next-in = Ďalšia o { $hours } h { $minutes } min
puzzle-none-left = Máš vyriešené všetky.

puzzle-stay-task = Len jeden ťah ťa s istotou udrží v hre: nech potom Mira zahrá čokoľvek, môžeš sa znova dostať do vedenia. Nájdi ho.
puzzle-stay-wrong = Mira by mohla odpovedať takto a cesta do vedenia by bola pre teba zatvorená:
puzzle-stay-pass = Keď pasuješ, vypadávaš.
puzzle-stay-done =
    { $cases ->
        [one] Mira má { $cases } možnú odpoveď a tá ťa nevyradí.
        [few] Mira má { $cases } možné odpovede a žiadna ťa nevyradí.
       *[other] Mira má { $cases } možných odpovedí a žiadna ťa nevyradí.
    }
puzzle-cell-task = Hráš bez súperov. Ktoré políčko ti nakoniec prinesie najviac bodov?
puzzle-cell-wrong =
    { $points ->
        [one] To ťa oproti najlepšiemu políčku stojí asi { $points } bod.
        [few] To ťa oproti najlepšiemu políčku stojí asi { $points } body.
       *[other] To ťa oproti najlepšiemu políčku stojí asi { $points } bodov.
    }
puzzle-cell-done =
    { $points ->
        [one] V hrách dohraných odtiaľto ({ $games }) prinieslo o { $points } bod viac než ktorékoľvek iné.
        [few] V hrách dohraných odtiaľto ({ $games }) prinieslo o { $points } body viac než ktorékoľvek iné.
       *[other] V hrách dohraných odtiaľto ({ $games }) prinieslo o { $points } bodov viac než ktorékoľvek iné.
    }
puzzle-flip-task = Len jednu kartu môžeš bezpečne otočiť, nech je naspodku čokoľvek, a potom s istotou nejakú vyložiť. Ktorú?
puzzle-flip-wrong = Mohlo by to dopadnúť takto:
puzzle-flip-stuck = Otočenie je bezpečné, ale potom nemôžeš s istotou vyložiť žiadnu kartu.
puzzle-flip-other = Najprv nájdi kartu, ktorú otočiť.
puzzle-flip-done = Je to bezpečné, nech je naspodku čokoľvek, a potom môžeš vyložiť kartu.
puzzle-pots-task = Získaj v tomto ťahu dva hrnce, nech sa otočia akékoľvek karty.
puzzle-pots-wrong =
    { $pots ->
        [0] Nemáš žiadny hrniec.
        [one] Máš len { $pots } hrniec.
        [few] Máš len { $pots } hrnce.
       *[other] Máš len { $pots } hrncov.
    }
puzzle-pots-done = Dva hrnce v jednom ťahu!
