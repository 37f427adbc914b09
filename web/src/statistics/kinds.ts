// The games and variants that the reader has played.
import type { MyStatistics, RatingInfo, Tally } from "../lib/messages";

/** One game and variant. */
export interface Kind {
  key: string;
  game: string;
  variant: string;
  games: number;
  tallies: Tally[];
  rating: RatingInfo | null;
  bots: RatingInfo[];
}

/** Return the key of a game and variant. */
export const keyOf = (each: { game: string; variant: string }) => `${each.game}/${each.variant}`;

/** Return the kinds with their results, the most played first. */
export function kindsOf({ tallies, ratings, bots }: MyStatistics): Kind[] {
  const keys = [...new Set(tallies.map(keyOf))];
  const all = keys.map((key) => {
    const own = tallies.filter((each) => keyOf(each) === key);
    const [game = "", variant = ""] = key.split("/");
    const games = own.reduce((sum, each) => sum + each.games, 0);
    return { key, game, variant, games, tallies: own, rating: ratings.find((each) => keyOf(each) === key) ?? null, bots: bots.filter((each) => keyOf(each) === key) };
  });
  return all.sort((one, other) => other.games - one.games);
}
