/**
 * The user pool's hosted domain. Amplify always uses https for it; if the configuration names another scheme, outgoing
 * addresses are rewritten.
 */
export function hostedDomain(domain: string) {
  const url = new URL(domain.includes("://") ? domain : `https://${domain}`);
  const amplifyOrigin = `https://${url.host}/`;
  const rewrite = (address: string) =>
    address.startsWith(amplifyOrigin)
      ? `${url.origin}/${address.slice(amplifyOrigin.length)}`
      : address;

  return {
    host: url.host,
    /** Amplify's `authSessionOpener`: leaves the page. */
    async open(address: string): Promise<void> {
      location.assign(rewrite(address));
    },
    /** Runs a token exchange with rewritten requests. Amplify uses the global `fetch` for it. */
    async exchange<T>(run: () => Promise<T>): Promise<T> {
      if (url.protocol === "https:") return run();
      const { fetch } = window;
      window.fetch = (input, init) =>
        fetch(typeof input === "string" ? rewrite(input) : input, init);
      try {
        return await run();
      } finally {
        window.fetch = fetch;
      }
    },
    signOutUrl(clientId: string, returnTo: string): string {
      return `${url.origin}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: returnTo })}`;
    },
  };
}
