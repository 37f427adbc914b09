// Generated from arcus.games.rainbow.layout by `npm run types`; do not edit.

export const layout = { places: 6, slots: 3 } as const;
