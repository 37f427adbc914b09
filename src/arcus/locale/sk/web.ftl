# What the web app says around the boards.

web-name = Arcus
web-tagline = Štyri hry pod jednou dúhou
web-tagline-note = Priatelia, neznámi alebo boti. Bez účtu.
web-skip = Prejsť na obsah
web-nav = Hlavné stránky
web-home = Arcus: úvodná stránka
web-to-home = Úvodná stránka
web-close = Zavrieť
web-yes = Áno
web-no = Nie
web-you = (ty)
web-times = { $sentence } ({ $times }-krát)

## When something goes wrong.

web-error = Niečo sa pokazilo. Skús to znova.
web-no-connection = Spojenie so serverom nefunguje.
web-offline = Si offline. Pravidlá a nastavenia fungujú ďalej.
web-lost = Spojenie sa prerušilo. Obnovuje sa… O žiaden ťah neprídeš.
web-no-table-yet = Stôl zatiaľ neodpovedá. Skúšame to znova…
web-opening = Pripravujeme stôl…
web-reload = Načítať znova
web-try-again = Skúsiť znova
web-no-page = Taká stránka tu nie je.
web-no-game = Taká hra tu nie je.

## First page.

web-mine = Tvoje stoly
web-games = Hry
web-play-now = Hrať
web-find = Nájsť súpera
web-find-note = Spojíme ťa s ďalším človekom, ktorý hľadá tú istú hru.
web-rules = Pravidlá
web-lesson = Lekcia
web-lesson-offer =
    { $minutes ->
        [one] { $game } ešte nepoznáš? Nauč sa to za { $minutes } minútu.
        [few] { $game } ešte nepoznáš? Nauč sa to za { $minutes } minúty.
        [many] { $game } ešte nepoznáš? Nauč sa to za { $minutes } minúty.
       *[other] { $game } ešte nepoznáš? Nauč sa to za { $minutes } minút.
    }
web-have-code = Máš kód?
web-go = Vstúpiť
web-puzzle = Hádanka dňa
web-watch-public = Sledovať hru
web-my-games = Moje hry
web-palettes-link = Farby a farbosleposť

# Names for guests who give none, with commas between them: short friendly words, best animals.
web-guest-names = Líška, Vydra, Volavka, Jazvec, Dážďovník, Zajac, Rys, Červienka, Kuna, Sova, Pinka, Bobor

## A table as one line of a list.

