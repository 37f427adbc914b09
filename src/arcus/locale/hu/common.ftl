# Minden játék szavai.

refusal-1 = Ilyen lépés nincs ebben a játékban: válassz a felkínált lépések közül.
refusal-2 = A játéknak vége: már nem lehet lépni.
refusal-3 = Még nem te következel.
rule-now = Most ez számít
