// Is there a network at all? The table's own line knows more (socket.ts).
const state = $state({ online: navigator.onLine });
addEventListener("online", () => (state.online = true));
addEventListener("offline", () => (state.online = false));

/** False only if the device is sure that there is none. */
export function online(): boolean {
  return state.online;
}
