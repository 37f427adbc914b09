# What the web app says around the boards.

web-name = Arcus
web-tagline = Čtyři hry pod jednou duhou
web-tagline-note = Přátelé, neznámí nebo boti. Bez účtu.
web-skip = Přejít na obsah
web-nav = Hlavní stránky
web-home = Arcus: úvodní stránka
web-to-home = Úvodní stránka
web-close = Zavřít
web-yes = Ano
web-no = Ne
web-you = (ty)
web-times = { $sentence } ({ $times }krát)

## When something goes wrong.

web-error = Něco se pokazilo. Zkus to znovu.
web-no-connection = Spojení se serverem nefunguje.
web-offline = Jsi offline. Pravidla a nastavení fungují dál.
web-lost = Spojení se přerušilo. Obnovuje se… O žádný tah nepřijdeš.
web-no-table-yet = Stůl zatím neodpovídá. Zkoušíme to znovu…
web-opening = Připravujeme stůl…
web-reload = Načíst znovu
web-try-again = Zkusit znovu
web-no-page = Taková stránka tu není.
web-no-game = Taková hra tu není.

## First page.

web-mine = Tvoje stoly
web-games = Hry
web-play-now = Hrát
web-find = Najít soupeře
web-find-note = Spojíme tě s dalším člověkem, který hledá stejnou hru.
web-rules = Pravidla
web-lesson = Lekce
web-lesson-offer =
    { $minutes ->
        [one] { $game } ještě neznáš? Nauč se to za { $minutes } minutu.
        [few] { $game } ještě neznáš? Nauč se to za { $minutes } minuty.
        [many] { $game } ještě neznáš? Nauč se to za { $minutes } minuty.
       *[other] { $game } ještě neznáš? Nauč se to za { $minutes } minut.
    }
web-have-code = Máš kód?
web-go = Vstoupit
web-puzzle = Hádanka dne
web-watch-public = Sledovat hru
web-my-games = Moje hry
web-palettes-link = Barvy a barvoslepost

# Names for guests who give none, with commas between them: short friendly words, best animals.
web-guest-names = Liška, Vydra, Volavka, Jezevec, Rorýs, Zajíc, Rys, Červenka, Kuna, Sova, Pěnkava, Bobr

## A table as one line of a list.

web-your-turn = Jsi na tahu
web-free-seats =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-nobody = Zatím nikdo
web-play = Hrát
web-open = Otevřít
web-join = Přidat se
web-watch = Sledovat
web-phase-gathering = Brzy začne
web-phase-dealing = Rozdává se
web-phase-playing = Hraje se
web-phase-paused = Pozastaveno
web-phase-over = Dohráno
web-phase-closed = Zavřeno

web-dealing = Rozdává se… Čeká se na: { $names }
web-deal-void = { $count ->
    [one] Rozdání je neplatné
    [few] { $count } rozdání jsou neplatná
   *[other] { $count } rozdání je neplatných
}: z místa { $seats } nepřišla včas odpověď. Rozdá se znovu.

## All tables.

web-lobby = Stoly
web-all-games = Všechny
web-lobby-open = Otevřené pro každého
web-lobby-open-none = Právě tu není žádný otevřený stůl.
web-lobby-be-first = Otevři nějaký, nebo si najdi soupeře: třeba hned někdo přijde.
web-open-anyone = Otevřít stůl pro všechny
web-lobby-playing = Hry ke sledování
web-lobby-playing-none = Právě se nehraje žádná veřejná hra.
web-lobby-finished = Dohrané

## A new table.

