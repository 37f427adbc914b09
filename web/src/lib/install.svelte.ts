// Installation of the app, where the browser offers it.
interface Offer extends Event {
  prompt: () => Promise<void>;
}

let held = $state.raw<Offer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  held = event as Offer;
});

/** Return whether the browser offers installation now. */
export function canInstall(): boolean {
  return held !== null;
}

/** Show the browser's prompt. */
export async function install(): Promise<void> {
  await held?.prompt();
  held = null;
}
