# Words of all games.

refusal-1 = Takový tah v této hře není: vyber si některý z nabízených tahů.
refusal-2 = Hra skončila: nic dalšího už zahrát nelze.
refusal-3 = Ještě nejsi na tahu.
rule-now = Na tom teď záleží
