# Amit az oldal játéktáblái mondanak: a lapok és helyek nevei azoknak, akik hallgatják, és a gombok.

## Minden játék.

board-bar = Amit tehetsz
board-hand = A kezedben
board-you = Te
board-which = Melyiket?
board-put-back = Visszateszem
board-nowhere = Ez most sehová sem tehető.
board-no = Nem
board-end-turn = Lépés befejezése
board-go-on = Tovább
board-took-back =
    { $you ->
        [yes] Visszavontad az utolsó lépésedet.
       *[no] { $who } visszavonta az utolsó lépését.
    }
# The letter of a colour on cards, dice and sheets, one or two letters long.
board-letter =
    { $colour ->
        [R] P
        [O] N
        [Y] S
        [G] Z
        [T] T
        [B] K
        [I] In
        [V] Ib
        [P] L
        [W] F
       *[K] Á
    }
# The same in Red7, where a language may name or shorten a blue otherwise than in Rainbow.
board-letter-red7 = { board-letter }
# A step of a turn: the card, and what is done with it.
board-step = { $what }: { $way }

## Red7. A színeket angol betűjük jelöli: R piros, O narancs, Y sárga, G zöld, B kék, I indigó, V ibolya.

board-red7-card =
    { $colour ->
        [R] piros { $number }
        [O] narancs { $number }
        [Y] sárga { $number }
        [G] zöld { $number }
        [B] kék { $number }
        [I] indigó { $number }
       *[V] ibolya { $number }
    }
board-red7-card-in-hand = { board-red7-card }, a kezedben
board-red7-card-in-palette = { board-red7-card }, a palettádon
board-red7-card-at = { board-red7-card }, { $who } palettáján
board-red7-canvas-card = { board-red7-card }, a vásznon
board-red7-rule =
    { $colour ->
        [R] Piros
        [O] Narancs
        [Y] Sárga
        [G] Zöld
        [B] Kék
        [I] Indigó
       *[V] Ibolya
    }
board-red7-rule-is =
    { $colour ->
        [R] A piros szabály él: a legerősebb lap vezet.
        [O] A narancs szabály él: egy számból a legtöbb lap vezet.
        [Y] A sárga szabály él: egy színből a legtöbb lap vezet.
        [G] A zöld szabály él: a legtöbb páros lap vezet.
        [B] A kék szabály él: a legtöbb különböző szín vezet.
        [I] Az indigó szabály él: a leghosszabb számsorozat vezet.
       *[V] Az ibolya szabály él: a legtöbb 4-nél kisebb lap vezet.
    }
board-red7-meets-short =
    { $colour ->
        [R] legerősebb
        [O] azonos szám
        [Y] azonos szín
        [G] páros lapok
        [B] eltérő színek
        [I] számsor
       *[V] 4 alatt
    }
board-red7-who-leads =
    { $you ->
        [yes] Te vezetsz
        [nobody] Senki sem vezet
       *[no] { $who } vezet
    }
# The steps of a turn, in a word or two each.
board-red7-step =
    { $step ->
        [palette] paletta
        [take] lap elvétele
        [add] még egy
        [move] áthelyezés
        [canvas] vászon
       *[draw] húzás
    }
board-red7-strip = Ki vezet az egyes szabályok szerint
board-red7-leads =
    { $you ->
        [yes] { $rule }: te vezetsz.
       *[no] { $rule }: { $who } vezet.
    }
board-red7-leads-with =
    { $you ->
        [yes] { $rule }: te vezetsz, a lapjaid: { $cards }.
       *[no] { $rule }: { $who } vezet, a lapjai: { $cards }.
    }
board-red7-nobody-leads = { $rule }: senki sem vezet.
board-red7-would =
    { $you ->
        [yes] Te vezetnél.
       *[no] { $who } vezetne.
    }
board-red7-hint = Ezzel te vezetsz { $count } lappal: { $meets }.
board-red7-would-nobody = Senki sem vezetne.
board-red7-canvas-here = A vászonra rakom
board-red7-palette = A palettád
board-red7-palette-here = A palettámra rakom
board-red7-deck-here = Lefordítva a húzópaklira rakom
board-red7-hand-here = A kezembe veszem
board-red7-lay = A palettára
board-red7-paint = A vászonra
board-red7-take = A húzópaklira
board-red7-draw = Lap húzása
board-red7-pass = Passzolok
board-red7-pass-sure = Ha passzolsz, kiesel a körből. Passzolsz?
board-red7-you-out = Kiestél ebből a körből. Tovább nézheted a játékot.
board-red7-scored = Pontot ért: { $cards }
board-red7-known = Ismert lapok a kézben: { $cards }
board-red7-known-top = Ismert felső lap: { $card }

