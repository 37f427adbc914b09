// The rules sheet of a game, and the sentence about the current decision.
import type { AnyView, Hint } from "./messages";
import { has, learn, say } from "./words";

export interface Section {
  title: string;
  rules: { number: string; text: string }[];
  /** A short example; "" if the section has none. */
  example: string;
}

/** Return the aim of a game, in one sentence. */
export function aimOf(game: string): string {
  return has(`${game}-aim`) ? say(`${game}-aim`) : "";
}

/** Load the texts of a game's rules sheet. */
export async function learnRules(game: string): Promise<void> {
  await Promise.all([learn(game), learn(`${game}/rules`)]);
}

/** Return the numbered rules of a game from the catalogue. */
export function rulesOf(game: string): Section[] {
  const sections: Section[] = [];
  for (let s = 1; has(`${game}-section-${s}`); s++) {
    const rules: Section["rules"] = [];
    for (let r = 1; has(`${game}-rule-${s}-${r}`); r++) rules.push({ number: `${s}.${r}`, text: say(`${game}-rule-${s}-${r}`) });
    const example = has(`${game}-example-${s}`) ? say(`${game}-example-${s}`) : "";
    sections.push({ title: say(`${game}-section-${s}`), rules, example });
  }
  return sections;
}

/** Return the kinds of the legal moves, sorted, for messages that select by them. */
function may(view: AnyView): string {
  return [...new Set(view.moves.map((move) => move.kind))].sort().join("-");
}

/** Return who has to do what, as a sentence; `reader` is the seat called "you", null for a spectator. */
export function askText(view: AnyView, names: readonly string[], reader: number | null): string {
  const id = `${view.game}-tui-ask-${view.table.stage}`;
  if (!has(id)) return "";
  const mine = reader !== null && view.to_act.includes(reader);
  const owed = view.game === "kobito" ? view.table.owed : 0;
  return say(id, { you: mine ? "yes" : "no", who: names[view.table.turn] ?? "", owed, may: may(view) });
}

/** Return why the first hint is the best, as a sentence with its chances and those of the next best move. */
export function hintReason(hints: readonly Hint[]): string {
  const [best, next] = hints.map((hint) => Math.round(100 * hint.value));
  const reason = next === undefined ? "only" : best === next ? "same" : "better";
  return say("web-hint-why", { case: reason, best: best ?? 0, next: next ?? 0 });
}
