// Generated from arcus.games.kobito.layout by `npm run types`; do not edit.

export const layout = { numbers: 12 } as const;
