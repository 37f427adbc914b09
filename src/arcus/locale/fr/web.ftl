# Ce que dit l'application autour des plateaux.

web-name = Arcus
web-tagline = Quatre jeux sous un même arc-en-ciel
web-tagline-note = Amis, inconnus ou bots. Sans compte.
web-skip = Aller au contenu
web-nav = Pages principales
web-home = Arcus : accueil
web-to-home = Accueil
web-close = Fermer
web-yes = Oui
web-no = Non
web-you = (toi)
web-times = { $sentence } ({ $times } fois)

## Quand quelque chose va mal.

web-error = Quelque chose s’est mal passé. Réessaie.
web-no-connection = Pas de connexion au serveur.
web-offline = Hors ligne. Les règles et les réglages restent disponibles.
web-lost = Connexion perdue. Reconnexion… Tes coups sont enregistrés.
web-no-table-yet = La table ne répond pas encore. Nouvel essai…
web-opening = On prépare la table…
web-reload = Recharger
web-try-again = Réessayer
web-no-page = Cette page n’existe pas ici.
web-no-game = Ce jeu n’existe pas ici.

## Accueil.

web-mine = Tes tables
web-games = Jeux
web-play-now = Jouer
web-find = Trouver un adversaire
web-find-note = Tu joueras avec la prochaine personne qui cherche le même jeu.
web-rules = Règles
web-lesson = Leçon
web-lesson-offer =
    { $minutes ->
        [one] { $game }, c’est nouveau pour toi ? Apprends en { $minutes } minute.
        [many] { $game }, c’est nouveau pour toi ? Apprends en { $minutes } minutes.
       *[other] { $game }, c’est nouveau pour toi ? Apprends en { $minutes } minutes.
    }
web-have-code = Tu as un code ?
web-go = Entrer
web-puzzle = Énigme du jour
web-watch-public = Regarder une partie
web-my-games = Mes parties
web-palettes-link = Couleurs et daltonisme

# Des noms pour qui n'en donne pas, séparés par des virgules : des mots courts et amicaux, de préférence des animaux.
web-guest-names = Renard, Loutre, Héron, Hérisson, Hirondelle, Lièvre, Lynx, Merle, Écureuil, Hibou, Pinson, Castor

## Une table dans une liste.

web-your-turn = À toi de jouer
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-nobody = Encore personne
web-play = Jouer
web-open = Ouvrir
web-join = Rejoindre
web-watch = Regarder
web-phase-gathering = Va commencer
web-phase-dealing = Distribution
web-phase-playing = En cours
web-phase-paused = En pause
web-phase-over = Terminée
web-phase-closed = Fermée

web-dealing = Distribution… On attend : { $names }
web-deal-void = { $count ->
    [one] La donne est annulée
   *[other] { $count } donnes sont annulées
} : aucune réponse n’est arrivée à temps de la place { $seats }. On redistribue.

## Toutes les tables.

web-lobby = Tables
web-all-games = Tous
web-lobby-open = Ouvertes à tous
web-lobby-open-none = Aucune table ouverte en ce moment.
web-lobby-be-first = Ouvre-en une ou cherche un adversaire : quelqu’un va peut-être passer.
web-open-anyone = En ouvrir une pour tous
web-lobby-playing = Parties à regarder
web-lobby-playing-none = Aucune partie publique en ce moment.
web-lobby-finished = Terminées

## Une nouvelle table.

web-new-table = Nouvelle table
web-room = De { $least } à { $most } joueurs
web-who-plays = Qui joue ?
web-way-bots = Bots
web-way-friends = Amis
web-way-device = Un seul appareil
web-way-anyone = Tout le monde
web-way-bots-short = tout de suite
web-way-friends-short = par lien ou code
web-way-device-short = on se le passe
web-way-anyone-short = table ouverte
web-way-bots-note = Des bots prennent les autres places, et la partie commence aussitôt.
web-way-friends-note = Tu reçois un lien, un code et un QR code pour tes amis. Des bots peuvent prendre les places qui restent libres.
web-way-device-note = Tout le monde joue sur cet appareil et se le passe. Personne ne voit les cartes des autres.
web-way-anyone-note = Ta table est dans la liste, et tout le monde peut la rejoindre.
web-seats = Joueurs
web-level = Force des bots
web-people = Qui joue sur cet appareil ?
web-your-name = Ton nom
web-name-any = On te trouvera un nom sympathique
web-more-options = Autres options
web-start = Commencer
web-open-table = Ouvrir la table
web-option-value = { $title } : { $value }
web-option-red7-advanced = Variante avancée
web-option-red7-actions = Actions
web-option-red7-rounds = Manches
web-option-rainbow-first = Qui commence
web-option-rainbow-first-0 = Première place
web-option-rainbow-first-1 = Deuxième place
web-option-rainbow-first-random = Au hasard
web-option-rainbow-deck = Cartes personnalisées
web-option-rainbow-memory-aid = Aide-mémoire
web-option-kobito-gold = Cartes d’or personnalisées
web-clock = Pendule
web-clock-none = Aucune
web-clock-quick = Rapide
web-clock-calm = Tranquille
web-clock-days = Jours
web-clock-each = { $time } chacun
web-clock-note = Chacun a { $time }, plus { $gain } après chaque tour.
web-clock-left = Temps restant : { $time }
web-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-absent = Si quelqu’un dépasse son temps
web-absent-bot = Un bot prend le relais
web-absent-lose = La partie est perdue
web-hints = Autoriser les conseils
web-hints-note = Chacun peut demander ce que ferait le maître.
web-memory-aid = Aide-mémoire
web-memory-aid-note = Montre les faces cachées que tu as déjà vues.
web-spectators = Autoriser les spectateurs
web-spectators-note = D’autres peuvent regarder ; les cartes cachées le restent.
web-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-players-range = De { $least } à { $most } joueurs

