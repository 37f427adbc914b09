"""Checks of a page: accessibility by axe-core, and the size and visibility of texts and controls."""

from pathlib import Path

from playwright.async_api import Page

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
FIND = """async (runs) => {
  const found = [], grounds = new Set(), veil = window.unpainted ?? {};
  veil.disabled = true;  // axe-core takes no account of texts that are transparent
  for (const [theme, rules] of runs) {
    if (theme) document.documentElement.dataset.theme = theme;
    grounds.add(getComputedStyle(document.body).backgroundColor);
    const {passes, violations} = await axe.run(document, {
      resultTypes: ['violations'], preload: false, ...(rules.length ? {runOnly: rules} : {}),
    });
    found.push(...violations.flatMap((each) => each.nodes.map(
      (node) => `${theme}: ${each.id}: ${node.target.join(' ')}, ${node.failureSummary}`)));
    if (![...passes, ...violations].some(({id}) => id === 'color-contrast'))
      found.push(`${theme}: axe-core has compared the colours of no text`);
  }
  veil.disabled = false;
  if (grounds.size < runs.length) found.push('both themes look the same');
  return found;
}"""
COLOUR_RULES = ("color-contrast", "link-in-text-block")
"""The rules of axe-core about colours."""
SHIFTS = """window.shifted = 0; window.pushed = []; window.shifts = [];
let drawn = Infinity;
new MutationObserver((_, watch) => {
  if (!document.querySelector('.board .prompt')) return;
  watch.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (drawn = performance.now())));
}).observe(document, {subtree: true, childList: true});
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) {
    if (each.hadRecentInput) continue;
    window.shifted += each.value;
    for (const {node, previousRect: was, currentRect: is} of each.sources) {
      const is_seen = node?.textContent?.trim(), name = node?.outerHTML?.slice(0, 120) ?? node?.data;
      shifts.push(`${each.value} after ${each.startTime} ms: ${name} ${was.x} ${was.y} → ${is.x} ${is.y}`);
      if (each.startTime < drawn) continue;
      if (is_seen && Math.abs(is.y - was.y) > 3) pushed.push(`${name} ${was.y} → ${is.y}`);
    }
  }
}).observe({type: 'layout-shift', buffered: true})"""
"""How much of the page shifts by itself, and what is pushed up or down once the board has come, however late it does;
cards of a row make room sideways."""
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""The width of the window would not do: on a phone it grows with the page."""
SMALL = """() => [...document.querySelectorAll(
  'button, select, input, summary, nav a, footer a, .button, .field, .skip, [data-thing].movable')].flatMap((each) => {
    const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const is_below = document.querySelector('dialog:modal')?.contains(each) === false;
    const is_hidden = !each.checkVisibility({visibilityProperty: true});
    const is_elsewhere = is_below || is_hidden || each.closest('[inert], .target');
    const is_larger = each.closest('label')?.offsetHeight >= 44;
    const width = each.closest('.arc') || each.matches('.pal .thing, .run .thing') ? 23.5 : 43.5;  // cards overlap
    const is_hit = (x, y) => document.elementFromPoint(x, y)?.closest('button, a') === each;
    const is_wide = box.width >= width || (is_hit(x - width / 2, y) && is_hit(x + width / 2, y));
    const is_high = box.height >= 43.5 || (is_hit(x, y - 21.5) && is_hit(x, y + 21.5));
    const is_small = box.width > 1 && !(is_wide && is_high);
    return is_small && !is_elsewhere && !is_larger ? [`${each.outerHTML.slice(0, 90)} ${box.width}x${box.height}`] : [];
  })"""
"""Returns controls that are smaller than a finger, unless their target is larger; a label can be hit anywhere.

Everything is 44 pixels wide and high. Only cards that overlap, in a fan, a palette or a rainbow, may show 24 pixels of
their width, the least that WCAG 2.2 asks for: all of them at 44 would not fit a phone, and a card that is pressed is
first taken up, which can be undone.

