// Putting the app on the device's own screen, where the browser offers it.
interface Offer extends Event {
  prompt: () => Promise<void>;
}

let held = $state.raw<Offer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  held = event as Offer;
});

/** Does the browser offer it now? */
export function canInstall(): boolean {
  return held !== null;
}

/** Ask the reader, by the browser's own words. */
export async function install(): Promise<void> {
  await held?.prompt();
  held = null;
}
