# Minden játék szavai.

refusal-1 = Ilyen lépés nincs ebben a játékban: válassz a felkínált lépések közül.
refusal-2 = A játéknak vége: már nem lehet lépni.
refusal-3 = Most nem te következel: várj, amíg sorra kerülsz.
rule-now = Most ez számít
