// The background colour of the page, which each game has its own.

/** Set the background of a game; return a function that removes it, for an effect. */
export function setBackground(game: string): () => void {
  const { classList } = document.documentElement;
  classList.add(game);
  return () => classList.remove(game);
}
