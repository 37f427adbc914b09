"""The games as PettingZoo environments: `arcus.envs.pettingzoo.env("red7", players=4, advanced=True)`.

Agents are `seat_0`, `seat_1`, …, and act one at a time (AEC). Where several seats choose at the same time, they act one
after the other and don't see each other's choices.
"""

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from librt.vecs import vec
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped] # PettingZoo has no types

from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.game import Seat, UsageError
from arcus.core.luck import SEED_BITS, FastLuck
from arcus.core.position import IllegalMove, Position
from arcus.envs.observation import Observer
from arcus.envs.rewards import write_rewards
from arcus.games import make
from arcus.locale import catalogue
from arcus.tui.tables import table_lines

RenderMode = Literal["human", "ansi", "rgb_array"]
MaskPlace = Literal["observation", "info"]
ROWS, ROWS_OF_SEAT = 16, 8  # of an image: enough for the text of every game


def env(
    name: str,
    players: int | None = None,
    *,
    mask: MaskPlace = "observation",
    render_mode: RenderMode | None = None,
    render_seat: Seat | None = None,
    **options: Any,
) -> "ArcusEnv":
    """Return a game as an environment, for `players` (default 2) and with the game's options, or raise UsageError.

    An observation is {"observation": numbers, "action_mask": legal moves}; with mask="info" it is the numbers alone,
    and the mask is in `infos`. `render` shows what `render_seat` sees; None stands for a spectator.
    """
    return ArcusEnv(name, players, options, mask, render_mode, render_seat)


class ArcusEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """One game with its players and options."""

    def __init__(
        self,
        name: str,
        players: int | None,
        options: dict[str, Any],
        mask: MaskPlace,
        render_mode: RenderMode | None,
        render_seat: Seat | None,
    ) -> None:
        super().__init__()
        self.game = make(name, players, options)
        self.game.check_seat(render_seat)
        _check("mask", mask, get_args(MaskPlace))
        _check("render_mode", render_mode, (None, *get_args(RenderMode)))
        self.observer = Observer(self.game)
        self.metadata = {
            "name": f"arcus_{name}_v{self.game.rules_version}",
            "render_modes": list(get_args(RenderMode)),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.render_seat = render_seat
        self.possible_agents = [f"seat_{seat}" for seat in self.game.seats]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._is_mask_info = mask == "info"
        numbers = spaces.Box(0, 255, (self.observer.size,), np.uint8)
        masks = spaces.Box(0, 1, (self.game.move_count,), np.int8)
        both = spaces.Dict({"observation": numbers, "action_mask": masks})
        self._observation_space = numbers if self._is_mask_info else both
        self._action_spaces = {agent: spaces.Discrete(self.game.move_count) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions: the game's table of moves."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed deals the same cards; None derives a seed from the previous one."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self._luck = FastLuck(int(self.np_random.integers(1 << SEED_BITS)))
        self.position: Position = self.game.deal(self._luck)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()
        self._show()

    def _select(self) -> None:
        """Let the next seat act, or end the game."""
        if owing := self.position.to_act():
            self._seat = lowest(owing)
            self.agent_selection = self.possible_agents[self._seat]
        else:
            self._finish()
        if self._is_mask_info:
            self.infos[self.agent_selection]["action_mask"] = self.observer.mask(self.position, self._seat)

    def _finish(self) -> None:
        found = vec[float]([0.0] * self.game.players)
        write_rewards(self.position, self.game.players, found, 0)
        for agent, reward in zip(self.agents, found, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def step(self, action: Any) -> None:
        """Play a move of the agent to act, or raise UsageError and change nothing if it is not legal.

        After the end the action is None.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.position.play(self._seat, int(action), self._luck, NO_EVENTS)
        except IllegalMove as error:
            raise UsageError(f"action {action} of {agent}: {error}; choose one that its action mask allows") from None
        except TypeError:
            raise UsageError(f"expected the number of a move for {agent}, got {action!r}") from None
        self._cumulative_rewards[agent] = 0.0
        self._select()
        self._show()

    def observe(self, agent: str) -> Any:
        """Return the observation of an agent and its action mask, in the form that `mask` selected."""
        seat = self._seat_of[agent]
        numbers = self.observer.observe(self.position, seat)
        if self._is_mask_info:
            return numbers
        return {"observation": numbers, "action_mask": self.observer.mask(self.position, seat)}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as text or as an image, or print it, by the render mode; None without one."""
        if self.render_mode is None:
            return None
        words = catalogue()
        names = [words.say("terminal-person", number=seat + 1) for seat in self.game.seats]
        lines = table_lines(self.game.view(self.position, self.render_seat), names, words.say)
        if self.render_mode == "rgb_array":
            from arcus.envs.picture import draw  # Pillow is slow to load, and seldom needed

            return draw(lines, ROWS + ROWS_OF_SEAT * self.game.players)
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is no window to close."""


def _check(name: str, value: object, allowed: tuple[object, ...]) -> None:
    if value not in allowed:
        raise UsageError(f"{name} must be one of {', '.join(map(str, allowed))}, got {value!r}")
