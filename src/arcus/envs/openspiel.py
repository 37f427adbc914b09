"""The games in OpenSpiel: after `import arcus.envs.openspiel`, `pyspiel.load_game("arcus_red7(players=4)")` loads them.

Every question to luck becomes chance nodes with equally likely outcomes: one for a die, and one for each card of a
shuffle except the last. Where several seats choose at the same time, they choose one after the other here.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found, unused-ignore] # optional, and without types
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import lowest
from arcus.core.events import EventLog
from arcus.core.game import AnyGame, Seat
from arcus.core.luck import MASK, FastLuck, Luck
from arcus.core.position import Position
from arcus.envs.observation import Observer
from arcus.envs.rewards import write_rewards
from arcus.games import GAMES, make

PREFIX = "arcus_"
LONGEST = 100_000  # more moves than a game can have
MOST_OUTCOMES = 128  # more than a shuffle has cards
ALONE = (-20.0, 200.0)  # the least and most points of a player who plays Qwinto alone
DEALING = "dealing"
DIGITS = "_"  # precedes digits in a parameter that is text: `first=_1`


class _Chance(Exception):
    """A question to luck without an answer yet; its `outcomes` are equally likely."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class ScriptedLuck(Luck):
    """Luck that returns given answers one by one, and raises when it has no more."""

    def __init__(self, answers: list[int]) -> None:
        self._answers = iter(answers)

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        """Return the next answer, or raise."""
        if n == 1:
            return 0
        try:
            return next(self._answers)
        except StopIteration:
            raise _Chance(n) from None

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        """Fill each place, from the last one on, with the card that the next answer selects."""
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.pick(label, nth, last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]
        return cards


