// Notifications of the reader's turn.
import { play } from "./sound";
import { set, settings } from "./settings.svelte";

/** Return whether this browser can show notifications here; not over plain http. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

/** Switch notifications on or off; return whether they are on, which needs the reader's permission. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  const allowed = on && canNotify() && (await Notification.requestPermission()) === "granted";
  set("notify", allowed);
  return allowed;
}

/** Announce the reader's turn: a tone, a vibration, and a notification if the page is hidden. */
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
