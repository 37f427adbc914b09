/** The seven colours of the rainbow that marks wins, choices and turns, from outside to inside. */
export const RAINBOW_COLOURS = ["#e5484d", "#f28c28", "#f5c518", "#3fa34d", "#2f80d0", "#4b50b8", "#8e44ad"] as const;
