// Simulation of colour blindness, and distances between colours: for the page of palettes and its test.

export type Sight = "full" | "protanopia" | "deuteranopia" | "tritanopia";
export const SIGHTS: readonly Sight[] = ["full", "protanopia", "deuteranopia", "tritanopia"];
type Three = [number, number, number];

// Machado, Oliveira and Fernandes 2009, full severity, for linear light.
const SEEN: Record<Sight, [Three, Three, Three]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Three {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function hexOf(light: Three): string {
  const parts = light.map((value) => {
    const shown = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** Return a colour as people with a kind of colour vision see it. */
export function seen(hex: string, sight: Sight): string {
  const light = linear(hex);
  const mixed = SEEN[sight].map((row) => {
    const value = row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
    return Math.min(1, Math.max(0, value));
  }) as Three;
  return hexOf(mixed);
}

function oklab(hex: string): Three {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Return the distance of two colours in OKLab, where 0.02 is just noticeable and black to white is 1. */
export function distance(one: string, other: string, sight: Sight = "full"): number {
  const a = oklab(seen(one, sight));
  const b = oklab(seen(other, sight));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Return the WCAG contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const bright = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [low, high] = [bright(one), bright(other)].sort((a, b) => a - b) as [number, number];
  return high / low;
}
