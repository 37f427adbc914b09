# Amit a webalkalmazás a játéktáblák körül mond.

web-name = Arcus
web-tagline = Négy játék egy szivárvány alatt
web-tagline-note = Barátok, idegenek vagy botok. Fiók nélkül.
web-skip = Ugrás a tartalomhoz
web-nav = Fontos oldalak
web-home = Arcus: főoldal
web-to-home = Főoldal
web-close = Bezárás
web-yes = Igen
web-no = Nem
web-you = (te)
web-times = { $sentence } ({ $times } alkalommal)

## Ha valami elromlik.

web-error = Valami elromlott. Próbáld újra.
web-no-connection = Nincs kapcsolat a szerverrel.
web-offline = Nincs internetkapcsolat. A szabályok és a beállítások működnek.
web-lost = Megszakadt a kapcsolat. Újracsatlakozás… A lépéseid megmaradnak.
web-no-table-yet = Az asztal még nem válaszol. Újra próbáljuk…
web-opening = Előkészítjük az asztalt…
web-reload = Újratöltés
web-try-again = Újra
web-no-page = Itt nincs ilyen oldal.
web-no-game = Itt nincs ilyen játék.

## Kezdőlap.

web-mine = Az asztalaid
web-games = Játékok
web-play-now = Játszom
web-find = Ellenfél keresése
web-find-note = A következővel játszol, aki ugyanezt a játékot keresi.
web-rules = Szabályok
web-lesson = Lecke
web-lesson-offer =
    { $minutes ->
        [one] Új neked: { $game }? Tanuld meg { $minutes } perc alatt.
       *[other] Új neked: { $game }? Tanuld meg { $minutes } perc alatt.
    }
web-have-code = Van kódod?
web-go = Mehet
web-puzzle = A nap feladványa
web-watch-public = Játék megnézése
web-my-games = Játékaim
web-palettes-link = Színek és színtévesztés

# Nevek azoknak a vendégeknek, akik nem adnak meg nevet, vesszővel elválasztva: rövid, kedves szavak, leginkább állatok.
web-guest-names = Róka, Vidra, Gém, Borz, Fecske, Nyúl, Hiúz, Rigó, Nyest, Bagoly, Pinty, Hód

## Egy asztal egy lista sorában.

web-your-turn = Te következel
web-free-seats = { $count } szabad hely
web-nobody = Még senki
web-play = Játszom
web-open = Megnyitás
web-join = Beszállok
web-watch = Megnézem
web-phase-gathering = Hamarosan kezdődik
web-phase-dealing = Osztás
web-phase-playing = Folyamatban
web-phase-paused = Szünetel
web-phase-over = Vége
web-phase-closed = Bezárva

web-dealing = Osztás… Még hiányzik: { $names }
web-deal-void = { $count ->
    [one] Az osztás érvénytelen
   *[other] { $count } osztás érvénytelen
}: a { $seats }. helyről nem jött időben válasz. Újraosztunk.

## Minden asztal.

web-lobby = Asztalok
web-all-games = Mind
web-lobby-open = Mindenki előtt nyitva
web-lobby-open-none = Most nincs nyitott asztal.
web-lobby-be-first = Nyiss egyet, vagy keress ellenfelet: hátha mindjárt jön valaki.
web-open-anyone = Nyitok egyet mindenkinek
web-lobby-playing = Nézhető játékok
web-lobby-playing-none = Most nem zajlik nyilvános játék.
web-lobby-finished = Lejátszott

## Új asztal.

web-new-table = Új asztal
web-room = { $least }–{ $most } játékos
web-who-plays = Ki játszik?
web-way-bots = Botok
web-way-friends = Barátok
web-way-device = Egy eszközön
web-way-anyone = Bárki
web-way-bots-short = azonnal indul
web-way-friends-short = linkkel vagy kóddal
web-way-device-short = körbeadjátok
web-way-anyone-short = nyitott asztal
web-way-bots-note = A többi helyen botok ülnek, és a játék azonnal kezdődik.
web-way-friends-note = Kapsz egy linket, egy kódot és egy QR-kódot a barátaidnak. A szabadon maradt helyekre botok ülhetnek.
web-way-device-note = Mindenki ezen az eszközön játszik, és továbbadja. Senki sem látja a többiek lapjait.
web-way-anyone-note = Az asztalod a listában lesz, és bárki beülhet.
web-seats = Játékosok
web-level = A botok ereje
web-people = Kik játszanak ezen az eszközön?
web-your-name = A neved
web-name-any = Találunk neked egy kedves nevet
web-more-options = További opciók
web-start = Indítás
web-open-table = Asztal megnyitása
web-option-value = { $title }: { $value }
web-option-red7-advanced = Haladó változat
web-option-red7-actions = Akciók
web-option-red7-rounds = Körök
web-option-rainbow-first = Ki kezd
web-option-rainbow-first-0 = Első hely
web-option-rainbow-first-1 = Második hely
web-option-rainbow-first-random = Véletlenszerűen
web-option-rainbow-deck = Saját lapok
web-option-rainbow-memory-aid = Emlékeztető
web-option-kobito-gold = Saját aranylapok
web-clock = Óra
web-clock-none = Nincs
web-clock-quick = Gyors
web-clock-calm = Nyugodt
web-clock-days = Napok
web-clock-each = fejenként { $time }
web-clock-note = Idő fejenként: { $time }, és minden lépés után még { $gain }.
web-clock-left = Hátralévő idő: { $time }
web-days = { $count } nap
web-absent = Ha valakinek lejár az ideje
web-absent-bot = Egy bot veszi át
web-absent-lose = Elveszíti a játékot
web-hints = Tipp kérhető
web-hints-note = Mindenki megkérdezheti, mit lépne a mester.
web-memory-aid = Emlékeztető
web-memory-aid-note = Megmutatja a rejtett oldalakat, amelyeket már láttál.
web-spectators = Lehetnek nézők
web-spectators-note = Mások is nézhetik; ami rejtett, rejtve marad.
web-players = { $count } játékos
web-players-range = { $least }–{ $most } játékos

