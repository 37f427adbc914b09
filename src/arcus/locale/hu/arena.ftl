# Amit az aréna mond.

arena-title = Aréna: { $game }, { $players ->
    [one] egy játékos
   *[other] { $players } játékos
}
arena-played = { $games ->
    [one] { $games } játék
   *[other] { NUMBER($games, useGrouping: 0) } játék
}, { $deals ->
    [one] { $deals } osztás
   *[other] { NUMBER($deals, useGrouping: 0) } osztás
}, { NUMBER($seconds, maximumFractionDigits: 1) } s, kezdőszám: { NUMBER($seed, useGrouping: 0) }
arena-options = Opciók: { $options }
arena-verdict-better = Bizonyított, hogy { $first } jobb, mint { $second }.
arena-verdict-worse = Bizonyított, hogy { $second } jobb, mint { $first }.
arena-verdict-equal = Bizonyított, hogy { $first } és { $second } szinte egyforma: egyik sem nyer { NUMBER($margin, maximumFractionDigits: 1) } százalékponttal többet a felénél.
arena-verdict-open = Még nem dőlt el, hogy { $first } vagy { $second } a jobb: több játék kell.
arena-verdict-first = { $bot } egyértelműen a legjobb.
arena-verdict-close = { $bot } vezet, de nem egyértelműen.
arena-verdict-alone = { $bot } átlagosan { NUMBER($points, maximumFractionDigits: 2) } pontot szerez.
arena-results = Eredmények
arena-results-text = Az intervallumok 95%-os megbízhatóságúak, és az osztásokra vonatkoznak. Az értékszámok átlaga 0.
arena-column-bot = bot
arena-column-games = játék
arena-column-wins = győzelem
arena-column-ties = közös
arena-column-rate = győzelmi %
arena-column-rate-ci = 95%
arena-column-points = pont
arena-column-rating = értékszám
arena-column-rating-ci = 95%
arena-column-ms = ms/lépés
arena-column-faults = hiba
arena-ratings = Értékszámok
arena-win-rates = Győzelmi arányok
arena-course = Győzelmi arányok a játékok során
arena-test = Szekvenciális próba
arena-test-text = Mindegyik görbe azt mutatja, mennyi szól az egyik oldal mellett, osztásról osztásra. { NUMBER($upper, maximumFractionDigits: 2) } értéktől bizonyított; { NUMBER($lower, maximumFractionDigits: 2) } alatt kizárt.
arena-line-better = az első a jobb
arena-line-worse = a második a jobb
arena-pairs = Ki kit ver meg
arena-pairs-text = Azokból a játékokból, amelyeket egy asztalnál kettejük egyike nyert meg, mekkora részt nyert a sor botja.
arena-points = Pontok
arena-points-text = { $bot }: legalább { NUMBER($low, useGrouping: 0) }, legfeljebb { NUMBER($high, useGrouping: 0) } pont, az esetek felében { NUMBER($middle, useGrouping: 0) } vagy több.
arena-faults = Hibák
arena-fault-crash = { $bot } összeomlott ({ $count ->
    [one] egy játékban
   *[other] { NUMBER($count, useGrouping: 0) } játékban
}). Először:
arena-fault-illegal = { $bot } meg nem engedett lépést választott ({ $count ->
    [one] egy játékban
   *[other] { NUMBER($count, useGrouping: 0) } játékban
}). Először:
arena-fault-timeout = { $bot } túl későn válaszolt ({ $count ->
    [one] egy játékban
   *[other] { NUMBER($count, useGrouping: 0) } játékban
}). Először:
arena-fault-nonsense = { $bot } nem úgy válaszolt, ahogy kell ({ $count ->
    [one] egy játékban
   *[other] { NUMBER($count, useGrouping: 0) } játékban
}). Először:
arena-method = Hogyan zajlott
arena-method-text = Minden osztást több ülésrendben játszottak le, ugyanazzal a szerencsével. Azt a játékot, amelyet egy bot hibával elront, elveszti. Az értékszámok Bradley és Terry modelljét követik az Élő-skálán: 400 különbség tíz győzelem egy ellen.
arena-axis-rating = értékszám
arena-axis-rate = megnyert játékok, %
arena-axis-games = játék
arena-axis-deals = osztás
arena-axis-points = pont
arena-spoken = { $bot }: { NUMBER($value, maximumFractionDigits: 1) } (legalább { NUMBER($low, maximumFractionDigits: 1) }, legfeljebb { NUMBER($high, maximumFractionDigits: 1) }).
arena-spoken-end = { $bot } a végén: { NUMBER($value, maximumFractionDigits: 1) }%.
arena-progress-test = bizonyíték: { NUMBER($better, maximumFractionDigits: 2) } és { NUMBER($worse, maximumFractionDigits: 2) }, a küszöb: { NUMBER($upper, maximumFractionDigits: 2) }
arena-progress-rate = { $bot } { NUMBER($rate, maximumFractionDigits: 1) }%
arena-goes-on = { $file }: { $games ->
    [one] egy játék már megvan.
   *[other] { NUMBER($games, useGrouping: 0) } játék már megvan.
}
arena-stopped = Megállítva. Ugyanez a parancs onnan folytatja, ahol megállt.
arena-stopped-lost = Megállítva, és semmi sem maradt meg; a --save FÁJL kapcsolóval a futás onnan folytatható, ahol megállt.
arena-reported = A jelentés itt van: { $file }.