## Avant la partie.

web-waiting =
    { $count ->
        [one] { $count } place est libre
       *[other] { $count } places sont libres
    }
web-all-here = Tout le monde est là
web-not-here = Pas encore là : { $names }
web-seat-open = Place { $number }
web-seat-person = Joueur { $number }
web-bot-name = Bot { $number }
web-sit = Prendre place
web-sit-here = S’asseoir ici
web-rise = Se lever
web-add-bot = un bot
web-seat-free = libre
web-seat-here = est là
web-fill = Compléter avec des bots
web-remove = Libérer la place : { $name }
web-begin = Commencer
web-begin-note = La partie peut commencer quand toutes les places sont prises. Des bots peuvent occuper les places libres.
web-host-begins = L’hôte lance la partie quand tout le monde est là.
web-invite = Inviter
web-invite-note = Pas besoin de compte : il suffit d’ouvrir le lien pour s’asseoir.
web-invite-text = Viens jouer à { $game } avec moi.
web-invited = On t’invite à jouer à { $game }
web-join-title = Rejoindre une table
web-looking = Recherche de la table…
web-code = Code
web-link = Lien
web-qr = QR code du lien
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-lock = Verrouiller la table
web-unlock = Déverrouiller la table
web-locked = La table est verrouillée : personne d’autre ne peut s’asseoir.
web-full = Toutes les places sont prises.

## La table.

web-menu = Menu
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-aside = Ce qui s’est passé, et la ligne de commande
web-tools = Outils
web-onlookers = Spectateurs :
web-watching = Tu regardes la partie.
web-gave-up =
    { $you ->
        [yes] Tu as abandonné. Un bot finit la partie pour toi.
       *[no] { $who } a abandonné. Un bot finit la partie à sa place.
    }
web-out-of-time =
    { $you ->
        [yes] Ton temps est écoulé. Un bot finit la partie pour toi.
       *[no] Temps écoulé pour { $who }. Un bot finit la partie à sa place.
    }
web-turn-of = À { $names } de jouer
web-still-choosing =
    { $count ->
        [one] Choisit encore : { $names }
       *[other] Choisissent encore : { $names }
    }
web-seat-lost = abandon
web-seat-late = temps écoulé
web-seat-gone = a quitté
web-seat-away = pas là
web-seat-stand-in = un bot joue
web-seat-decided = a choisi
web-seat-thinking = réfléchit
web-seat-to-act = doit jouer
web-seat-steps =
    { $steps ->
        [one] { $steps } étape pour l’instant
       *[other] { $steps } étapes pour l’instant
    }
web-paused = La partie est en pause.
web-pause = Pause
web-go-on = Reprendre
web-undo = Annuler
web-undone = Annulé : { $move }
web-hint = Conseil
web-thinking = Réflexion…
web-hint-why =
    { $case ->
        [only] Le seul bon coup.
        [same] À peu près aussi bon que le deuxième meilleur coup.
       *[better] Tes chances : environ { $best } %. Avec le deuxième meilleur coup : { $next } %.
    }
web-hints-title = Ce que jouerait le maître, le meilleur d’abord
web-hint-best = Le maître jouerait ainsi : { $move }.
web-more-time = Plus de temps
web-say = Dire quelque chose
web-said = { $who } dit : { $phrase }
web-bot-plays = Un bot joue pour toi.
web-back = Me revoilà
web-bot-for = Laisser un bot jouer pour { $name }
web-pass-to = { $name }, c’est à toi
web-pass-note = Passe l’appareil ; les autres regardent ailleurs.
web-pass-ready = On y va
web-question-take-back = { $who } demande à reprendre le dernier tour.
web-question-end = { $who } demande à finir la partie ici.
web-question-rematch = { $who } propose une revanche.
web-question-waits = On attend la réponse des autres.
web-away-wait = { $who } n’est plus là. Dans { $seconds } s, tu pourras décider de la suite.
web-away-decide = { $who } n’est plus là depuis plus d’une minute. Comment veux-tu continuer ?
web-claim-win = Réclamer la victoire
web-claim-bot = Laisser un bot prendre le relais
web-ask-take-back = Demander à reprendre mon dernier tour
web-ask-end = Demander à finir la partie ici
web-resign = Abandonner
web-resign-sure =
    { $others ->
        [nobody] Abandonner ? La partie s’arrête aussitôt.
        [opponent] Abandonner ? { $name } gagne aussitôt.
       *[several] Abandonner ? Un bot finira la partie pour toi, et tu ne pourras plus gagner.
    }
