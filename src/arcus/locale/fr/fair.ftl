# La page qui vérifie une donne sur l’appareil de chacun.
fair-yes = Oui. Personne n’a pu choisir cette donne.
fair-yes-note = Vérifié à l’instant sur ton appareil, avec ce qu’il a vu avant la donne.
fair-unseen = Les nombres concordent.
fair-unseen-note = Cet appareil n’était pas là avant la donne. Seul l’appareil d’un joueur sait s’ils étaient fixés à temps.
fair-old = Les nombres concordent, selon une ancienne méthode.
fair-old-note = À l’époque, la dernière personne assise pouvait choisir la donne avec le serveur.
fair-bare = Il n’y a rien à vérifier.
fair-bare-note = Aucun serveur n’a fourni de preuve pour cette partie.
fair-broken = Non. Les nombres ne concordent pas.
fair-broken-note = Cette partie n’a pas été distribuée avec les nombres publiés. Garde l’enregistrement et contacte l’administrateur du serveur.
fair-other = Non. Ton appareil a vu autre chose.
fair-other-note = La partie vient d’autres nombres que ceux que ton appareil a vus avant la donne. Garde l’enregistrement et le reçu, et contacte l’administrateur du serveur.
fair-step-lock = Verrouillé avant que tu t’assoies
fair-step-lock-text = Le serveur a choisi un nombre secret et montré son empreinte. Dès lors, il ne pouvait plus le changer.
fair-step-mix = Mêlé au mot de chacun
fair-step-mix-text = Chaque appareil a verrouillé un mot au hasard avant qu’aucun ne soit montré. Un seul joueur honnête suffit.
fair-step-mix-alone = Ton appareil a verrouillé un mot au hasard que le serveur ne pouvait pas connaître. Les bots n’en donnent pas : tout repose sur le tien.
fair-step-open = Ouvert et vérifié
fair-step-open-text = Après la partie, le secret a été montré. Ton appareil a redistribué à partir du secret et des mots, et comparé chaque carte et chaque dé.
fair-fingerprint = empreinte { $digits }
fair-words-count = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}
fair-same-count = { $same } sur { $all } identiques
fair-void = { $count ->
    [one] { $count } donne précédente a été annulée
   *[other] { $count } donnes précédentes ont été annulées
}, faute d’un mot ouvert à temps. La connexion peut en être la cause ; si cela arrive souvent, quelqu’un trie peut-être les donnes.
fair-limits = Ce que cela ne montre pas : que personne n’a regardé les cartes pendant la partie, ni que les joueurs ne se sont pas entendus.
fair-numbers = Les nombres, pour vérifier à la main
fair-secret = Secret
fair-commitment = Empreinte
fair-words = Mots
fair-seed = Graine
fair-again = Vérifier encore
fair-receipt = Reçu
fair-none = Il n’y a pas de partie terminée à vérifier ici.