web-new-table = Nový stůl
web-room = Hráči: { $least }–{ $most }
web-who-plays = Kdo hraje?
web-way-bots = Boti
web-way-friends = Přátelé
web-way-device = Jedno zařízení
web-way-anyone = Kdokoli
web-way-bots-short = hned hrajete
web-way-friends-short = odkazem či kódem
web-way-device-short = podávejte si ho
web-way-anyone-short = otevřený stůl
web-way-bots-note = Na ostatní místa usednou boti a hra hned začne.
web-way-friends-note = Dostaneš odkaz, kód a QR kód pro své přátele. Volná místa mohou obsadit boti.
web-way-device-note = Všichni hrají na tomto zařízení a předávají si ho. Nikdo nevidí karty ostatních.
web-way-anyone-note = Tvůj stůl bude v seznamu a přidat se může kdokoli.
web-seats = Hráči
web-level = Síla botů
web-people = Kdo hraje na tomto zařízení?
web-your-name = Tvé jméno
web-name-any = Pěkné jméno ti vybereme
web-more-options = Další volby
web-start = Začít
web-open-table = Otevřít stůl
web-option-value = { $title }: { $value }
web-option-red7-advanced = Pokročilá varianta
web-option-red7-actions = Akce
web-option-red7-rounds = Počet kol
web-option-rainbow-first = Kdo začíná
web-option-rainbow-first-0 = První místo
web-option-rainbow-first-1 = Druhé místo
web-option-rainbow-first-random = Náhodně
web-option-rainbow-deck = Vlastní karty
web-option-rainbow-memory-aid = Pomůcka pro paměť
web-option-kobito-gold = Vlastní karty zlata
web-clock = Hodiny
web-clock-none = Žádné
web-clock-quick = Rychlé
web-clock-calm = Klidné
web-clock-days = Na dny
web-clock-each = { $time } na hráče
web-clock-note = Každý má { $time } a po každém tahu ještě { $gain }.
web-clock-left = Zbývající čas: { $time }
web-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
web-absent = Když někomu vyprší čas
web-absent-bot = Dál hraje bot
web-absent-lose = Hráč prohrává
web-hints = Povolit nápovědu
web-hints-note = Každý hráč se smí zeptat, co by udělal mistr.
web-memory-aid = Pomůcka pro paměť
web-memory-aid-note = Ukazuje skryté strany, které už znáš.
web-spectators = Povolit diváky
web-spectators-note = Ostatní se mohou dívat; co je skryté, zůstane skryté.
web-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
web-players-range = Počet hráčů: { $least } až { $most }

## Before the game.

web-waiting =
    { $count ->
        [one] { $count } místo je volné
        [few] { $count } místa jsou volná
       *[other] { $count } míst je volných
    }
web-all-here = Všichni jsou tu
web-not-here = Ještě chybí: { $names }
web-seat-open = Místo { $number }
web-seat-person = Hráč { $number }
web-bot-name = Bot { $number }
web-sit = Posadit se
web-sit-here = Sednout si sem
web-rise = Vstát
web-add-bot = přidat bota
web-seat-free = volné
web-seat-here = je tu
web-fill = Doplnit boty
web-remove = Uvolnit místo: { $name }
web-begin = Začít
web-begin-note = Hra může začít, až bude obsazené každé místo. Doplnit je mohou boti.
web-host-begins = Hostitel hru začne, až budou všichni tady.
web-invite = Pozvat
web-invite-note = Účet není potřeba. Kdo otevře odkaz, může si sednout.
web-invite-text = Pojď si se mnou zahrát { $game }.
web-invited = Pozvánka do hry { $game }
web-join-title = Přidat se ke stolu
web-looking = Hledáme stůl…
web-code = Kód
web-link = Odkaz
web-qr = QR kód odkazu
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-share = Sdílet
web-lock = Zamknout stůl
web-unlock = Odemknout stůl
web-locked = Stůl je zamčený: nikdo další si nesedne.
web-full = Všechna místa jsou obsazená.

## The table.

web-menu = Nabídka
web-log = Co se stalo
web-log-empty = Zatím se nic nestalo.
web-aside = Co se stalo a příkazový řádek
web-tools = Nástroje
web-onlookers = Diváci:
web-watching = Sleduješ hru.
web-gave-up =
    { $you ->
        [yes] Tuto hru vzdáváš. Dohraje ji za tebe bot.
       *[no] { $who } tuto hru vzdává: místo dohraje bot.
    }
