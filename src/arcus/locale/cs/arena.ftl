# Messages of `arcus arena`.

arena-title = Aréna: { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
arena-played = { $games ->
    [one] { $games } hra
    [few] { NUMBER($games, useGrouping: 0) } hry
   *[other] { NUMBER($games, useGrouping: 0) } her
} na { $deals ->
    [1] { $deals } rozdání
   *[other] { NUMBER($deals, useGrouping: 0) } rozdáních
} za { NUMBER($seconds, maximumFractionDigits: 1) } s, semínko { NUMBER($seed, useGrouping: 0) }
arena-options = Volby: { $options }
arena-verdict-better = Je prokázáno, že { $first } hraje lépe než { $second }.
arena-verdict-worse = Je prokázáno, že { $second } hraje lépe než { $first }.
arena-verdict-equal = Je prokázáno, že { $first } a { $second } hrají skoro stejně dobře: nikdo nevyhrává o { NUMBER($margin, maximumFractionDigits: 1) } % víc než polovinu her.
arena-verdict-open = Není rozhodnuto, zda hraje lépe { $first }, nebo { $second }: je potřeba víc her.
arena-verdict-first = Zřetelně nejlépe hraje { $bot }.
arena-verdict-close = Vede { $bot }, ale ne zřetelně.
arena-verdict-alone = { $bot } má bodový průměr { NUMBER($points, maximumFractionDigits: 2) }.
arena-results = Výsledky
arena-results-text = Intervaly platí se spolehlivostí 95 % a počítají se přes rozdání. Průměrné hodnocení je 0.
arena-column-bot = bot
arena-column-games = hry
arena-column-wins = výhry
arena-column-ties = remízy
arena-column-rate = % výher
arena-column-rate-ci = 95 %
arena-column-points = body
arena-column-rating = hodnocení
arena-column-rating-ci = 95 %
arena-column-ms = ms/tah
arena-column-faults = chyby
arena-ratings = Hodnocení
arena-win-rates = Podíly výher
arena-course = Podíly výher v průběhu her
arena-test = Sekvenční test
arena-test-text = Každá křivka ukazuje důkazy pro jednu stranu, rozdání po rozdání. Od { NUMBER($upper, maximumFractionDigits: 2) } je to prokázáno; pod { NUMBER($lower, maximumFractionDigits: 2) } je to vyloučeno.
arena-line-better = lepší je první
arena-line-worse = lepší je druhý
arena-pairs = Kdo poráží koho
arena-pairs-text = Z her, které u téhož stolu vyhrál jeden z obou, podíl těch, které vyhrál bot v řádku.
arena-points = Body
arena-points-text = { $bot }: body od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }, v polovině her { NUMBER($middle, useGrouping: 0) } nebo víc.
arena-faults = Chyby
arena-fault-crash = { $bot } havaruje ({ $count ->
    [one] { $count } hra
    [few] { NUMBER($count, useGrouping: 0) } hry
   *[other] { NUMBER($count, useGrouping: 0) } her
}). Poprvé:
arena-fault-illegal = { $bot } volí nedovolený tah ({ $count ->
    [one] { $count } hra
    [few] { NUMBER($count, useGrouping: 0) } hry
   *[other] { NUMBER($count, useGrouping: 0) } her
}). Poprvé:
arena-fault-timeout = { $bot } nestíhá odpovědět včas ({ $count ->
    [one] { $count } hra
    [few] { NUMBER($count, useGrouping: 0) } hry
   *[other] { NUMBER($count, useGrouping: 0) } her
}). Poprvé:
arena-fault-nonsense = { $bot } neodpovídá, jak má ({ $count ->
    [one] { $count } hra
    [few] { NUMBER($count, useGrouping: 0) } hry
   *[other] { NUMBER($count, useGrouping: 0) } her
}). Poprvé:
arena-method = Jak se hrálo
arena-method-text = Každé rozdání se hrálo v několika rozsazeních se stejnou náhodou. Hru, kterou bot pokazí chybou, bot prohrává. Hodnocení odpovídá modelu Bradleyho a Terryho na stupnici Elo: rozdíl 400 znamená deset výher ku jedné.
arena-axis-rating = hodnocení
arena-axis-rate = % vyhraných her
arena-axis-games = hry
arena-axis-deals = rozdání
arena-axis-points = body
arena-spoken = { $bot }: { NUMBER($value, maximumFractionDigits: 1) }, od { NUMBER($low, maximumFractionDigits: 1) } do { NUMBER($high, maximumFractionDigits: 1) }.
arena-spoken-end = { $bot } končí na { NUMBER($value, maximumFractionDigits: 1) } %.
arena-progress-test = důkazy { NUMBER($better, maximumFractionDigits: 2) } a { NUMBER($worse, maximumFractionDigits: 2) }, prokázáno od { NUMBER($upper, maximumFractionDigits: 2) }
arena-progress-rate = { $bot } { NUMBER($rate, maximumFractionDigits: 1) } %
arena-goes-on = { $file }: { $games ->
    [one] { $games } hra už tam je.
    [few] { NUMBER($games, useGrouping: 0) } hry už tam jsou.
   *[other] { NUMBER($games, useGrouping: 0) } her už tam je.
}
arena-stopped = Zastaveno. Stejný příkaz naváže tam, kde se přestalo.
arena-stopped-lost = Zastaveno a nic se neuchová; s volbou --save SOUBOR může běh navázat tam, kde se přestalo.
arena-reported = Zpráva je v souboru { $file }.