class Progress:
    """A game in progress that stops at each question to luck."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.position: Position | None = None  # None before the cards are dealt
        self.public: tuple[str, ...] = ()  # public events, in order
        self.outcomes = 0  # at a chance node: how many there are
        self._move: tuple[Seat, int] | None = None  # waits for luck
        self._answers: list[int] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> "Progress":
        other = Progress(self.game)
        other.position = self.position  # never changed in place
        other.public, other.outcomes = self.public, self.outcomes
        other._move, other._answers = self._move, self._answers.copy()
        return other

    def answer(self, outcome: int) -> None:
        """Continue with an answer of luck."""
        self._answers.append(outcome)
        self.run()

    def play(self, seat: Seat, move: int) -> None:
        """Play a legal move."""
        self._move = (seat, move)
        self.run()

    def run(self) -> None:
        """Deal, or carry out the move, if all answers of luck are known; else wait for one more."""
        luck, log = ScriptedLuck(self._answers), EventLog()
        try:
            if self.position is None:
                after: Position = self.game.deal(luck, log)
            else:
                assert self._move is not None
                after = self.position.copy()
                after.apply(*self._move, luck, log)
        except _Chance as asked:
            self.outcomes = asked.outcomes
            return
        self.position, self._move, self._answers, self.outcomes = after, None, [], 0
        events = self.game.events(log.facts, None)
        self.public += tuple(msgspec.json.encode(event).decode() for event in events)

    def sampled(self, seat: Seat, luck: Luck) -> "Progress":
        """Return a game sampled from the knowledge of a seat."""
        other = Progress(self.game)
        other.position = self.game.knowledge(self.game.view(self.position, seat)).sample(luck, 0)
        other.public = self.public
        return other


class ArcusState(pyspiel.State):  # type: ignore[misc, unused-ignore] # OpenSpiel has no types
    """A state of a game."""

    def __init__(self, game: "ArcusGame") -> None:
        super().__init__(game)
        self.progress = Progress(game.game)
        self.progress.run()

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's constants for chance and the end."""
        progress = self.progress
        if progress.outcomes or progress.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        owing = progress.position.to_act()
        return lowest(owing) if owing else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.progress.position
        return [] if position is None else sorted(map(int, position.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node, all equally likely."""
        n = self.progress.outcomes
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        if self.progress.outcomes:
            self.progress.answer(action)
        else:
            self.progress.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1} of {self.progress.outcomes}" if self.progress.outcomes else str(action + 1)
        return self.progress.game.move_text(action)

    def returns(self) -> list[float]:
        """Return the rewards of all seats, 0 until the end."""
        players = self.progress.game.players
        found = vec[float]([0.0] * players)
        if self.is_terminal():
            assert self.progress.position is not None
            write_rewards(self.progress.position, players, found, 0)
        return list(found)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ArcusState":
        """Return a state sampled from the knowledge of a seat; `sampler` returns random numbers below 1."""
        state = ArcusState(self.get_game())
        state.progress = self.progress.sampled(player, FastLuck(int(sampler() * MASK)))
        return state

    def __str__(self) -> str:
        position = self.progress.position
        return DEALING if position is None else self.progress.game.position_text(position)


class ArcusObserver:
    """A player's observation as a tensor and as text; both include what the player could remember."""

    def __init__(self, game: AnyGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"expected no parameters of the observation, got {params}")
        self._observer = Observer(game)
        self._is_history_wanted = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = {name: self.tensor[part] for name, part in self._observer.parts.items()}

    def set_from(self, state: ArcusState, player: int) -> None:
        """Fill the tensor with a player's observation; all 0 before the cards are dealt."""
        position = state.progress.position
        self.tensor[:] = 0 if position is None else self._observer.observe(position, player)

    def string_from(self, state: ArcusState, player: int) -> str:
        """Return a player's observation as text; an information state begins with all public events."""
        progress = state.progress
        if progress.position is None:
            return DEALING
        game, position = progress.game, progress.position
        seen = msgspec.json.encode((game.table(position, player), game.memory(position, player))).decode()
        return "\n".join([*progress.public, seen]) if self._is_history_wanted else seen


class ArcusGame(pyspiel.Game):  # type: ignore[misc, unused-ignore] # OpenSpiel has no types
    """One game with its players and options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {option: _option(value) for option, value in (params or {}).items()}
        self.game = make(name, given.pop("players", None), given)
        players = self.game.players
        least, most = ALONE if players == 1 else (-1.0, 1.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.move_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, players), info, params or {})

    def new_initial_state(self) -> ArcusState:
        """Return the state before the cards are dealt."""
        return ArcusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ArcusObserver:
        """Return an observer."""
        return ArcusObserver(self.game, iig_obs_type, params)


def game_type(name: str, players: int) -> Any:
    """Return OpenSpiel's description of a game."""
    kind = GAMES[name]
    utility = pyspiel.GameType.Utility.GENERAL_SUM if players == 1 else pyspiel.GameType.Utility.ZERO_SUM
    usual = {option: _parameter(value) for option, value in msgspec.to_builtins(kind.option_type()).items()}
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Arcus {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.max_players,
        min_num_players=kind.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, kind.min_players), **usual},
    )


def _parameter(value: Any) -> Any:
    """Return an option as a parameter; the prefix DIGITS keeps OpenSpiel from reading text such as `0` as a number."""
    return DIGITS + value if isinstance(value, str) and value.isdigit() else value


def _option(value: Any) -> Any:
    """Return the option that a parameter stands for."""
    return value[1:] if isinstance(value, str) and value[:1] == DIGITS and value[1:].isdigit() else value


def _class_of(name: str) -> type[ArcusGame]:
    """Return a class of OpenSpiel games for a game by name; OpenSpiel makes games from their parameters alone."""

    def __init__(self: ArcusGame, params: dict[str, Any] | None = None) -> None:  # noqa: N807
        ArcusGame.__init__(self, name, params)

    return type(f"Arcus{name.capitalize()}", (ArcusGame,), {"__init__": __init__})


CLASSES = {name: _class_of(name) for name in GAMES}
for _name, _class in CLASSES.items():
    pyspiel.register_game(game_type(_name, 2), _class)