web-out-of-time =
    { $you ->
        [yes] Vypršel ti čas. Hru za tebe dohraje bot.
       *[no] { $who }: čas vypršel, místo dohraje bot.
    }
web-turn-of = Na tahu je { $names }
web-still-choosing =
    { $count ->
        [1] Ještě vybírá: { $names }
       *[other] Ještě vybírají: { $names }
    }
web-seat-lost = vzdáno
web-seat-late = vypršel čas
web-seat-gone = pryč ze hry
web-seat-away = pryč
web-seat-stand-in = hraje bot
web-seat-decided = vybráno
web-seat-thinking = přemýšlí
web-seat-to-act = na tahu
web-seat-steps =
    { $steps ->
        [one] zatím { $steps } krok
        [few] zatím { $steps } kroky
       *[other] zatím { $steps } kroků
    }
web-paused = Hra je pozastavená.
web-pause = Pozastavit
web-go-on = Pokračovat
web-undo = Zpět
web-undone = Vzato zpět: „{ $move }“
web-hint = Nápověda
web-thinking = Přemýšlí…
web-hint-why =
    { $case ->
        [only] Jediný dobrý tah.
        [same] Asi stejně dobrý jako druhý nejlepší tah.
       *[better] Tvoje šance: asi { $best } %. S druhým nejlepším tahem: { $next } %.
    }
web-hints-title = Jak by hrál mistr, od nejlepšího tahu
web-hint-best = Mistr by zvolil „{ $move }“.
web-more-time = Víc času
web-say = Něco říct
web-said = { $who } říká: { $phrase }
web-bot-plays = Hraje za tebe bot.
web-back = Jsem zpátky
web-bot-for = Nahradit botem: { $name }
web-pass-to = Na tahu je { $name }
web-pass-note = Předejte zařízení; všichni ostatní se dívají jinam.
web-pass-ready = Můžu hrát
web-question-take-back = { $who } chce vrátit poslední tah.
web-question-end = { $who } chce hru tady ukončit.
web-question-rematch = { $who } navrhuje odvetu.
web-question-waits = Čeká se na odpověď ostatních.
web-away-wait = { $who } je pryč. Za { $seconds } s můžeš rozhodnout, jak dál.
web-away-decide = { $who } je pryč déle než minutu. Jak chceš pokračovat?
web-claim-win = Vzít si výhru
web-claim-bot = Nechat hrát bota
web-ask-take-back = Požádat o vrácení posledního tahu
web-ask-end = Požádat o ukončení hry
web-resign = Vzdát hru
web-resign-sure =
    { $others ->
        [nobody] Vzdát hru? Hned skončí.
        [opponent] Vzdát hru? { $name } hned vyhraje.
       *[several] Vzdát hru? Dohraje ji za tebe bot a vyhrát už nemůžeš.
    }
web-close-table = Zavřít stůl
web-close-sure = Zavřít tento stůl pro všechny?
web-leave = Odejít od stolu
web-command = Napsat tah
web-command-play = Zahrát
web-moves =
    { $count ->
        [0] Teď žádné tahy
        [one] { $count } možný tah
        [few] { $count } možné tahy
       *[other] { $count } možných tahů
    }
web-gone-removed = Hostitel uvolnil tvé místo.
web-gone-closed = Stůl je zavřený.

## Phrases that people say to each other at the table.

web-phrase-hello = Ahoj!
web-phrase-good-luck = Hodně štěstí!
web-phrase-well-played = Dobře zahráno!
web-phrase-thanks = Díky!
web-phrase-oops = Jejda!
web-phrase-thinking = Chvilku přemýšlím…
web-phrase-hurry = Jsi na tahu!
web-phrase-wow = Páni!
web-phrase-again = Ještě jednou?
web-phrase-bye = Měj se!

