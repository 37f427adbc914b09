# Words of all games.

refusal-1 = Taký ťah v tejto hre nie je: vyber si niektorý z ponúkaných ťahov.
refusal-2 = Hra sa skončila: nič ďalšie sa už zahrať nedá.
refusal-3 = Ešte nie si na ťahu.
rule-now = Na tom teraz záleží
