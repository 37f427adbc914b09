// Parsing of table codes and links, as people type or paste them.

/** Return the path that a code or a link leads to, `j/CODE` or `t/ID`; empty for an empty text. */
export function invitation(text: string): string {
  const table = /\/t\/([\w-]+)/.exec(text)?.[1];
  if (table) return `t/${table}`;
  const code = codeOf(text);
  return code && `j/${encodeURIComponent(code)}`;
}

/** Return the code in a text: spaces, hyphens and lower case do not matter, and it may be a whole link. */
export function codeOf(text: string): string {
  const link = /\/j\/([^/?#\s]+)/.exec(text)?.[1];
  return decoded(link ?? text)
    .replace(/[\s\p{Pd}\p{Cf}._]/gu, "")
    .toUpperCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
