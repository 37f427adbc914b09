// Whether the device has a network; socket.ts knows whether the server is reachable.
const state = $state({ online: navigator.onLine });
addEventListener("online", () => (state.online = true));
addEventListener("offline", () => (state.online = false));

/** Return false only if the device is certainly offline. */
export function online(): boolean {
  return state.online;
}
