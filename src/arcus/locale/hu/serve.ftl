# Amit az `arcus serve` a terminálban mond.
serve-here = Az Arcus itt érhető el: { $url }
serve-data = Az asztalok itt vannak: { $folder }
serve-lan = A helyi hálózaton a telefonok és más gépek itt érik el: { $url }
serve-ask-lan = Csatlakozhatnak-e a helyi hálózaton lévő telefonok és más gépek? [i/N]
serve-yes = i igen y yes
serve-noted = A válaszod itt van: { $file }; töröld a fájlt, ha újra szeretnéd hallani a kérdést.
serve-stop = Leállítás: Ctrl-C; újraindítás után minden asztal onnan folytatódik, ahol tartott.
serve-works = Itt botok gondolkodnak az adatbázis összes asztalánál. Leállítás: Ctrl-C.

# Amit az `arcus admin` mond.

admin-tables = { NUMBER($tables) } asztal
admin-entries = { NUMBER($entries) } bejegyzés
admin-backed-up = { $file }: { admin-tables }, { admin-entries }.
admin-restored = { admin-tables } és { admin-entries } visszaállt innen: { $file }.
admin-closed = Az asztal bezárt: { $table }.
admin-erased = Törölve: { $person }; a játékai más néven megmaradnak.
admin-table = Asztal
admin-code = Kód
admin-game = Játék
admin-phase = Állapot
admin-seats = Helyek
admin-changed = Módosítva
admin-person = Személy
admin-name = Név
admin-since = Mióta

# A kiszolgáló mérése.
serve-bench-title = Másodpercenként visszaigazolt lépések WebSocketen át, mind a négy játék asztalainál
serve-bench-server = Szerver
serve-bench-processes = Folyamatok
serve-bench-players = Játékosok
serve-bench-pace = Ütem
serve-bench-moves = Lépés/s
serve-bench-p50 = p50 ms
serve-bench-p99 = p99 ms
serve-bench-cpu = CPU ms/lépés
serve-bench-memory = kB/asztal
serve-bench-ratio = a visszhanghoz
