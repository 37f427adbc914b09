# Egy befejezett játszma elemzése: hibák, szerencse és tudás.
review-inaccuracy = pontatlanság
review-mistake = hiba
review-blunder = súlyos hiba
review-slips = Hibák, elöl a legdrágább
review-no-slips = A mester nem talált hibát.
review-slip = { $number }. { $name }: { $move } ({ $kind }, { $after }% { $before }% helyett). A mester lépése: { $best }
review-slip-forced = { $number }. { $name }: { $move } ({ $kind }, kényszerűen veszít). A mester lépése: { $best }
review-luck-and-skill = Szerencse és tudás
review-verdict = { $mistakes ->
    [0] { $name }: a szerencse { $luck }% változást hozott (± { $error }%), és egyik lépés sem volt hiba.
    [one] { $name }: a szerencse { $luck }% változást hozott (± { $error }%), és { $mistakes } hiba { $lost }% veszteséget okozott.
   *[other] { $name }: a szerencse { $luck }% változást hozott (± { $error }%), és { $mistakes } hiba { $lost }% veszteséget okozott.
}
review-explained = Mindenki egyenlő eséllyel kezd. Szerencse az, amit az osztás, a húzás, a dobás és a felfedett lapok változtatnak rajta; tudás az, amit a lépések, a sajátok és a többieké. A kettő együtt adja a végeredményt.
review-start = kezdet
review-luck = szerencse
review-skill = tudás
review-end = vége
review-chances = Győzelmi esélyek lépésről lépésre
review-curve-text = { $name }: { $first }% az osztás után, { $last }% a végén
review-written = Az elemzés itt van: { $file }
review-player = Játékos { $number }
review-replay = Visszajátszás
review-first = Az osztáshoz
review-back = Egy lépést vissza
review-play = Lejátszás
review-stop = Megállítás
review-next = Egy lépést előre
review-last = A végére
review-speed = Sebesség: { $speed }
review-move = Lépés
review-move-of = { $number }. lépés, összesen { $count }
review-dealt = Kezdődik a játék.
review-eyes = Kinek a szemszögéből
review-all-open = Minden lap
review-show = Mutasd
review-this-move = Ez a lépés
review-before-after = { $number }. lépés, { $name }: { $before }% előtte, { $after }% utána
review-played = { $name } lépése
review-master = A mester lépése
review-forced = Ez kényszerűen veszít: a többieknek mindenre van válaszuk.
review-same = A mester is így lép.
review-no-choice = Más lépés nem volt.
review-try = Próbáld újra innen
review-unfair = Folytatás botok ellen, ennek a játszmának a lapjaival. Az ilyen asztal osztását nem lehet ellenőrizni.
review-next-slip = Következő hiba
review-slip-at = { $number }. lépés, { $name }: { $kind }
review-copied = Link másolva
review-offer = A mester megkeresheti a játszma hibáit, és szétválaszthatja a szerencsét a tudástól.
review-analyse = Hibák keresése
review-analysing = Hibák keresése: { $done } / { $total }
review-cancel = Mégse
review-failed = Az elemzés nem sikerült. Próbáld újra.
review-upload = Felvétel megnyitása
review-upload-text = Válaszd ki egy befejezett játszma felvételét, hogy végignézd és elemeztesd.
