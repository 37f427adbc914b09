// The cloth has the colour of a game while a screen about that game is shown.

/** Lay the cloth of a game; return what takes it away again, for an effect. */
export function setBackground(game: string): () => void {
  const { classList } = document.documentElement;
  classList.add(game);
  return () => classList.remove(game);
}
