// The layout of the screen, decided in one place, as words in an attribute of the root element for all style sheets.
//
// wide: a desktop. laptop: wide and low. lying: a phone on its side. portrait: one column, and then tablet, phone,
// or phone and small.

const QUERIES: Record<string, string> = {
  lying: "(max-height: 30rem) and (orientation: landscape)",
  portrait: "(max-width: 52rem) and (orientation: portrait)",
  laptop: "(min-height: 30.01rem) and (max-height: 46rem) and (orientation: landscape)",
  tablet: "(min-width: 40rem) and (max-width: 52rem) and (orientation: portrait)",
  phone: "(max-width: 39.99rem) and (orientation: portrait)",
  small: "(max-width: 39.99rem) and (max-height: 46rem) and (orientation: portrait)",
};
const queries = Object.entries(QUERIES).map(([name, query]) => [name, matchMedia(query)] as const);
const found = $state({ words: read() });

function read(): string[] {
  const words = queries.filter(([, query]) => query.matches).map(([name]) => name);
  return words.length > 0 ? words : ["wide"];
}

function apply(): void {
  found.words = read();
  document.documentElement.dataset["layout"] = found.words.join(" ");
}

for (const [, query] of queries) query.addEventListener("change", apply);
apply();

/** Return whether a word applies to the current layout. */
export function layoutIs(word: string): boolean {
  return found.words.includes(word);
}
