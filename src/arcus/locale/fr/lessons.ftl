# Leçons, dans le terminal et dans le navigateur.
lesson-mira = Mira
lesson-you = Toi
lesson-title =
    { $minutes ->
        [one] { $name } en { $minutes } minute
        [many] { $name } en { $minutes } minutes
       *[other] { $name } en { $minutes } minutes
    }
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suite
lesson-back = Retour
lesson-skip = Sauter
lesson-again = Réessayer
lesson-close = Quitter la leçon
lesson-play = Jouer
lesson-other = À apprendre aussi
lesson-not-allowed = Ce n’est pas permis.
lesson-right = Bien joué !
lesson-wrong = C’est permis, mais essaie autre chose ici.
lesson-over = La leçon est finie. À toi de jouer !

lesson-red7-name = Red7
lesson-red7-advanced-name = Red7, variante avancée
lesson-red7-actions-name = Red7 avec actions
lesson-qwinto-name = Qwinto
lesson-rainbow-name = Rainbow
lesson-rainbow-memory-name = Rainbow avec aide-mémoire
lesson-kobito-name = Kobito

## Red7.

lesson-red7-lay-idea = Le tableau est rouge : la carte la plus forte est en tête. Mira mène avec un 6.
lesson-red7-lay-task = Pose le 7 rouge dans ta palette et termine ton tour.
lesson-red7-lay-done = Tu étais en tête à la fin de ton tour : tu restes en jeu. Mais Mira a choisi la règle verte.
lesson-red7-paint-idea = Pose une carte sur le tableau : sa couleur devient la règle. Tu dois alors être en tête.
lesson-red7-paint-task = Le violet compte les cartes sous 4. Tu en as une, Mira aucune : pose le 2 violet sur le tableau et termine ton tour.
lesson-red7-paint-done = La carte du tableau fixe seulement la règle. Elle ne compte pas pour ta palette.
lesson-red7-tie-idea = Le bleu compte les couleurs différentes. Trois contre trois : la plus forte de ces cartes décide, ton 7 rouge.
lesson-red7-tie-task = Tu es en tête, mais il faut jouer. Pose une quatrième couleur dans ta palette.
lesson-red7-tie-done = Quatre couleurs battent trois.
lesson-red7-both-idea = Une seule carte ne suffit pas ? Joues-en deux : d’abord dans ta palette, puis sur le tableau.
lesson-red7-both-task = L’orange compte les cartes de même nombre. Pose le 4 indigo dans ta palette, puis le 5 orange sur le tableau.
lesson-red7-both-done = Deux 4 battent un seul 6. Tu connais maintenant tous les tours, sauf un.
lesson-red7-yellow-idea = Le jaune compte les cartes d’une même couleur. Les deux jaunes de Mira sont plus fortes que tes deux rouges.
lesson-red7-yellow-task = Pose une troisième carte rouge dans ta palette.
lesson-red7-indigo-idea = L’indigo compte les nombres qui se suivent. Tu as 3-4, Mira a 5-6.
lesson-red7-indigo-task = Pose le 5 vert dans ta palette : 3-4-5.
lesson-red7-green-idea = Le vert compte les cartes paires. Personne n’en a, donc personne n’est en tête.
lesson-red7-green-task = Trois façons de passer en tête : trouves-en une.
lesson-red7-pass-idea = Parfois, rien n’y fait. Alors tu passes et tu sors de la manche.
lesson-red7-pass-task = Regarde : ni ta palette ni le tableau ne te mettent en tête. Passe.
lesson-red7-pass-done = Le dernier joueur en jeu gagne la manche. Cette fois, c’est Mira.
lesson-red7-alone-idea = À toi, sans aide. La règle est bleue : Mira a quatre couleurs, toi trois.
lesson-red7-alone-task = Sois en tête à la fin de ton tour.
lesson-red7-alone-done = Voilà tout Red7 : sois en tête à la fin de ton tour, sinon tu sors.
lesson-red7-wrong-pass = Si tu passes, tu sors. Mais tu peux être en tête !
lesson-red7-wrong-both = Cela marche aussi. Ici, essaie avec les deux 4.