web-your-turn = Si na ťahu
web-free-seats =
    { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
web-nobody = Zatiaľ nikto
web-play = Hrať
web-open = Otvoriť
web-join = Pridať sa
web-watch = Sledovať
web-phase-gathering = Čoskoro sa začne
web-phase-dealing = Rozdáva sa
web-phase-playing = Hrá sa
web-phase-paused = Pozastavené
web-phase-over = Dohrané
web-phase-closed = Zavreté

web-dealing = Rozdáva sa… Čaká sa na: { $names }
web-deal-void = { $count ->
    [one] Rozdanie je neplatné
    [few] { $count } rozdania sú neplatné
   *[other] { $count } rozdaní je neplatných
}: z miesta { $seats } neprišla včas odpoveď. Rozdá sa znova.

## All tables.

web-lobby = Stoly
web-all-games = Všetky
web-lobby-open = Otvorené pre každého
web-lobby-open-none = Práve tu nie je žiaden otvorený stôl.
web-lobby-be-first = Otvor nejaký, alebo si nájdi súpera: možno hneď niekto príde.
web-open-anyone = Otvoriť stôl pre všetkých
web-lobby-playing = Hry na sledovanie
web-lobby-playing-none = Práve sa nehrá žiadna verejná hra.
web-lobby-finished = Dohrané

## A new table.

web-new-table = Nový stôl
web-room = Hráči: { $least } až { $most }
web-who-plays = Kto hrá?
web-way-bots = Boti
web-way-friends = Priatelia
web-way-device = Jedno zariadenie
web-way-anyone = Ktokoľvek
web-way-bots-short = hneď hráš
web-way-friends-short = odkazom či kódom
web-way-device-short = podávajte si ho
web-way-anyone-short = otvorený stôl
web-way-bots-note = Na ostatné miesta si sadnú boti a hra sa hneď začne.
web-way-friends-note = Dostaneš odkaz, kód a QR kód pre svojich priateľov. Voľné miesta môžu obsadiť boti.
web-way-device-note = Všetci hrajú na tomto zariadení a podávajú si ho. Nikto nevidí karty ostatných.
web-way-anyone-note = Tvoj stôl bude v zozname a pridať sa môže ktokoľvek.
web-seats = Hráči
web-level = Sila botov
web-people = Kto hrá na tomto zariadení?
web-your-name = Tvoje meno
web-name-any = Pekné meno ti vyberieme
web-more-options = Ďalšie voľby
web-start = Začať
web-open-table = Otvoriť stôl
web-option-value = { $title }: { $value }
web-option-red7-advanced = Pokročilý variant
web-option-red7-actions = Akcie
web-option-red7-rounds = Počet kôl
web-option-rainbow-first = Kto začína
web-option-rainbow-first-0 = Prvé miesto
web-option-rainbow-first-1 = Druhé miesto
web-option-rainbow-first-random = Náhodne
web-option-rainbow-deck = Vlastné karty
web-option-rainbow-memory-aid = Pomôcka pre pamäť
web-option-kobito-gold = Vlastné karty zlata
web-clock = Hodiny
web-clock-none = Žiadne
web-clock-quick = Rýchle
web-clock-calm = Pokojné
web-clock-days = Na dni
web-clock-each = { $time } na hráča
web-clock-note = Každý má { $time } a po každom ťahu ešte { $gain }.
web-clock-left = Zvyšný čas: { $time }
web-days =
    { $count ->
        [one] { $count } deň
        [few] { $count } dni
       *[other] { $count } dní
    }
web-absent = Keď niekomu vyprší čas
web-absent-bot = Ďalej hrá bot
web-absent-lose = Hráč prehráva
web-hints = Povoliť rady
web-hints-note = Každý hráč sa smie spýtať, čo by urobil majster.
web-memory-aid = Pomôcka pre pamäť
web-memory-aid-note = Ukazuje skryté strany, ktoré už poznáš.
web-spectators = Povoliť divákov
web-spectators-note = Ostatní sa môžu pozerať; čo je skryté, zostane skryté.
web-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčov
    }
web-players-range = Počet hráčov: { $least } až { $most }

## Before the game.

web-waiting =
    { $count ->
        [one] { $count } miesto je voľné
        [few] { $count } miesta sú voľné
       *[other] { $count } miest je voľných
    }
web-all-here = Všetci sú tu
web-not-here = Čaká sa na: { $names }
web-seat-open = Miesto { $number }
web-seat-person = Hráč { $number }
web-bot-name = Bot { $number }
web-sit = Posadiť sa
web-sit-here = Sadnúť si sem
web-rise = Vstať
web-add-bot = pridať bota
web-seat-free = voľné
web-seat-here = je tu
web-fill = Doplniť botmi
web-remove = Uvoľniť miesto: { $name }
web-begin = Začať
web-begin-note = Hra sa môže začať, keď bude obsadené každé miesto. Doplniť ich môžu boti.
web-host-begins = Hostiteľ hru začne, keď budú všetci tu.
web-invite = Pozvať
web-invite-note = Účet netreba. Kto otvorí odkaz, môže si sadnúť.
web-invite-text = Poď si so mnou zahrať { $game }.
web-invited = Pozvánka do hry { $game }
web-join-title = Pridať sa k stolu
web-looking = Hľadáme stôl…
web-code = Kód
web-link = Odkaz
web-qr = QR kód odkazu
web-copy = Kopírovať odkaz
web-copied = Skopírované
web-share = Zdieľať
web-lock = Zamknúť stôl
web-unlock = Odomknúť stôl
web-locked = Stôl je zamknutý: nikto ďalší si nesadne.
web-full = Všetky miesta sú obsadené.

## The table.