## Kobito. A lapok számok, kobito és swap; a szivárvány alsó vége ott van, ahol a legkisebb száma fekszik.

board-kobito-card =
    { $card ->
        [kobito] kobito
        [swap] cserelap
       *[other] { $card }
    }
board-kobito-in-hand = { board-kobito-card }, a kezedben
board-kobito-spot =
    { $kind ->
        [kobito] { $cards ->
            [one] kobito, értéke { $number }
           *[other] kobito, értéke { $number }, letakart helyen
        }
       *[number] { $cards ->
            [one] { $number }
           *[other] { $number }, letakart helyen
        }
    }
board-kobito-spot-here = Rárakom erre: { $number }
board-kobito-with = Szivárvány kezdése ezzel együtt: { $card }
board-kobito-pots = Aranyfazekak
board-kobito-pot = { $number }. fazék
board-kobito-bench = { $number }. munka{"\u00AD"}pad
board-kobito-gold = Arany: { $length } lapot kér, { $points } pontot ad. Eddig { $count } lap van ott.
board-kobito-of = / { $length }
board-kobito-deck = Pakli { $count }
board-kobito-discard = Dobópakli { $count }
board-kobito-gold-deck = Aranypakli { $count }
board-kobito-workshop = A műhelyed
board-kobito-workshop-of = { $who } műhelye
board-kobito-no-rainbow = üres műhely
board-kobito-run = { $low } – { $high }
board-kobito-empty = üres
board-kobito-lay-pot =
    { $end ->
        [low] { $number }. fazék, alsó vég
       *[high] { $number }. fazék, felső vég
    }
board-kobito-lay-bench =
    { $end ->
        [low] { $number }. munkapad, alsó vég
       *[high] { $number }. munkapad, felső vég
    }
board-kobito-move =
    { $end ->
        [low] { $count } lap ide: { $number }. fazék, alsó vég
       *[high] { $count } lap ide: { $number }. fazék, felső vég
    }
board-kobito-start = Kezdés: { $low } – { $high }
board-kobito-start-here = Szivárvány kezdése ezen a munkapadon
board-kobito-exchange = A kobito kiváltása ezzel: { $card }
board-kobito-swap = Cserelap, rajta { $card }
board-kobito-pay = Befizetem, ez 3 pontba kerül
board-kobito-pay-sure =
    { $card ->
        [kobito] Befizeted a kobitót? Ez 3 pontba kerül.
        [swap] Befizeted a cserelapot? Ez 3 pontba kerül.
       *[other] Befizeted ezt: { $card }? Ez 3 pontba kerül.
    }
board-kobito-would-win = Ezzel megnyered az aranyat: { $points } pont.
board-kobito-points = { $points } pont.
board-kobito-golds = Megnyert arany: { $golds }.
board-kobito-paid = Befizetett lapok: { $cards }.

## Qwinto. A sorokat angol betűjük jelöli: o narancs, y sárga, p lila.

board-qwinto-row =
    { $row ->
        [o] Narancs
        [y] Sárga
       *[p] Lila
    }
# A die by its colour alone, where dice are counted up.
board-qwinto-die-colour =
    { $row ->
        [o] Narancs
        [y] Sárga
       *[p] Lila
    }
board-qwinto-die =
    { $row ->
        [o] narancs kocka
        [y] sárga kocka
       *[p] lila kocka
    }
board-qwinto-die-face =
    { $row ->
        [o] narancs kocka: { $face }
        [y] sárga kocka: { $face }
       *[p] lila kocka: { $face }
    }
board-qwinto-dice = Kockák
board-qwinto-roll =
    { $count ->
        [0] Előbb válassz kockát
       *[other] Dobás { $count } kockával
    }
# Beside the dice: what their sum is most often.
board-qwinto-mostly = leggyakrabban { $sum }
board-qwinto-keep = Megtartom: { $sum }
board-qwinto-hint = A pontjaid: { $from } → { $to }.
board-qwinto-reroll = Újradobás
board-qwinto-pass = Passzolok
board-qwinto-ask-write =
    { $mine ->
        [yes] { $may ->
            [pass] { $sum } sehová sem illik. Jelölj be egy rontott dobást.
           *[write] Írd be a világító mezők egyikébe: { $sum }, vagy jelölj be egy rontott dobást.
        }
       *[no] Írd be a világító mezők egyikébe: { $sum }, vagy passzolj.
    }
