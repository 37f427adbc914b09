// The rules sheet, and which of its sentences matter now.
import type { AnyView } from "./messages";
import { has, say } from "./words";

export interface Section {
  title: string;
  rules: { number: string; text: string }[];
}

/** The numbered rules of a game, as the catalogue has them. */
export function rulesOf(game: string): Section[] {
  const sections: Section[] = [];
  for (let s = 1; has(`${game}-section-${s}`); s++) {
    const rules: Section["rules"] = [];
    for (let r = 1; has(`${game}-rule-${s}-${r}`); r++) rules.push({ number: `${s}.${r}`, text: say(`${game}-rule-${s}-${r}`) });
    sections.push({ title: say(`${game}-section-${s}`), rules });
  }
  return sections;
}

// By what a table asks for: the sentences that say what may be done.
const ASKED: Record<string, Record<string, string[]>> = {
  red7: {
    opening: ["3.1", "3.8"],
    after: ["3.3", "3.8"],
    five: ["6.7"],
    seven: ["6.4", "6.5"],
    one: ["6.11", "6.13"],
    chance: ["5.1"],
  },
  qwinto: { choose: ["3.1"], rolled: ["3.3"], write: ["4.1", "2.1"] },
  rainbow: { opening: ["3.1", "3.2"], flipped: ["3.6", "3.7"], laid: ["3.4", "3.8"], again: ["3.6", "3.8"] },
  kobito: { playing: ["4.1", "4.4"], paying: ["10.1", "10.3"], leftover: ["6.5"] },
};
const RED7 = "ROYGBIV";

/** The numbers of the rules that matter now. */
export function rulesNow(view: AnyView | null): string[] {
  if (!view) return [];
  const asked = ASKED[view.game]?.[view.table.stage] ?? [];
  return view.game === "red7" ? [...asked, `4.${4 + RED7.indexOf(view.table.rule.toUpperCase())}`] : asked;
}

/** What the reader may do, for sentences that choose by it: the first words of the moves, from a to z. */
function may(view: AnyView): string {
  const verbs = view.moves.map((move) => move.text.split(" ")[0] ?? "");
  return [...new Set(verbs)].sort().join("-");
}

/** What is asked of whom, as a sentence; `reader` is the seat called "you", null for whoever only watches. */
export function askText(view: AnyView, names: readonly string[], reader: number | null): string {
  const id = `${view.game}-tui-ask-${view.table.stage}`;
  if (!has(id)) return "";
  const mine = reader !== null && (view.game === "qwinto" ? view.to_act.includes(reader) : reader === view.table.turn);
  const owed = view.game === "kobito" ? view.table.owed : 0;
  return say(id, { you: mine ? "yes" : "no", who: names[view.table.turn] ?? "", owed, may: may(view) });
}
