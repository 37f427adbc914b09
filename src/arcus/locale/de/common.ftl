# Wörter aller Spiele.

refusal-1 = Diesen Zug gibt es in diesem Spiel nicht: Wähle einen der Züge, die angeboten werden.
refusal-2 = Das Spiel ist vorbei: Es kann nichts mehr gespielt werden.
refusal-3 = Du bist noch nicht am Zug.
rule-now = Darauf kommt es jetzt an
