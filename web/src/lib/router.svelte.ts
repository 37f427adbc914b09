// Where the reader is: plain paths below the app's own address, whatever stands before it.
import { untrack } from "svelte";

/** The app's own address; fixed at the start, since a relative <base> would move with the address. */
export const base = new URL(".", document.baseURI);
document.querySelector("base")?.setAttribute("href", base.pathname);

const state = $state({ path: current(), visits: 0 });

function current(): string {
  return location.pathname.startsWith(base.pathname) ? location.pathname.slice(base.pathname.length) : "";
}

/** The path below the app's address, without a leading slash: `t/abc`. */
export function path(): string {
  return state.path;
}

/** How often the reader has gone somewhere else since the page came up. */
export function visits(): number {
  return state.visits;
}

/** Focus the heading of a new page, so that screen readers announce it. */
export function greet(heading: HTMLElement): void {
  heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
}

/** The same for a heading that comes later, unless the reader is somewhere by then; for `{@attach}`. */
export function greetLate(heading: HTMLElement): void {
  if (untrack(visits) > 0 && document.activeElement === document.body) greet(heading);
}

/** The address of a path, for a link. */
export function href(to: string): string {
  return base.pathname + to;
}

/** Go somewhere else in the app. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", href(to));
  arrive();
}

function arrive(): void {
  if (state.path === current()) return;
  state.path = current();
  state.visits += 1;
  scrollTo(0, 0);
}

/** Links into the app do not load the page again. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const inside = link.origin === location.origin && link.pathname.startsWith(base.pathname);
  if (!inside || link.pathname.startsWith(`${base.pathname}api/`)) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname.slice(base.pathname.length) + link.search + link.hash);
}

addEventListener("popstate", arrive);
document.addEventListener("click", follow);
