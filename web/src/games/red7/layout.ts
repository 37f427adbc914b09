// Generated from arcus.games.red7.layout by `npm run types`; do not edit.

export const layout = {
  steps: {
    opening: [ "palette", "canvas", "draw" ],
    one: [ "take", "canvas", "draw" ],
    five: [ "add", "canvas", "draw" ],
    seven: [ "move", "draw" ],
    after: [ "canvas", "draw" ],
    chance: [ "draw" ],
    done: []
  }
} as const;
