# Les mots de tous les jeux.

refusal-1 = Ce coup n’existe pas dans ce jeu : choisis l’un des coups proposés.
refusal-2 = La partie est terminée : on ne peut plus rien jouer.
refusal-3 = Ce n’est pas encore à toi de jouer.
rule-now = C’est ce qui compte maintenant
