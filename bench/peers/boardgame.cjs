// boardgame.io's engine, measured as the other libraries are: one line of JSON for each row.
// The game is that of examples/mouse.py: four cards each, the highest takes the trick, unless the mouse meets the elephant.
const { Client } = require("boardgame.io/client");
const { MCTSBot } = require("boardgame.io/ai");

const SECONDS = Number(process.env.PEERS_SECONDS ?? 0.5);
const ROUNDS = Number(process.env.PEERS_ROUNDS ?? 5);

const mouse = {
  name: "mouse",
  setup: ({ random }) => {
    const cards = random.Shuffle([...Array(20).keys()]);
    return { hands: [cards.slice(0, 4), cards.slice(4, 8)], laid: [null, null], tricks: [0, 0], leader: 0 };
  },
  moves: {
    lay: ({ G, ctx, events }, card) => {
      const seat = Number(ctx.currentPlayer);
      if (!G.hands[seat].includes(card)) return "INVALID_MOVE";
      G.hands[seat] = G.hands[seat].filter((each) => each !== card);
      G.laid[seat] = card;
      if (G.laid.includes(null)) return events.endTurn({ next: String(1 - seat) });
      const met = G.laid.includes(0) && G.laid.includes(19);
      const winner = met === G.laid[0] < G.laid[1] ? 0 : 1;
      G.tricks[winner] += 1;
      G.laid = [null, null];
      events.endTurn({ next: String(winner) });
    },
  },
  endIf: ({ G }) => {
    if (G.hands[0].length + G.hands[1].length > 0) return undefined;
    if (G.tricks[0] === G.tricks[1]) return { draw: true };
    return { winner: String(G.tricks[0] > G.tricks[1] ? 0 : 1) };
  },
  ai: { enumerate: (G, ctx) => G.hands[Number(ctx.currentPlayer)].map((card) => ({ move: "lay", args: [card] })) },
};

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const best = async (some) => {
  await some();
  let most = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const began = used();
    let made = 0;
    while (used() - began < SECONDS) made += await some();
    most = Math.max(most, made / (used() - began));
  }
  return most;
};

const start = () => {
  const client = Client({ game: mouse, numPlayers: 2, debug: false });
  client.start();
  return client;
};

const play = () => {
  let decisions = 0;
  const client = start();
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const legal = mouse.ai.enumerate(G, ctx);
    decisions += legal.length > 1 ? 1 : 0;
    client.moves.lay(...legal[Math.floor(Math.random() * legal.length)].args);
  }
  client.stop();
  return decisions;
};

const search = async () => {
  const iterations = 100;
  const bot = new MCTSBot({ game: mouse, enumerate: mouse.ai.enumerate, seed: "1", iterations, playoutDepth: 50 });
  await bot.play(start().getState(), "0");
  return iterations;
};

(async () => {
  console.log(JSON.stringify({ game: "mouse", kind: "rules", rate: await best(play) }));
  console.log(JSON.stringify({ game: "mouse", kind: "search", rate: await best(search) }));
})();
