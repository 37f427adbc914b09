"""Every lesson, played to its end in the browser, with the mouse in English and with a finger in German."""

from typing import Any

import pytest
from playwright.async_api import expect

from arcus.games import GAMES
from arcus.lessons import LESSONS, Step
from arcus.locale import catalogue
from tests.browser.access import overhang, violations_in_both_themes
from tests.browser.conftest import OpenApp
from tests.browser.hands import Hands
from tests.browser.moments import FOLLOW_LINK
from tests.browser.person import DESKTOP, LAPTOP, LYING, PHONE, SMALL_UPRIGHT, Message, Person

pytestmark = pytest.mark.needs("chromium")
SIZES: dict[str, dict[str, Any]] = {"en": DESKTOP, "de": {**PHONE, "locale": "de-DE"}}
PRESS = ("", "")
FOUND: dict[tuple[str, str], list[tuple[str, str]]] = {
    ("red7", "green"): [("V2", "palette"), PRESS],
    ("red7", "alone"): [("Y7", "palette"), PRESS],
    ("red7-advanced", "alone"): [("B7", "canvas"), ("deck", "hand"), PRESS],
    ("red7-actions", "alone"): [("I1", "palette"), ("R6", "deck"), PRESS],
    ("qwinto", "column"): [("", "y3")],
    ("qwinto", "alone"): [PRESS, PRESS, ("", "*")],
    ("rainbow", "alone"): [("hand1/0", "lay")],
    ("rainbow-memory", "alone"): [("hand1/0", "lay"), ("row1", "turn"), ("hand2/0", "lay")],
    ("kobito", "alone"): [("b1/0@1", "g1:low")],
}
"""How steps are solved whose solution is not lit: what is taken, and where it is put (`*`: anywhere); or a button is
pressed."""
NO_ROOM = """() => [...document.querySelectorAll('.coach .said, .coach .actions > *')].flatMap((each) => {
  const box = each.getBoundingClientRect();
  const is_in = box.x >= 0 && box.right <= innerWidth + 0.5 && box.y >= 0 && box.bottom <= innerHeight + 0.5;
  return is_in && each.scrollWidth <= each.clientWidth + 1 ? [] : [each.outerHTML.slice(0, 90)];
})"""
"""Returns texts and buttons of the coach that don't fit."""
SCREENS = {"laptop": LAPTOP, "lying": LYING, "small phone": SMALL_UPRIGHT}
"""The sizes in which no lesson is played."""
COVERED = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect();
  const share = (box) => {
    const wide = Math.min(box.right, coach.right) - Math.max(box.left, coach.left);
    const high = Math.min(box.bottom, coach.bottom) - Math.max(box.top, coach.top);
    return wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0;
  };
  const is_seen = (card) => {
    const box = card.getBoundingClientRect();
    return [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94].some((along) => [0.15, 0.3, 0.5].some((down) => document
      .elementFromPoint(box.x + along * box.width, box.y + down * box.height)?.closest('[data-thing]') === card));
  };
  const under = [...document.querySelectorAll('.board :is([data-place], [data-thing], .seat, .bar .button)')]
    .filter((each) => getComputedStyle(each).visibility !== 'hidden' && share(each.getBoundingClientRect()) > 0.1);
  const hidden = [...document.querySelectorAll('.hand [data-thing]')].filter((card) => !is_seen(card));
  return [...under, ...hidden].map((each) => each.dataset.place ?? each.dataset.thing ?? each.className);
}"""
"""Places, things and buttons that the coach lies on, and cards in hand that cannot be taken."""
BEGUN = f"() => [...({NO_ROOM})(), ...({COVERED})().map((each) => `covered: ${{each}}`)]"
LIT = """() => ({
  dice: [...document.querySelectorAll('.pick')].map(
    ({classList}) => classList.contains('hinted') !== classList.contains('on')),
  things: [...document.querySelectorAll('[data-thing].hinted:not(.pick)')].map((each) => each.dataset.thing),
  places: document.querySelectorAll('.place.lit.hinted').length,
})"""
"""Returns what is lit: for each die whether it has to be touched, the things, and the number of places."""
WALK = f"""async (ideas) => {{
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const found = [];
  for (const idea of ideas) {{
    while (document.querySelector('.coach h2')?.textContent.trim() !== idea) await frame();
    found.push(...({COVERED})().map((each) => `${{idea}}: ${{each}}`));
    const skip = [...document.querySelectorAll('.coach .actions .button')].at(-1);
    const box = skip.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!skip.contains(hit)) found.push(`${{idea}}: the last button`);
    if (idea !== ideas.at(-1)) skip.click();
  }}
  return found;
}}"""
"""Skips the steps of a lesson, which have these headings, and returns what is covered at each."""


class Learner:
    """A learner in the browser who plays the moves that are lit."""

    def __init__(self, person: Person, language: str) -> None:
        self.person = person
        self.page = person.page
        self.hands = Hands(person, touch=language == "de")
        self.say = catalogue(language).say

    async def learn(self, name: str) -> None:
        """Play a lesson to its end, from its first step."""
        steps = LESSONS[name].steps
        for number, step in enumerate(steps):
            await expect(self.page.locator(".coach")).to_have_attribute(
                "aria-label", self.say("lesson-step", step=number + 1, steps=len(steps))
            )
            await expect(self.page.locator(".coach h2")).to_have_text(self.say(f"lesson-{name}-{step.name}-idea"))
            assert await self.page.evaluate(BEGUN) == [], f"{name} {step.name}"
            await self.solve(name, step)
            await self.heard(name, step)
            if step is not steps[-1]:
                await self.hands.touch_it(self.page.locator(".coach .actions .main"))

    async def solve(self, name: str, step: Step) -> None:
        """Make the moves of a step until the server says that it is done."""
        found = iter(FOUND.get((name, step.name), ()))
        answer: Message = {}
        while not answer.get("done"):
            async with self.page.expect_response(lambda response: response.request.method == "POST") as sent:
                if step.is_lit:
                    await self.follow()
                else:
                    await self.put(*next(found))
            answer = await (await sent.value).json()
            assert not answer.get("refused"), f"{name} {step.name}: {answer}"

    async def heard(self, name: str, step: Step) -> None:
        """Read what is said when a step is done."""
        done = f"lesson-{name}-{step.name}-done"
        words = done if catalogue("en").has(done) else "lesson-right"
        await expect(self.page.locator(".coach h2")).to_have_text(self.say(words))
        await expect(self.page.locator(".veil.on")).to_have_count(0)
        assert await self.page.evaluate(NO_ROOM) == []

    async def follow(self) -> None:
        """Do what is lit: take the thing and put it where it may go, or press the button."""
        await self.page.locator(".hinted, .bar .button:not(:disabled)").first.wait_for()
        lit = await self.page.evaluate(LIT)
        if lit["dice"]:
            for nth, is_wrong in enumerate(lit["dice"]):
                if is_wrong:
                    await self.hands.touch_it(self.page.locator(".pick").nth(nth))
            await self.press(".bar .main:not(:disabled)")
        elif lit["things"]:
            await self.put(lit["things"][0], "")
        elif lit["places"]:
            await self.land(".place.lit.hinted > .target")
        else:
            await self.put(*PRESS)

    async def put(self, thing: str, place: str) -> None:
        """Take a thing and put it in a place, or where it is lit; without both, press a button of the board."""
        if not thing and not place:
            hinted = ".bar .button.hinted:not(:disabled)"
            await self.press(hinted if await self.page.locator(hinted).count() else ".bar .button:not(:disabled)")
            return
        if thing:
            await self.hands.take(thing)
        places = {"": ".place.lit.hinted > .target", "*": '.place.lit:not([data-place="misthrows"]) > .target'}
        await self.land(places.get(place, f'[data-place="{place}"] > .target'))

    async def land(self, target: str) -> None:
        """Touch a lit place; where that means several moves, choose the first."""
        await self.hands.touch_it(self.page.locator(target).first)
        asked = self.page.locator(".asked .button:not(.quiet)")
        if await asked.count():
            await self.hands.touch_it(asked.first)

    async def press(self, button: str) -> None:
        """Press a button, and confirm it if it asks back."""
        await self.hands.touch_it(self.page.locator(button).first)
        danger = self.page.locator(".bar .danger")
        if await danger.count():
            await self.hands.touch_it(danger)


@pytest.mark.parametrize("language", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_all_lessons_of_a_game_are_played_to_their_end(open_app: OpenApp, game: str, language: str) -> None:
    """One after the other: the end of a lesson offers the others of its game."""
    person = await open_app("Ada", f"learn/{game}", known=False, **SIZES[language])
    learner = Learner(person, language)
    names = [name for name in LESSONS if LESSONS[name].game == game]
    for name in names:
        await learner.learn(name)
        await expect(person.page.locator(".coach")).to_contain_text(learner.say("lesson-over"))
        assert await person.page.locator(".coach ul a").count() == len(names) - 1
        if name != names[-1]:
            await learner.press(f'.coach a[href$="learn/{names[names.index(name) + 1]}"]')
    assert await overhang(person.page) <= 0
    assert person.troubles == []
    await learner.press('.coach a[href*="new/"]')
    await expect(person.page.locator("form button[type=submit]")).to_be_visible()
    await expect(person.page.locator("a[href*='learn/']"), "the game is known by now").to_have_count(0)


async def test_wrong_moves_are_explained_and_steps_can_be_left(open_app: OpenApp) -> None:
    person = await open_app("Ada", "learn/red7", known=False, **DESKTOP)
    page, learner = person.page, Learner(person, "en")
    coach, say = page.locator(".coach"), learner.say
    assert await violations_in_both_themes(page) == []
    await learner.hands.take("V2")  # it has no move to the palette: the engine says why
    await page.locator('[data-place="palette"] .cards').click()
    await expect(coach.locator("blockquote")).to_have_text(say("red7-rule-3-8"))
    await expect(coach).to_contain_text(say("lesson-red7-lay-task"))
    assert await violations_in_both_themes(page) == []
    await coach.locator(".link").click()
    await expect(page.locator("dialog [data-rule='3.8'] .tag")).to_have_text(say("web-rule-forbids"))
    await page.keyboard.press("Escape")
    await learner.press(".coach .actions .main")
    await expect(coach.locator("h2")).to_have_text(say("lesson-red7-lay-idea"))
    await learner.put("G5", "palette")
    await expect(coach.locator("h2")).to_have_text(say("lesson-wrong"))
    await expect(page.locator('.hand [data-thing="G5"]'), "it changes nothing").to_be_visible()
    await learner.put("R7", "palette")
    await expect(page.locator('.hand [data-thing="R7"]')).to_have_count(0)
    await expect(coach.locator("h2"), "the answer is gone").to_have_text(say("lesson-red7-lay-idea"))
    await page.locator(".coach .button", has_text=say("lesson-skip")).click()
    await expect(coach.locator("h2")).to_have_text(say("lesson-red7-paint-idea"))
    await expect(page.locator(".said")).to_be_focused()
    await page.locator(".coach .button", has_text=say("lesson-back")).click()
    await expect(page.locator('.hand [data-thing="R7"]'), "the step begins anew").to_be_visible()
    assert person.troubles == []


async def test_a_lesson_is_played_with_the_keyboard_alone(open_app: OpenApp) -> None:
    person = await open_app("Ada", "learn/red7", known=False, **DESKTOP)
    page, hands = person.page, Hands(person, keys_alone=True)
    await page.locator(".coach").wait_for()
    await hands.tab_to("[data-thing]")
    await hands.walk_to("R7")
    await page.keyboard.press("Enter")
    await page.locator('[data-place="palette"].lit').wait_for()
    await hands._walk_to_target()
    await page.keyboard.press("Enter")
    await expect(page.locator(".hand [data-thing='R7']"), "it lies in the palette").to_have_count(0)
    await hands.tab_to(".bar .main")
    await page.keyboard.press("Enter")
    await expect(page.locator(".coach h2")).to_have_text(catalogue().say("lesson-red7-lay-done"))
    await hands.tab_to(".coach .main")
    await page.keyboard.press("Enter")
    await expect(page.locator(".coach h2")).to_have_text(catalogue().say("lesson-red7-paint-idea"))
    assert person.troubles == []


@pytest.mark.parametrize("size", SCREENS)
async def test_the_coach_covers_nothing_that_is_needed(open_app: OpenApp, size: str) -> None:
    """On a laptop Qwinto's dice could not be rolled, and on a phone on its side nobody saw their palette of Red7.

    The lessons that are played show the same on a desktop and on a phone.
    """
    person = await open_app("Ada", "", known=False, **SCREENS[size])
    page, say, covered = person.page, catalogue().say, []
    for name, lesson in LESSONS.items():
        await page.evaluate(FOLLOW_LINK, f"/learn/{name}")
        ideas = [say(f"lesson-{name}-{step.name}-idea") for step in lesson.steps]
        covered += [f"{name}, {each}" for each in await page.evaluate(WALK, ideas)]
    assert covered == []
    assert person.troubles == []


async def test_an_unknown_lesson_says_so(open_app: OpenApp) -> None:
    person = await open_app("Ada", "learn/chess", known=False, **DESKTOP)
    await expect(person.page.locator("main")).to_contain_text(catalogue().say("server-unknown-page"))


async def test_a_lesson_is_offered_until_the_game_is_known(open_app: OpenApp) -> None:
    person = await open_app("Ada", "", known=False, **PHONE)
    offer = catalogue().say("web-lesson-offer", game="Red7", minutes=LESSONS["red7"].minutes)
    await expect(person.page.get_by_role("link", name=offer)).to_be_visible()
    await person.page.locator(".game .main").first.click()
    await person.page.locator(".board .prompt").wait_for()
    await person.page.locator(".top .mark").click()
    await expect(person.page.locator(".game")).to_have_count(len(GAMES))
    await expect(person.page.get_by_role("link", name=offer)).to_have_count(0)
    await expect(person.page.locator(".game .lesson")).to_have_count(len(GAMES) - 1)
