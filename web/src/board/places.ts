// Places as the server names them.

export interface Spot {
  /** `palette`, `g1`, `b2`. */
  area: string;
  /** Whose it is; none where it is everybody's. */
  seat: number | null;
  /** An end of a rainbow: `low` or `high`. */
  end: string;
  /** A spot of a rainbow, from 1. */
  spot: number;
}

/** A place taken apart: `palette/0`, `b2/0:low`, `g1@3`. */
export function spotOf(place: string): Spot {
  const [, area = place, seat, end = "", spot = "0"] = /^([^/:@]+)(?:\/(\d+))?(?::(\w+))?(?:@(\d+))?$/.exec(place) ?? [];
  return { area, seat: seat === undefined ? null : Number(seat), end, spot: Number(spot) };
}
