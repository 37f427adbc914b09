// The router: plain paths below the app's base URL.
import { untrack } from "svelte";

/** The app's base URL; computed at the start, since a relative <base> would change with the address. */
export const base = new URL(".", document.baseURI);
document.querySelector("base")?.setAttribute("href", base.pathname);

const state = $state({ path: current(), visits: 0 });
/** What had the focus when the visitor left the last page. */
let left: Element | null = null;

function current(): string {
  return location.pathname.startsWith(base.pathname) ? location.pathname.slice(base.pathname.length) : "";
}

/** Return the path below the base URL, without a leading slash: `t/abc`. */
export function path(): string {
  return state.path;
}

/** Return the number of navigations since the page was loaded. */
export function visits(): number {
  return state.visits;
}

/** Focus the heading of a new page, so that screen readers announce it, unless the visitor has focused something by then; for `{@attach}`. */
export function greet(heading: HTMLElement): void {
  const here = document.activeElement;
  if (untrack(visits) === 0 || (here !== document.body && here !== left)) return;
  heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
}

/** Return the URL of a path, for a link. */
export function href(to: string): string {
  return base.pathname + to;
}

/** Navigate to a path of the app. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", href(to));
  arrive();
}

function arrive(): void {
  if (state.path === current()) return;
  left = document.activeElement;
  state.path = current();
  state.visits += 1;
  scrollTo(0, 0);
}

/** Follow links into the app without reloading the page. */
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