board-qwinto-forced = { $sum } sehová sem illik: passzolnod kell.
board-qwinto-misthrow = Rontott dobás
board-qwinto-misthrow-sure = A rontott dobásért 5 pont levonás jár. Bejelölöd?
board-qwinto-sum = Összeg: { $sum }
board-qwinto-write =
    { $row ->
        [o] Beírás a narancs sorba: { $sum }, { $column }. oszlop; a pontjaid utána: { $points }
        [y] Beírás a sárga sorba: { $sum }, { $column }. oszlop; a pontjaid utána: { $points }
       *[p] Beírás a lila sorba: { $sum }, { $column }. oszlop; a pontjaid utána: { $points }
    }
board-qwinto-cell =
    { $row ->
        [o] narancs, { $column }. oszlop
        [y] sárga, { $column }. oszlop
       *[p] lila, { $column }. oszlop
    }
board-qwinto-write-sure = { $sum } ide: { board-qwinto-cell }?
board-qwinto-write-it = Beírom
board-qwinto-cell-filled = { board-qwinto-cell }: { $number }
board-qwinto-cell-empty = { board-qwinto-cell }: üres
board-qwinto-cell-dead = { board-qwinto-cell }: üres, és már egy dobás sem illik oda
board-qwinto-cell-bonus = { $cell }; bónuszmező
board-qwinto-cell-chosen = { board-qwinto-cell }: a választásod, { $number }
board-qwinto-sheet = A játéklapod: { $points } pont
board-qwinto-sheet-of = { $who }: { $points } pont
board-qwinto-bonus = Bónusz
board-qwinto-bonus-of = Bónusz, { $column }. oszlop: { $points }
board-qwinto-row-points = A sor pontjai: { $points }
board-qwinto-misthrows = Rontott dobások
board-qwinto-misthrow-cost = −5 mindegyik
board-qwinto-misthrows-of = Rontott dobások: { $count } / 4
# On paper, beside a line to write on.
board-qwinto-total = Összesen
board-qwinto-player = Név
board-qwinto-row-told =
    { $row ->
        [o] Narancs: { $numbers }.
        [y] Sárga: { $numbers }.
       *[p] Lila: { $numbers }.
    }
board-qwinto-number-told = { $number } ({ $column }. oszlop)
board-qwinto-nothing-told = még semmi
board-qwinto-decided = Választott
board-qwinto-choosing = Még választ
board-qwinto-you-chose = { $sum } bejelölve. Még választhatsz másik mezőt.
board-qwinto-you-passed = Ezt a dobást nem írod be.
board-qwinto-print-menu = Nyomtatás
board-qwinto-print = Játéklapok nyomtatása
board-qwinto-print-blank = Üres játéklapok nyomtatása

## Rainbow. A { rainbow-face } az az oldal, amelynek a betűje $what.

board-rainbow-in-hand = { rainbow-face }, a kezedben
board-rainbow-in-other-hand = { rainbow-face }, { $who } kezében, a te oldaladról
board-rainbow-in-row = { rainbow-face }, a sor { $place }. helye.
board-rainbow-other-side = A másik oldal: { rainbow-face }.
board-rainbow-hidden = egy lap a kézben
board-rainbow-row = A sor
board-rainbow-pile = { $count } megnyert lap
board-rainbow-won = megnyert
board-rainbow-deck =
    { $count ->
        [0] üres pakli
       *[other] { $count } a pakliban
    }
board-rainbow-round = { $round }. kör
board-rainbow-next = A következő lapod: { rainbow-face }
board-rainbow-next-short = A következő lapod
board-rainbow-lay = Leteszem: { rainbow-face }
board-rainbow-lay-here = Láthatóan teszem le a sor végére, ahogy látom
board-rainbow-blind = Vakon
board-rainbow-blind-here = Vakon teszem le, a másik oldalával felfelé
board-rainbow-flip = Megfordítom
board-rainbow-flip-here = Ezt fordítom meg
board-rainbow-turn = Megfordítás itt
board-rainbow-stop = Megállok
board-rainbow-result =
    { $result ->
        [shade] Árnyék: elveszíted a kört.
        [twin] Egy szín kétszer: elveszíted a kört.
        [rainbow] Szivárvány lesz!
       *[fine] Ez jó lesz.
    }
board-rainbow-ended =
    { $kind ->
        [shade] { $you ->
            [yes] Felülre került az árnyék: elveszítetted a kört.
           *[no] Felülre került az árnyék: { $who } elveszítette a kört.
        }
        [twin] { $you ->
            [yes] Egy szín kétszer volt ott: elveszítetted a kört.
           *[no] Egy szín kétszer volt ott: { $who } elveszítette a kört.
        }
       *[rainbow] { $you ->
            [yes] Szivárványt alkottál.
           *[no] { $who } szivárványt alkotott.
        }
    }
