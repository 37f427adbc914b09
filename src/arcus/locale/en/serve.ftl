# What `arcus serve` says in the terminal.
serve-here = Arcus is at { $url }
serve-data = Tables are kept in { $folder }
serve-lan = In this house, phones and other computers find it at { $url }
serve-ask-lan = May phones and other computers in this house join? [y/N]
serve-yes = y yes
serve-noted = Your answer is kept in { $file }; delete it to be asked again.
serve-stop = Stop with Ctrl-C; every table goes on where it was when you start again.
serve-works = Bots think here for all tables of this database. Stop with Ctrl-C.

# What those who run a server are told.
admin-tables =
    { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }
admin-entries =
    { $entries ->
        [one] { NUMBER($entries) } entry
       *[other] { NUMBER($entries) } entries
    }
admin-backed-up = { $file } holds { admin-tables } with { admin-entries }.
admin-restored = Back from { $file }: { admin-tables } with { admin-entries }.
admin-closed = Table { $table } is closed.
admin-erased = { $person } is erased; the games stay, under another name.
admin-table = Table
admin-code = Code
admin-game = Game
admin-phase = Phase
admin-seats = Seats
admin-changed = Changed
admin-person = Person
admin-name = Name
admin-since = Since

# The bench of the server.
serve-bench-title = Moves acknowledged a second over WebSockets, at tables of all four games
serve-bench-server = Server
serve-bench-processes = Processes
serve-bench-players = Players
serve-bench-pace = Paced at
serve-bench-moves = Moves/s
serve-bench-p50 = p50 ms
serve-bench-p99 = p99 ms
serve-bench-memory = kB/table
serve-bench-ratio = of echo
