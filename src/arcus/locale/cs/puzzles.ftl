# Hádanky v terminálu a v prohlížeči. Mira je druhá hráčka.
puzzle-other = Mira
puzzle-you = Ty
puzzle-title = Hádanka
puzzle-of-day = Hádanka dne
puzzle-of-date = Hádanka: { $date }
puzzle-head = { $game }, obtížnost { $difficulty } z 5
puzzle-days =
    { $count ->
        [one] den
        [few] dny
       *[other] dní
    }
puzzle-give-up = Vzdát se
puzzle-again = Zkusit znovu
puzzle-more = Ještě jednu
puzzle-close = Opustit hádanku
puzzle-not-allowed = To není dovoleno.
puzzle-wrong = Ne tak docela.
puzzle-shown = Tohle je řešení.
puzzle-solved =
    { $tries ->
        [1] Vyřešeno na první pokus!
        [one] Vyřešeno na { $tries } pokus!
        [few] Vyřešeno na { $tries } pokusy!
       *[other] Vyřešeno na { $tries } pokusů!
    }
puzzle-share =
    { $tenths ->
        [one] Z deseti botů na to přijde { $tenths }.
        [few] Z deseti botů na to přijdou { $tenths }.
       *[other] Z deseti botů na to přijde { $tenths }.
    }
puzzle-next-in = Další za { $hours } h { $minutes } min
puzzle-none-left = Máš vyřešené všechny.

puzzle-stay-task = Jen jeden tah tě s jistotou udrží ve hře: ať pak Mira zahraje cokoli, můžeš se znovu dostat do vedení. Najdi ho.
puzzle-stay-wrong = Mira by mohla odpovědět takhle a cesta do vedení by pro tebe byla zavřená:
puzzle-stay-pass = Když pasuješ, vypadáváš.
puzzle-stay-done =
    { $cases ->
        [one] Mira má { $cases } možnou odpověď a ta tě nevyřadí.
        [few] Mira má { $cases } možné odpovědi a žádná tě nevyřadí.
       *[other] Mira má { $cases } možných odpovědí a žádná tě nevyřadí.
    }
puzzle-cell-task = Hraješ bez soupeřů. Které políčko ti nakonec přinese nejvíc bodů?
puzzle-cell-wrong =
    { $points ->
        [one] To tě proti nejlepšímu políčku stojí asi { $points } bod.
        [few] To tě proti nejlepšímu políčku stojí asi { $points } body.
       *[other] To tě proti nejlepšímu políčku stojí asi { $points } bodů.
    }
puzzle-cell-done =
    { $points ->
        [one] Ve hrách dohraných odsud ({ $games }) přineslo o { $points } bod víc než kterékoli jiné.
        [few] Ve hrách dohraných odsud ({ $games }) přineslo o { $points } body víc než kterékoli jiné.
       *[other] Ve hrách dohraných odsud ({ $games }) přineslo o { $points } bodů víc než kterékoli jiné.
    }
puzzle-flip-task = Jen jednu kartu můžeš bezpečně otočit, ať je vespod cokoli, a pak s jistotou nějakou vyložit. Kterou?
puzzle-flip-wrong = Mohlo by to dopadnout takhle:
puzzle-flip-stuck = Otočení je bezpečné, ale pak nemůžeš s jistotou vyložit žádnou kartu.
puzzle-flip-other = Nejdřív najdi kartu, kterou otočit.
puzzle-flip-done = Je to bezpečné, ať je vespod cokoli, a pak můžeš vyložit kartu.
puzzle-pots-task = Získej v tomto tahu dva hrnce, ať se otočí jakékoli karty.
puzzle-pots-wrong =
    { $pots ->
        [0] Žádný hrnec nemáš.
        [one] Máš jen { $pots } hrnec.
        [few] Máš jen { $pots } hrnce.
       *[other] Máš jen { $pots } hrnců.
    }
puzzle-pots-done = Dva hrnce v jednom tahu!
