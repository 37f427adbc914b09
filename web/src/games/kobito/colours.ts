// The twelve numbers of Kobito as hues of a wheel, light and dark in turn, so that neighbours stay apart for every eye.
// The digits say which is which; the shape is a wheel with its spoke where the number stands on a clock.

export const INK = "#16181c";

export const hues: readonly string[] = [
  "#d75d57",
  "#feb583",
  "#ad8200",
  "#c5d34e",
  "#40a149",
  "#10e7c2",
  "#009ba8",
  "#85d2fe",
  "#5a84e6",
  "#cbbcfe",
  "#b764bc",
  "#feabcb",
];