## A játék előtt.

web-waiting = { $count } hely szabad
web-all-here = Mindenki itt van
web-not-here = Még nincs itt: { $names }
web-seat-open = { $number }. hely
web-seat-person = Játékos { $number }
web-bot-name = Bot { $number }
web-sit = Leülök
web-sit-here = Ide ülök
web-rise = Felállok
web-add-bot = bot ide
web-seat-free = szabad
web-seat-here = itt van
web-fill = Feltöltés botokkal
web-remove = Hely felszabadítása: { $name }
web-begin = Kezdés
web-begin-note = A játék akkor kezdődhet, ha minden hely foglalt. Botok is leülhetnek.
web-host-begins = A házigazda elindítja a játékot, ha mindenki itt van.
web-invite = Meghívás
web-invite-note = Nem kell fiók: aki megnyitja a linket, leülhet.
web-invite-text = Gyere, játssz velem! A játék: { $game }.
web-invited = Meghívtak játszani: { $game }
web-join-title = Csatlakozás egy asztalhoz
web-looking = Az asztal keresése…
web-code = Kód
web-link = Link
web-qr = A link QR-kódja
web-copy = Link másolása
web-copied = Másolva
web-share = Megosztás
web-lock = Asztal lezárása
web-unlock = Asztal feloldása
web-locked = Az asztal le van zárva: más már nem ülhet le.
web-full = Minden hely foglalt.

## Az asztal.

web-menu = Menü
web-log = Mi történt
web-log-empty = Még nem történt semmi.
web-aside = Mi történt, és a parancssor
web-tools = Eszközök
web-onlookers = Nézők:
web-watching = Nézed a játékot.
web-gave-up =
    { $you ->
        [yes] Feladtad. Egy bot fejezi be helyetted a játékot.
       *[no] { $who } feladta. Egy bot fejezi be helyette a játékot.
    }
web-out-of-time =
    { $you ->
        [yes] Lejárt az időd. Egy bot fejezi be helyetted a játékot.
       *[no] { $who } ideje lejárt. Egy bot fejezi be helyette a játékot.
    }
web-turn-of = { $names } következik
web-still-choosing =
    { $count ->
        [one] Még választ: { $names }
       *[other] Még választ: { $names }
    }
web-seat-lost = feladta
web-seat-late = lejárt az ideje
web-seat-gone = távozott
web-seat-away = nincs itt
web-seat-stand-in = bot játszik
web-seat-decided = választott
web-seat-thinking = gondolkodik
web-seat-to-act = következik
web-seat-steps = eddig { $steps } mozdulat
web-paused = A játék szünetel.
web-pause = Szünet
web-go-on = Folytatás
web-undo = Visszavonás
web-undone = Visszavonva: { $move }
web-hint = Tipp
web-thinking = Gondolkodik…
web-hint-why =
    { $case ->
        [only] Az egyetlen jó lépés.
        [same] Nagyjából olyan jó, mint a második legjobb lépés.
       *[better] Esélyed: kb. { $best }%. A második legjobb lépéssel: { $next }%.
    }
web-hints-title = Ezt lépné a mester, a legjobb elöl
web-hint-best = A mester ezt lépné: { $move }.
web-more-time = Több időt kérek
web-say = Mondj valamit
web-said = { $who } ezt mondja: { $phrase }
web-bot-plays = Egy bot játszik helyetted.
web-back = Visszajöttem
web-bot-for = Bot { $name } helyére
web-pass-to = { $name }, te következel
web-pass-note = Add tovább az eszközt; a többiek forduljanak el.
web-pass-ready = Kész vagyok
web-question-take-back = { $who } szeretné visszavonni az utolsó lépését.
web-question-end = { $who } szeretné itt befejezni a játékot.
web-question-rematch = { $who } visszavágót javasol.
web-question-waits = Várunk a többiek válaszára.
web-away-wait = { $who } nincs itt. { $seconds } mp múlva eldöntheted, hogyan tovább.
web-away-decide = { $who } több mint egy perce nincs itt. Hogyan folytatod?
web-claim-win = Kérem a győzelmet
web-claim-bot = Játsszon tovább bot
web-ask-take-back = Szeretném visszavonni az utolsó lépésem
web-ask-end = Szeretném itt befejezni a játékot
web-resign = Feladás
web-resign-sure =
    { $others ->
        [nobody] Feladod? A játék azonnal véget ér.
        [opponent] Feladod? Azonnal { $name } nyer.
       *[several] Feladod? Egy bot fejezi be helyetted a játékot, és már nem nyerhetsz.
    }