lesson-red7-advanced-draw-idea = Dans la variante avancée, une carte forte sur le tableau te fait piocher : son nombre doit dépasser le nombre de cartes de ta palette.
lesson-red7-advanced-draw-task = Le 4 indigo dans ta palette, le 5 orange sur le tableau. 5 dépasse tes quatre cartes : pioche, puis termine ton tour.
lesson-red7-advanced-draw-done = Une carte de plus, c’est un tour de plus.
lesson-red7-advanced-low-idea = Une carte faible sur le tableau ne rapporte rien.
lesson-red7-advanced-low-task = Pose le 3 violet sur le tableau. Ta palette a quatre cartes : pas de pioche.
lesson-red7-advanced-score-idea = On joue pour des points. Si tu gagnes la manche, tu marques les cartes qui respectent la règle, chacune pour son nombre.
lesson-red7-advanced-score-task = Deux 4 sont en tête. Pose le 2 bleu dans ta palette : deux 2, c’est autant, mais plus faible.
lesson-red7-advanced-score-done = Mira passe. Tu marques 4 + 4 = 8 points, et ces deux cartes quittent le jeu.
lesson-red7-advanced-early-idea = Si tu ne peux pas gagner la manche, sors tant que cela ne coûte pas cher.
lesson-red7-advanced-early-task = Mira ne marquerait que son 6. Plus tard, ce sera peut-être plus. Passe.
lesson-red7-advanced-early-done = 6 points pour Mira, et la manche suivante commence.
lesson-red7-advanced-target-idea = À deux, la partie finit à 40 points. Tu en as 34.
lesson-red7-advanced-target-task = Ton 7 bleu est en tête. Pose le 5 violet dans ta palette et termine ton tour.
lesson-red7-advanced-target-done = Mira passe : 34 + 7 = 41 points. Tu gagnes la partie !
lesson-red7-advanced-alone-idea = À toi, sans aide : la règle est rouge et Mira mène avec un 5.
lesson-red7-advanced-alone-task = Trouve un tour qui te met en tête et te fait piocher.
lesson-red7-advanced-wrong-pass = Si tu passes, tu sors. Ici, il y a mieux.
lesson-red7-advanced-wrong-early = Tu restes en jeu pour l’instant, mais Mira gagnera plus. Passe.
lesson-red7-advanced-wrong-undrawn = Ton tour finirait sans pioche. Sers-toi du tableau et pioche.

lesson-red7-actions-three-idea = Les cartes impaires agissent quand tu les poses dans ta palette. Un 3 te fait piocher.
lesson-red7-actions-three-task = Pose le 3 rouge dans ta palette.
lesson-red7-actions-three-done = Le 6 vert est à toi.
lesson-red7-actions-one-idea = Un 1 prend une carte d’une autre palette et la met sur la pioche.
lesson-red7-actions-one-task = Pose le 1 orange dans ta palette et prends une carte à Mira.
lesson-red7-actions-one-done = Seule une palette d’au moins deux cartes peut en perdre une.
lesson-red7-actions-five-idea = Un 5 pose une autre carte de ta main dans ta palette, et elle agit aussi.
lesson-red7-actions-five-task = Pose le 5 bleu dans ta palette, puis le 1 orange, et prends une carte à Mira.
lesson-red7-actions-five-done = Tout cela en un seul tour !
lesson-red7-actions-seven-idea = Un 7 met une carte de ta palette sur le tableau. Tu dois aussitôt être en tête selon sa couleur.
lesson-red7-actions-seven-task = Pose le 7 violet dans ta palette, puis mets le 4 indigo sur le tableau : 6-7 est la plus longue suite.
lesson-red7-actions-seven-done = Le 4 fixe la règle et ne compte plus pour toi.
lesson-red7-actions-idle-idea = Une action impossible est ignorée.
lesson-red7-actions-idle-task = Pose le 5 rouge dans ta palette. Ta main est alors vide : rien ne suit.
lesson-red7-actions-hope-idea = Un 3 peut te sauver : tu peux le jouer en espérant une bonne carte.
lesson-red7-actions-hope-task = Pose le 3 jaune dans ta palette, puis la carte piochée sur le tableau.
lesson-red7-actions-hope-done = En violet, ton 2 et ton 3 comptent. Sans bonne carte, la manche était finie pour toi.
lesson-red7-actions-alone-idea = À toi, sans aide : le 6 rouge de Mira bat ton 6 bleu.
lesson-red7-actions-alone-task = Trouve comment passer en tête.
lesson-red7-actions-wrong-pass = Si tu passes, tu sors. Mais tu peux être en tête !