## The rules sheet.

web-rules-of = Pravidla hry { $game }
web-who-leads = Kdo vede?
web-rules-now = platí teď
web-example = Příklad:
web-print = Vytisknout
web-rule-forbids = Zakazuje to toto pravidlo
web-rule-number = Pravidlo { $rule }

## The result.

web-over = Hra skončila
web-you-won = Vyhráváš!
web-you-share = Dělíš se o vítězství!
web-won =
    { $count ->
        [1] Vyhrává { $names }
       *[other] Dělené vítězství: { $names }
    }
web-winner = Vítězství:
web-points = Body:
web-ended-agreed = Všichni se shodli, že hra tady končí.
web-ended-closed = Stůl byl zavřen.
web-ended-lost = Kdo hru vzdá nebo komu vyprší čas, nemůže vyhrát.
web-ended-away = { $who }: příliš dlouhá nepřítomnost.
web-ended-gave-up =
    { $count ->
        [1] { $who } hru vzdává.
       *[other] { $who } hru vzdávají.
    }
web-ended-late = { $who }: čas vypršel.
web-rematch = Hrát znovu
web-to-rematch = K další hře
web-rematch-declined = Bez odvety: { $names }
web-series = Série: { $score }
web-see-table = Podívat se na stůl
web-see-result = K výsledku
web-replay = Přehrání
web-record = Záznam
web-fairness = Bylo rozdání poctivé?
web-luck = Jsou kostky poctivé?

## Settings.

web-settings = Nastavení
web-save = Uložit
web-saved = Uloženo.
web-language = Jazyk
web-language-auto = Podle prohlížeče ({ $language })
web-theme = Barvy
web-theme-auto = Automaticky
web-theme-light = Světlé
web-theme-dark = Tmavé
web-motion = Pohyb
web-motion-auto = Automaticky
web-motion-full = Plný
web-motion-reduced = Omezený
web-speed = Tempo
web-speed-calm = Pomalé
web-speed-normal = Běžné
web-speed-instant = Okamžité
web-sound = Zvuk
web-sound-note = Karty, kostky a tvůj tah.
web-notify = Upozornit mě, když jsem na tahu
web-notify-note = Oznámení, když je stránka na pozadí.
web-notify-secure = Vyžaduje zabezpečené spojení (https).
web-vibrate = Zavibrovat, když jsem na tahu
web-vibrate-note = Když je stránka na pozadí.
web-install = Nainstalovat jako aplikaci
web-device = Další zařízení
web-device-note = Odkaz přenese tvé stoly na jiné zařízení. Funguje jen jednou a jen několik minut. Nikomu ho nedávej: kdo ho otevře, může hrát za tebe.
web-device-link = Vytvořit odkaz
web-log-out = Odhlásit ostatní zařízení
web-logged-out = Ostatní zařízení jsou odhlášena.
web-data = Tvá data
web-data-note = Server uchovává tvé jméno, tvá místa a tvé hry. Všechno si můžeš stáhnout nebo smazat.
web-data-get = Stáhnout
web-data-delete = Smazat moje data
web-data-sure = Ano, smazat všechno
web-data-gone = Tvoje data jsou smazaná.
web-recover = Hrát dál tady
web-recover-note = Tento odkaz přenese do tohoto prohlížeče tebe i tvé stoly.
web-recover-here = Ano, to jsem já
web-recover-none = Tento odkaz není úplný. Zkopíruj ho znovu.

## Colours.

web-palettes = Barvy a barvoslepost
web-palettes-note = Každá barva má také písmeno nebo číslo a vlastní tvar. Takhle vypadají palety při barvosleposti a bez ní.
web-sight-full = Plné barevné vidění
web-sight-protanopia = Protanopie: bez červených čípků
web-sight-deuteranopia = Deuteranopie: bez zelených čípků
web-sight-tritanopia = Tritanopie: bez modrých čípků
