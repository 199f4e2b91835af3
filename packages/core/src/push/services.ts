/** The push services of browsers. The server posts to addresses that clients name, so these are the only ones that it takes. Pure. */

/** A host that begins with a dot stands for all hosts below it. Other browsers use those of Chrome. */
const pushServices = [
  { host: "fcm.googleapis.com", browser: "Chrome" },
  { host: "updates.push.services.mozilla.com", browser: "Firefox" },
  { host: ".notify.windows.com", browser: "Edge" },
  { host: ".push.apple.com", browser: "Safari" },
] as const;

/** The browser whose push service has this host name. */
export function browserOf(hostname: string): string | undefined {
  return pushServices.find(({ host }) =>
    host.startsWith(".") ? hostname.endsWith(host) : hostname === host,
  )?.browser;
}

/** @param standIn origin of another service, as of one on a laptop */
export function isPushService(endpoint: string, standIn: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (origin === standIn) return true;
  return protocol === "https:" && port === "" && browserOf(hostname) !== undefined;
}
