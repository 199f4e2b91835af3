/** The push services of browsers. The server posts to addresses that clients name, so these are the only ones that it takes. Pure. */

/** Hosts; one that begins with a dot stands for all hosts below it. */
export const pushServices = [
  // Chrome, Edge on Android, Samsung Internet, Opera, Brave
  "fcm.googleapis.com",
  // Firefox
  "updates.push.services.mozilla.com",
  // Edge
  ".notify.windows.com",
  // Safari
  ".push.apple.com",
] as const;

/** @param standIn origin of another service, as of one on a laptop */
export function isPushService(endpoint: string, standIn: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (origin === standIn) return true;
  return (
    protocol === "https:" &&
    port === "" &&
    pushServices.some((host) =>
      host.startsWith(".") ? hostname.endsWith(host) : hostname === host,
    )
  );
}