web-close-table = Fermer la table
web-close-sure = Fermer cette table pour tout le monde ?
web-leave = Quitter la table
web-command = Saisir un coup
web-command-play = Jouer
web-moves =
    { $count ->
        [0] Aucun coup pour le moment
        [one] 1 coup possible
       *[other] { $count } coups possibles
    }
web-gone-removed = L’hôte a libéré ta place.
web-gone-closed = La table est fermée.

## Des phrases que l'on se dit à la table.

web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-played = Bien joué !
web-phrase-thanks = Merci !
web-phrase-oops = Oups !
web-phrase-thinking = Je réfléchis…
web-phrase-hurry = À toi de jouer !
web-phrase-wow = Waouh !
web-phrase-again = On remet ça ?
web-phrase-bye = Au revoir !

## La feuille de règles.

web-rules-of = Règles : { $game }
web-who-leads = Qui mène ?
web-rules-now = en vigueur
web-example = Exemple :
web-print = Imprimer
web-rule-forbids = Cette règle l’interdit
web-rule-number = Règle { $rule }

## Le résultat.

web-over = La partie est terminée
web-you-won = Tu as gagné !
web-you-share = Tu partages la victoire !
web-won =
    { $count ->
        [one] { $names } a gagné
       *[other] Victoire partagée : { $names }
    }
web-winner = Victoire :
web-points = Points :
web-ended-agreed = Tout le monde a accepté de finir la partie ici.
web-ended-closed = La table a été fermée.
web-ended-lost = Un joueur qui abandonne ou dépasse son temps ne peut pas gagner.
web-ended-away = Absence trop longue : { $who }.
web-ended-gave-up =
    { $count ->
        [one] { $who } a abandonné.
       *[other] { $who } ont abandonné.
    }
web-ended-late = Temps écoulé pour { $who }.
web-rematch = Encore une
web-to-rematch = Aller à la partie suivante
web-rematch-declined = Pas de revanche : { $names }
web-series = Série : { $score }
web-see-table = Voir la table
web-see-result = Voir le résultat
web-replay = Revoir la partie
web-record = Enregistrement
web-fairness = La donne était-elle honnête ?
web-luck = Les dés sont-ils honnêtes ?

## Réglages.

web-settings = Réglages
web-save = Enregistrer
web-saved = Enregistré.
web-language = Langue
web-language-auto = Celle du navigateur ({ $language })
web-theme = Couleurs
web-theme-auto = Automatique
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Mouvement
web-motion-auto = Automatique
web-motion-full = Complet
web-motion-reduced = Réduit
web-speed = Vitesse
web-speed-calm = Lente
web-speed-normal = Normale
web-speed-instant = Immédiate
web-sound = Son
web-sound-note = Cartes, dés et ton tour.
web-notify = Me prévenir quand c’est à moi
web-notify-note = Une notification quand la page est en arrière-plan.
web-notify-secure = Demande une connexion sécurisée (https).
web-vibrate = Vibrer quand c’est à moi
web-vibrate-note = Quand la page est en arrière-plan.
web-install = Installer l’application
web-device = Un autre appareil
web-device-note = Un lien amène tes tables sur un autre appareil. Il ne sert qu’une fois et vaut quelques minutes. Ne le partage pas : toute personne qui l’ouvre peut jouer sous ton nom.
web-device-link = Créer un lien
web-log-out = Déconnecter les autres appareils
web-logged-out = Tes autres appareils sont déconnectés.
web-data = Tes données
web-data-note = Le serveur garde ton nom, tes places et tes parties. Tu peux tout télécharger ou tout effacer.
web-data-get = Télécharger
web-data-delete = Effacer mes données
web-data-sure = Oui, tout effacer
web-data-gone = Tes données sont effacées.
web-recover = Continuer ici
web-recover-note = Ce lien amène ton nom et tes tables dans ce navigateur.
web-recover-here = Oui, c’est moi
web-recover-none = Ce lien est incomplet. Copie-le de nouveau.

## Couleurs.

web-palettes = Couleurs et daltonisme
web-palettes-note = Chaque couleur a aussi une lettre ou un nombre, et une forme à elle. Voici les palettes avec et sans daltonisme.
web-sight-full = Vision complète des couleurs
web-sight-protanopia = Protanopie : pas de cônes rouges
web-sight-deuteranopia = Deutéranopie : pas de cônes verts
web-sight-tritanopia = Tritanopie : pas de cônes bleus
