// "Your turn", for somebody who looks elsewhere.
import { play } from "./sound";
import { set, settings } from "./settings.svelte";

/** Can this browser show notifications here? Not over plain http. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

/** Switch notifications on, if the browser is allowed to. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  const allowed = on && canNotify() && (await Notification.requestPermission()) === "granted";
  set("notify", allowed);
  return allowed;
}

/** Tell that it is the reader's turn: a tone, a buzz, and a notification if the page is hidden. */
export async function yourTurn(title: string, text: string): Promise<void> {
  play("turn");
  if (!document.hidden) return;
  if (settings.vibrate && "vibrate" in navigator) navigator.vibrate([80, 60, 80]);
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const options = { body: text, tag: "arcus-turn", icon: "icons/arcus-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
