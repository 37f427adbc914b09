# What `arcus serve` says in the terminal.
serve-here = Arcus is at { $url }
serve-data = Tables are kept in { $folder }
serve-lan = In this house, phones and other computers find it at { $url }
serve-stop = Stop with Ctrl-C; every table goes on where it was when you start again.