What is hidden below a result, or lies below a modal sheet, cannot be pressed at all."""
OUT_OF_SIGHT = """() => {
  const is_at = (node, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (node.contains(found) || found.contains(node));
  };
  const is_whole = (node) => {
    const box = node.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) => is_at(node, box.x + box.width / 2, box.y + part * box.height));
  };
  const is_known = (node) => {  // 20 pixels of a card in a fan are seen, in the line of its corner
    const box = node.getBoundingClientRect();
    let seen = 0;
    for (let x = box.x; x < box.right && seen < 20; x += 2) seen += is_at(node, x, box.y + 0.3 * box.height) ? 2 : 0;
    return seen === 20;
  };
  const cards = [...document.querySelectorAll('.dock [data-thing]')].filter((node) => !is_known(node));
  const buttons = [...document.querySelectorAll('.bar .button, .tools .button')].filter((node) => !is_whole(node));
  return [...cards, ...buttons].map((node) => node.outerHTML);
}"""
"""Returns controls that are covered or below the screen; cards of a hand overlap, with visible corners."""
BELOW = """async (what) => {
  const all = [...document.querySelectorAll(what)];
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);  // the layout follows the size
  const seen = await new Promise((tell) => {
    const watch = new IntersectionObserver((found) => (watch.disconnect(), tell(found)));
    for (const each of all) watch.observe(each);
  });
  return [
    ...seen.filter((each) => each.intersectionRatio < 1 - 1e-9).map((each) => `out of sight: ${each.target.outerHTML}`),
    ...all.filter((each) => each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > innerWidth)
      .map((each) => `too wide: ${each.outerHTML}`),
  ];
}"""
"""Returns elements that are not fully visible without scrolling, or wider than their container."""
COVERED = """(what) => [...document.querySelectorAll(what)].filter((each) => {
  const box = each.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !each.contains(found);
}).map((each) => each.dataset.rule ?? each.className)"""
"""Returns elements that are covered, or below the screen."""
BROKEN = """() => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = (window.ruler ??= new Range());  // one for all: each living range slows every change of the page
  const line = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].at(-1)?.top ?? 0;
  };
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.data.trim() || node.parentElement.closest('.spoken, svg, [inert]')) continue;
    if (!node.parentElement.checkVisibility({visibilityProperty: true})) continue;
    const {height} = node.parentElement.getBoundingClientRect();
    if (height < 1.9 * parseFloat(getComputedStyle(node.parentElement).fontSize)) continue;  // one line
    range.selectNodeContents(node);
    const tops = [...range.getClientRects()].map((box) => box.top);
    if (Math.max(...tops) - Math.min(...tops) <= 4) continue;  // all in one line
    for (const {0: word, index} of node.data.matchAll(/[\\p{L}\\p{N}]+/gu))
      if (Math.abs(line(node, index) - line(node, index + word.length - 1)) > 4) found.push(`${word} in ${node.data}`);
  }
  range.setStart(document, 0);
  range.collapse(true);
  return found;
}"""
"""Returns words that are broken across lines without a hyphen; a soft hyphen separates words here."""

SPILT = """() => {
  const texts = [...document.querySelectorAll('main *, header *')].filter((each) => {
    const has_words = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!has_words || each.closest('.spoken, svg, dialog, .label, .hints')) return false;
    const box = each.getBoundingClientRect(), style = getComputedStyle(each);
    return box.width > 1 && style.visibility !== 'hidden' && style.clipPath === 'none';
  });
  const box = (each) => each.getBoundingClientRect();
  const is_cut = (each) => getComputedStyle(each).textOverflow !== 'ellipsis' && each.clientWidth > 0
    && each.scrollWidth > each.clientWidth + 1;
  const lying = texts.filter((each) => each.closest('.board') && !each.closest('.dock, .notices, .result, .target'));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const boxes = lying.map(box);
  const over = lying.flatMap((a, i) => lying.slice(i + 1)
    .filter((b, j) => meet(boxes[i], boxes[i + 1 + j]) && !a.contains(b))
    .map((b) => `${a.textContent} lies on ${b.textContent}`));
  return [...texts.filter(is_cut).map((each) => `${each.className} is cut: ${each.textContent}`), ...over];
}"""
"""Returns texts that are cut off, or overlap on the board."""
CROWDED = """() => {
  const wide = [...document.querySelectorAll('.tools .button, .seat .clock')]
    .filter((each) => getComputedStyle(each).clipPath === 'none' && each.scrollWidth > each.clientWidth + 1);
  const boxes = [...document.querySelectorAll('.tools .button')].map((each) => each.getBoundingClientRect());
  const out = boxes.some((box, i) => box.left < 0 || box.right > (boxes[i + 1]?.left ?? innerWidth) + 0.5);
  return [...wide.map((each) => each.textContent), ...(out ? ['the tools lie on each other'] : [])];
}"""
"""Returns tools and clocks that are cut off, and tools that overlap."""
FAULTS = f"""() => {{
  const found = (name, look) => look().map((each) => `${{name}}: ${{each}}`);
  const wider = ({WIDTH})();
  return [
    ...found('spilt', {SPILT}), ...found('small', {SMALL}),
    ...found('broken', {BROKEN}), ...(wider > 0 ? [`${{wider}} px too wide`] : []),
  ];
}}"""
"""Returns all layout faults: cut, small or broken texts and buttons, and a page that is too wide."""


async def faults(page: Page) -> list[str]:
    """Return the layout faults of the page."""
    found: list[str] = await page.evaluate(FAULTS)
    return found


async def violations(page: Page) -> list[str]:
    """Return the violations of all rules of axe-core, including the colours of texts."""
    return await _violations(page, ("", ()))


async def violations_in_both_themes(page: Page, whole: str = "light") -> list[str]:
    """Return the violations found by axe-core: of all rules in one theme, of the rules about colours in both."""
    return await _violations(page, *((theme, () if theme == whole else COLOUR_RULES) for theme in ("light", "dark")))


async def _violations(page: Page, *runs: tuple[str, tuple[str, ...]]) -> list[str]:
    """Run axe-core in some themes, in each by some rules or by all.

    It comes by the debugger, since the page's own policy lets no strange script in.
    """
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(f"{AXE}; null")
    found: list[str] = await page.evaluate(FIND, runs)
    return found


async def overhang(page: Page) -> int:
    """Return how many pixels the page is wider than the screen."""
    return int(await page.evaluate(WIDTH))