web-menu = Ponuka
web-log = Čo sa stalo
web-log-empty = Zatiaľ sa nič nestalo.
web-aside = Čo sa stalo a príkazový riadok
web-tools = Nástroje
web-onlookers = Diváci:
web-watching = Sleduješ hru.
web-gave-up =
    { $you ->
        [yes] Túto hru vzdávaš. Dohrá ju za teba bot.
       *[no] { $who } túto hru vzdáva: miesto dohrá bot.
    }
web-out-of-time =
    { $you ->
        [yes] Vypršal ti čas. Hru za teba dohrá bot.
       *[no] { $who }: čas vypršal, miesto dohrá bot.
    }
web-turn-of = Na ťahu je { $names }
web-still-choosing =
    { $count ->
        [1] Ešte vyberá: { $names }
       *[other] Ešte vyberajú: { $names }
    }
web-seat-lost = vzdané
web-seat-late = vypršal čas
web-seat-gone = preč z hry
web-seat-away = preč
web-seat-stand-in = hrá bot
web-seat-decided = vybraté
web-seat-thinking = rozmýšľa
web-seat-to-act = na ťahu
web-seat-steps =
    { $steps ->
        [one] zatiaľ { $steps } krok
        [few] zatiaľ { $steps } kroky
       *[other] zatiaľ { $steps } krokov
    }
web-paused = Hra je pozastavená.
web-pause = Pozastaviť
web-go-on = Pokračovať
web-undo = Späť
web-undone = Vzaté späť: „{ $move }“
web-hint = Rada
web-thinking = Rozmýšľa…
web-hint-why =
    { $case ->
        [only] Jediný dobrý ťah.
        [same] Asi rovnako dobrý ako druhý najlepší ťah.
       *[better] Tvoje šance: asi { $best } %. S druhým najlepším ťahom: { $next } %.
    }
web-hints-title = Ako by hral majster, od najlepšieho ťahu
web-hint-best = Majster by zvolil „{ $move }“.
web-more-time = Viac času
web-say = Niečo povedať
web-said = { $who } hovorí: { $phrase }
web-bot-plays = Hrá za teba bot.
web-back = Som späť
web-bot-for = Nahradiť botom: { $name }
web-pass-to = { $name }, si na ťahu
web-pass-note = Podajte zariadenie ďalej; všetci ostatní sa pozerajú inam.
web-pass-ready = Môžem hrať
web-question-take-back = { $who } chce vrátiť posledný ťah.
web-question-end = { $who } chce hru tu ukončiť.
web-question-rematch = { $who } navrhuje odvetu.
web-question-waits = Čaká sa na odpoveď ostatných.
web-away-wait = { $who } je preč. O { $seconds } s môžeš rozhodnúť, ako ďalej.
web-away-decide = { $who } je preč dlhšie ako minútu. Ako chceš pokračovať?
web-claim-win = Vziať si výhru
web-claim-bot = Nechať hrať bota
web-ask-take-back = Požiadať o vrátenie posledného ťahu
web-ask-end = Požiadať o ukončenie hry
web-resign = Vzdať hru
web-resign-sure =
    { $others ->
        [nobody] Vzdať hru? Hneď sa skončí.
        [opponent] Vzdať hru? { $name } hneď vyhrá.
       *[several] Vzdať hru? Dohrá ju za teba bot a vyhrať už nemôžeš.
    }
web-close-table = Zavrieť stôl
web-close-sure = Zavrieť tento stôl pre všetkých?
web-leave = Odísť od stola
web-command = Napísať ťah
web-command-play = Zahrať
web-moves =
    { $count ->
        [0] Teraz žiadne ťahy
        [one] { $count } možný ťah
        [few] { $count } možné ťahy
       *[other] { $count } možných ťahov
    }
web-gone-removed = Hostiteľ uvoľnil tvoje miesto.
web-gone-closed = Stôl je zavretý.

## Phrases that people say to each other at the table.

web-phrase-hello = Ahoj!
web-phrase-good-luck = Veľa šťastia!
web-phrase-well-played = Dobre zahrané!
web-phrase-thanks = Vďaka!
web-phrase-oops = Ojoj!
web-phrase-thinking = Chvíľku rozmýšľam…
web-phrase-hurry = Si na ťahu!
web-phrase-wow = Páni!
web-phrase-again = Ešte raz?
web-phrase-bye = Maj sa!