## Qwinto.

lesson-qwinto-roll-idea = À ton tour, tu choisis un, deux ou trois dés. Leur somme vaut pour tous.
lesson-qwinto-roll-task = Laisse le dé orange de côté, et lance le jaune et le violet.
lesson-qwinto-roll-done = 2 et 4 font 6.
lesson-qwinto-again-idea = Tu peux relancer une fois les mêmes dés. Le second lancer compte.
lesson-qwinto-again-task = Relance.
lesson-qwinto-again-done = 4 et 5 font 9. Maintenant, tout le monde inscrit.
lesson-qwinto-write-idea = La somme va dans une rangée de la couleur d’un des dés : jaune ou violette.
lesson-qwinto-write-task = Inscris le 9 où tu veux dans ces rangées.
lesson-qwinto-write-done = Mira inscrit le même 9 sur sa propre fiche, au même moment.
lesson-qwinto-rise-idea = Dans une rangée, les nombres croissent de gauche à droite.
lesson-qwinto-rise-task = Inscris le 7 dans la rangée orange, entre le 5 et le 9.
lesson-qwinto-rise-done = Tu peux laisser des cases vides et les remplir plus tard.
lesson-qwinto-column-idea = Dans une colonne, aucun nombre ne figure deux fois. L’orange a déjà un 7.
lesson-qwinto-column-task = Inscris le 7 en jaune ou en violet, mais pas sous l’autre 7.
lesson-qwinto-room-idea = Ne laisse de la place que là où un nombre tient encore. Entre 6 et 7, aucun.
lesson-qwinto-room-task = Inscris le 7 juste à côté du 6.
lesson-qwinto-free-idea = Mira a lancé les dés. Quand ce n’est pas ton lancer, passer ne coûte rien.
lesson-qwinto-free-task = Tu pourrais inscrire le 6, mais rien ne t’y oblige. Passe.
lesson-qwinto-free-done = Mira inscrit son 6. Cela ne t’a rien coûté.
lesson-qwinto-misthrow-idea = Ce lancer est le tien. Si tu ne l’inscris pas, c’est une tentative ratée : 5 points de moins.
lesson-qwinto-misthrow-task = Un 1 ne va nulle part, car le violet commence par un 3. Tu dois passer.
lesson-qwinto-misthrow-done = Avec quatre tentatives ratées sur une fiche, la partie est finie.
lesson-qwinto-count-idea = Une rangée pleine rapporte son nombre de droite, les autres un point par nombre. Une colonne pleine rapporte sa case bonus.
lesson-qwinto-count-task = Complète ta rangée jaune avec le 16.
lesson-qwinto-count-done = 4 + 16 + 6 pour les rangées, 5 + 10 + 12 pour les colonnes, 10 de moins pour deux tentatives ratées : 43 points.
lesson-qwinto-alone-idea = À toi, sans aide.
lesson-qwinto-alone-task = Lance, garde ou relance, puis inscris la somme.
lesson-qwinto-alone-done = La partie finit quand une fiche a deux rangées pleines. Amuse-toi bien !
lesson-qwinto-wrong-pass = C’est ton lancer : passer serait une tentative ratée. Inscris la somme.
lesson-qwinto-wrong-orange = Cela va aussi. Ici, inscris-la dans la rangée orange.
lesson-qwinto-wrong-room = Les cases entre 6 et 7 resteraient vides pour toujours.
lesson-qwinto-wrong-count = Regarde le jaune : encore un nombre et la rangée est pleine.

## Rainbow.

