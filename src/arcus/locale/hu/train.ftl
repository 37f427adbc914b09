# Amit az `arcus train` mond.
train-table = { $table ->
    [0] egyedül
    [1] két játékos
    [2] három játékos
   *[other] négy–hat játékos
}
train-step = { $table }: { NUMBER($played) } / { NUMBER($games) } játék, eltérés { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } pont
train-chances = két játékos esélyei: { NUMBER($played) } / { NUMBER($games) } játék, eltérés { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
train-measuring = A tanulás kész. Most játszik, hogy kiderüljön, mennyire jó.
train-points = { $players ->
    [one] Egyedül
   *[other] { $players } játékos
}: átlagosan { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } pont (± { NUMBER($error, maximumFractionDigits: 2) }), { NUMBER($games) } játék önmaga ellen
train-match = Győzelemre játszó a pontra játszó ellen, két játékos: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% győzelem (± { NUMBER($error, maximumFractionDigits: 1) }), { NUMBER($games) } játék
train-written = A súlyok itt vannak: { $weights }, a mérési eredmények itt: { $figures }.
train-kept = Megállítva. Folytatás: arcus train qwinto --resume { $checkpoint }

train-puzzles-found = Talált feladványok: { $found } / { $candidates }
train-puzzles-difficulty = { $difficulty }. nehézség: { $number }, a botok { $percent }%-a találja meg
train-puzzles-written = A feladványok itt vannak: { $file }, számuk: { $number }