web-close-table = Asztal bezárása
web-close-sure = Mindenki számára bezárod ezt az asztalt?
web-leave = Asztal elhagyása
web-command = Lépés beírása
web-command-play = Lépés
web-moves =
    { $count ->
        [0] Most nincs lépés
       *[other] { $count } lehetséges lépés
    }
web-gone-removed = A házigazda felszabadította a helyed.
web-gone-closed = Az asztal bezárt.

## Mondatok, amelyeket az asztalnál mondanak egymásnak.

web-phrase-hello = Sziasztok!
web-phrase-good-luck = Sok szerencsét!
web-phrase-well-played = Szép játék!
web-phrase-thanks = Köszönöm!
web-phrase-oops = Hoppá!
web-phrase-thinking = Hadd gondolkodjak…
web-phrase-hurry = Te jössz!
web-phrase-wow = Hűha!
web-phrase-again = Még egyszer?
web-phrase-bye = Viszlát!

## A szabálylap.

web-rules-of = Szabályok: { $game }
web-who-leads = Ki vezet?
web-rules-now = most ez érvényes
web-example = Példa:
web-print = Nyomtatás
web-rule-forbids = Ez a szabály tiltja
web-rule-number = { $rule }. szabály

## Az eredmény.

web-over = A játéknak vége
web-you-won = Nyertél!
web-you-share = Osztoztok a győzelmen!
web-won =
    { $count ->
        [one] { $names } nyert
       *[other] Közös győzelem: { $names }
    }
web-winner = Győztes:
web-points = Pontok:
web-ended-agreed = Mindenki itt akarta befejezni a játékot.
web-ended-closed = Az asztalt bezárták.
web-ended-lost = Aki feladja, vagy akinek lejár az ideje, nem nyerhet.
web-ended-away = { $who } túl sokáig volt távol.
web-ended-gave-up =
    { $count ->
        [one] { $who } feladta.
       *[other] { $who } feladta.
    }
web-ended-late = { $who } ideje lejárt.
web-rematch = Még egyszer
web-to-rematch = A következő játékhoz
web-rematch-declined = Nincs visszavágó: { $names }
web-series = Sorozat: { $score }
web-see-table = Az asztal megnézése
web-see-result = Az eredményhez
web-replay = Visszajátszás
web-record = Felvétel
web-fairness = Tisztességes volt az osztás?
web-luck = Igazságosak a kockák?

## Beállítások.

web-settings = Beállítások
web-save = Mentés
web-saved = Elmentve.
web-language = Nyelv
web-language-auto = A böngésző szerint ({ $language })
web-theme = Színek
web-theme-auto = Automatikus
web-theme-light = Világos
web-theme-dark = Sötét
web-motion = Mozgás
web-motion-auto = Automatikus
web-motion-full = Teljes
web-motion-reduced = Csökkentett
web-speed = Tempó
web-speed-calm = Lassú
web-speed-normal = Normál
web-speed-instant = Azonnali
web-sound = Hang
web-sound-note = Lapok, kockák, és ha te következel.
web-notify = Szólj, ha én következem
web-notify-note = Értesítés, amikor az oldal a háttérben van.
web-notify-secure = Biztonságos kapcsolat (https) kell hozzá.
web-vibrate = Rezegjen, ha én következem
web-vibrate-note = Amikor az oldal a háttérben van.
web-install = Telepítés alkalmazásként
web-device = Másik eszköz
web-device-note = Egy link átviszi az asztalaidat egy másik eszközre. Egyszer használható, és néhány percig érvényes. Ne add tovább: aki megnyitja, a nevedben játszhat.
web-device-link = Link készítése
web-log-out = Kijelentkezés a többi eszközön
web-logged-out = A többi eszközödön kijelentkeztél.
web-data = Az adataid
web-data-note = A szerver tárolja a nevedet, a helyeidet és a játékaidat. Mindet letöltheted vagy törölheted.
web-data-get = Letöltés
web-data-delete = Adataim törlése
web-data-sure = Igen, mindent törlök
web-data-gone = Az adataidat töröltük.
web-recover = Folytatás itt
web-recover-note = Ez a link áthozza a nevedet és az asztalaidat ebbe a böngészőbe.
web-recover-here = Igen, ez én vagyok
web-recover-none = Ez a link hiányos. Másold ki újra.

## Színek.

web-palettes = Színek és színtévesztés
web-palettes-note = Minden színnek saját betűje vagy száma és formája is van. Így festenek a paletták színtévesztéssel és anélkül.
web-sight-full = Teljes színlátás
web-sight-protanopia = Protanópia: nincsenek vörös csapok
web-sight-deuteranopia = Deuteranópia: nincsenek zöld csapok
web-sight-tritanopia = Tritanópia: nincsenek kék csapok