lesson-rainbow-lay-idea = Six couleurs différentes dans la ligne font un arc-en-ciel. Chaque carte a deux faces, et tu ne vois que la tienne.
lesson-rainbow-lay-task = Pose ta carte verte au bout de la ligne, puis arrête-toi.
lesson-rainbow-lay-done = Tu pioches ensuite une carte, et c’est à Mira.
lesson-rainbow-twice-idea = Si une couleur est visible deux fois, tu perds la manche.
lesson-rainbow-twice-task = Vois toi-même : pose la carte verte, puis retourne la deuxième carte de la ligne.
lesson-rainbow-twice-done = Le rouge est visible deux fois. Mira prend les trois cartes.
lesson-rainbow-flip-idea = Avant une deuxième carte, tu dois retourner une carte de la ligne.
lesson-rainbow-flip-task = Pose le vert, retourne la carte rouge, pose le turquoise et arrête-toi. Tu as déjà vu son autre face : l’orange.
lesson-rainbow-flip-done = Tu peux poser ainsi jusqu’à trois cartes par tour.
lesson-rainbow-blind-idea = Une carte posée à l’aveugle montre son autre face, que seule Mira connaît.
lesson-rainbow-blind-task = Toutes tes couleurs sont déjà visibles. Pose une carte à l’aveugle, puis arrête-toi.
lesson-rainbow-blind-done = Quelle chance : une nouvelle couleur !
lesson-rainbow-shade-idea = La face noire est fatale : si elle est visible, tu perds aussitôt la manche.
lesson-rainbow-shade-task = Vois toi-même : pose la carte rouge à l’aveugle.
lesson-rainbow-shade-done = Son autre face était noire. Mira prend la carte.
lesson-rainbow-light-idea = La face blanche va avec tout. La sixième carte fait l’arc-en-ciel.
lesson-rainbow-light-task = Pose la face blanche.
lesson-rainbow-light-done = Un arc-en-ciel ! Les six cartes sont à toi.
lesson-rainbow-end-idea = Le paquet est vide. Si tu ne peux pas compléter ta main, la partie est finie.
lesson-rainbow-end-task = Pose la carte rouge, puis arrête-toi.
lesson-rainbow-end-done = 26 cartes contre 23 : tu gagnes.
lesson-rainbow-alone-idea = À toi, sans aide : cinq cartes sont dans la ligne.
lesson-rainbow-alone-task = Fais l’arc-en-ciel.
lesson-rainbow-wrong-twice = Attention : cette couleur est déjà visible. Tu perdrais la manche.
lesson-rainbow-wrong-luck = Cela peut marcher, mais tu ne connais pas l’autre face. Il y a plus sûr.

lesson-rainbow-memory-tab-idea = L’aide-mémoire montre sous une carte ce que tu as vu de son autre face.
lesson-rainbow-memory-tab-task = Tu sais que l’orange est sous le rouge. Retourne la carte, pose le vert et arrête-toi.
lesson-rainbow-memory-tab-done = Retourner vers une face connue, ce n’est jamais du hasard.
lesson-rainbow-memory-unknown-idea = Un point d’interrogation marque une face que tu n’as jamais vue.
lesson-rainbow-memory-unknown-task = Pose le vert, retourne la carte que tu connais, pose le turquoise et arrête-toi.
lesson-rainbow-memory-unknown-done = Sous l’autre carte, il y avait une face noire.
lesson-rainbow-memory-hers-idea = Mira a posé cette carte avec sa face visible. Tu avais vu la tienne dans sa main.
lesson-rainbow-memory-hers-task = Tu connais donc les deux faces. Retourne-la, pose le vert et arrête-toi.
lesson-rainbow-memory-hers-done = Regarde la main de Mira : tu en vois ta face.
lesson-rainbow-memory-blind-idea = Quand tu poses une carte à l’aveugle, personne d’autre n’en connaît les deux faces.
lesson-rainbow-memory-blind-task = Tes couleurs sont déjà visibles. Pose la carte verte à l’aveugle et arrête-toi.
lesson-rainbow-memory-blind-done = Le turquoise est visible. Que le vert soit dessous, Mira ne le sait pas.
lesson-rainbow-memory-back-idea = Une seule carte est sûre ici : le rouge cache le violet, le turquoise cache l’inconnu.
lesson-rainbow-memory-back-task = Pose le violet, retourne la carte orange vers le jaune, pose le vert et arrête-toi.
lesson-rainbow-memory-alone-idea = À toi, sans aide : il manque encore deux cartes.
lesson-rainbow-memory-alone-task = Pose le vert, retourne une carte sûre et finis l’arc-en-ciel avec le violet.
lesson-rainbow-memory-alone-done = Un arc-en-ciel ! Essaie maintenant sans l’aide.
lesson-rainbow-memory-wrong-unknown = Tu ne sais pas si c’est sûr. Retourne une carte dont l’autre face convient.
lesson-rainbow-memory-wrong-twice = Attention : une couleur serait visible deux fois. Tu perdrais la manche.