## The rules sheet.

web-rules-of = Pravidlá hry { $game }
web-who-leads = Kto vedie?
web-rules-now = platí teraz
web-example = Príklad:
web-print = Vytlačiť
web-rule-forbids = Zakazuje to toto pravidlo
web-rule-number = Pravidlo { $rule }

## The result.

web-over = Hra sa skončila
web-you-won = Vyhrávaš!
web-you-share = Delíš sa o víťazstvo!
web-won =
    { $count ->
        [1] Vyhráva { $names }
       *[other] Delené víťazstvo: { $names }
    }
web-winner = Víťazstvo:
web-points = Body:
web-ended-agreed = Všetci sa zhodli, že hra sa tu končí.
web-ended-closed = Stôl bol zavretý.
web-ended-lost = Kto hru vzdá alebo komu vyprší čas, nemôže vyhrať.
web-ended-away = { $who }: príliš dlhá neprítomnosť.
web-ended-gave-up =
    { $count ->
        [1] { $who } hru vzdáva.
       *[other] { $who } hru vzdávajú.
    }
web-ended-late = { $who }: čas vypršal.
web-rematch = Hrať znova
web-to-rematch = K ďalšej hre
web-rematch-declined = Bez odvety: { $names }
web-series = Séria: { $score }
web-see-table = Pozrieť stôl
web-see-result = K výsledku
web-replay = Priebeh hry
web-record = Záznam
web-fairness = Bolo rozdanie poctivé?
web-luck = Sú kocky poctivé?

## Settings.

web-settings = Nastavenia
web-save = Uložiť
web-saved = Uložené.
web-language = Jazyk
web-language-auto = Podľa prehliadača ({ $language })
web-theme = Farby
web-theme-auto = Automaticky
web-theme-light = Svetlé
web-theme-dark = Tmavé
web-motion = Pohyb
web-motion-auto = Automaticky
web-motion-full = Plný
web-motion-reduced = Obmedzený
web-speed = Tempo
web-speed-calm = Pomalé
web-speed-normal = Bežné
web-speed-instant = Okamžité
web-sound = Zvuk
web-sound-note = Karty, kocky a tvoj ťah.
web-notify = Upozorniť ma, keď som na ťahu
web-notify-note = Oznámenie, keď je stránka na pozadí.
web-notify-secure = Vyžaduje zabezpečené spojenie (https).
web-vibrate = Zavibrovať, keď som na ťahu
web-vibrate-note = Keď je stránka na pozadí.
web-install = Nainštalovať ako aplikáciu
web-device = Ďalšie zariadenie
web-device-note = Odkaz prenesie tvoje stoly na iné zariadenie. Funguje len raz a len niekoľko minút. Nikomu ho nedávaj: kto ho otvorí, môže hrať za teba.
web-device-link = Vytvoriť odkaz
web-log-out = Odhlásiť ostatné zariadenia
web-logged-out = Ostatné zariadenia sú odhlásené.
web-data = Tvoje údaje
web-data-note = Server uchováva tvoje meno, tvoje miesta a tvoje hry. Všetko si môžeš stiahnuť alebo vymazať.
web-data-get = Stiahnuť
web-data-delete = Vymazať moje údaje
web-data-sure = Áno, vymazať všetko
web-data-gone = Tvoje údaje sú vymazané.
web-recover = Hrať ďalej tu
web-recover-note = Tento odkaz prenesie do tohto prehliadača teba aj tvoje stoly.
web-recover-here = Áno, to som ja
web-recover-none = Tento odkaz nie je úplný. Skopíruj ho znova.

## Colours.

web-palettes = Farby a farbosleposť
web-palettes-note = Každá farba má aj písmeno alebo číslo a vlastný tvar. Takto vyzerajú palety pri farbosleposti a bez nej.
web-sight-full = Plné farebné videnie
web-sight-protanopia = Protanopia: bez červených čapíkov
web-sight-deuteranopia = Deuteranopia: bez zelených čapíkov
web-sight-tritanopia = Tritanopia: bez modrých čapíkov