## Kobito.

lesson-kobito-lay-idea = Près de chaque pot d’or pousse un arc-en-ciel : des nombres qui se suivent. On peut poser aux deux bouts.
lesson-kobito-lay-task = Pose le 6 après 4-5 et termine ton tour. Il faut jouer au moins une carte par tour.
lesson-kobito-lay-done = Tu pioches ensuite jusqu’à cinq cartes.
lesson-kobito-gold-idea = Un arc-en-ciel d’exactement la bonne longueur gagne l’or. Celui-ci demande cinq cartes.
lesson-kobito-gold-task = Pose le 5 comme cinquième carte.
lesson-kobito-gold-done = 4 points ! Une nouvelle carte d’or arrive. Seul celui qui pose la dernière carte la prend.
lesson-kobito-start-idea = Dans ton atelier, personne ne te gêne. Commence avec deux cartes ; après 12 vient 1.
lesson-kobito-start-task = Commence par 11 et 12, ajoute 1 et 2, et termine ton tour.
lesson-kobito-start-done = 11-12-1-2 : les nombres forment un cercle.
lesson-kobito-owe-idea = Chaque arc-en-ciel de ton atelier te coûte une carte de plus par tour. Avec trois, tu dois en jouer quatre.
lesson-kobito-owe-task = Joue quatre cartes, puis termine ton tour. Toutes vont quelque part.
lesson-kobito-owe-done = Tu joues ce qui convient. Plus de quatre, c’est permis aussi.
lesson-kobito-move-idea = Déplacer des cartes de ton atelier vers l’or ne coûte rien.
lesson-kobito-move-task = Déplace le 4 vers 2-3 et le 5 vers le 6, puis termine ton tour.
lesson-kobito-move-done = Une carte seule ne peut rester que si elle va aussitôt à l’or.
lesson-kobito-kobito-idea = Un kobito remplace n’importe quel nombre.
lesson-kobito-kobito-task = Pose le kobito à un bout de 2-3-4, puis termine ton tour.
lesson-kobito-kobito-done = Il garde son nombre tant qu’il est là.
lesson-kobito-exchange-idea = Tu peux récupérer un kobito de la table contre le nombre qu’il remplace, même chez Mira.
lesson-kobito-exchange-task = Récupère le kobito de Mira avec ton 8, pose-le après le 3 et termine ton tour.
lesson-kobito-exchange-done = Récupérer est gratuit ; le kobito compte quand tu le joues.
lesson-kobito-swap-idea = Avec une carte d’échange, tu poses une carte sur une autre de même nombre. Ensemble, elles comptent pour deux.
lesson-kobito-swap-task = Pose la carte d’échange et le 4 sur le 4, puis termine ton tour.
lesson-kobito-swap-done = Deux cartes jouées, et l’arc-en-ciel n’est pas plus long.
lesson-kobito-pay-idea = Si aucune de tes cartes ne convient, tu en paies une : 3 points de moins.
lesson-kobito-pay-task = Paie une carte, puis termine ton tour.
lesson-kobito-pay-done = Ne construis donc pas plus d’arcs-en-ciel que tu ne peux en nourrir.
lesson-kobito-alone-idea = À toi, sans aide : la première carte d’or demande cinq cartes, et 6-7 s’y trouvent.
lesson-kobito-alone-task = Gagne l’or d’un seul coup.
lesson-kobito-alone-done = Voilà Kobito : construire chez soi, finir en un tour.
lesson-kobito-wrong-end = Pas encore : il reste quelque chose à faire.
lesson-kobito-wrong-whole = Morceau par morceau, cela marche aussi. Essaie avec tout l’arc-en-ciel à la fois.
