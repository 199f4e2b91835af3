/**
 * The user pool's hosted domain. Amplify always speaks https with it; where the configuration names another scheme its
 * addresses are rewritten on their way out.
 */
export function hostedDomain(domain: string) {
  const url = new URL(domain.includes("://") ? domain : `https://${domain}`);
  const asAmplifyHasIt = `https://${url.host}/`;
  const rewrite = (address: string) =>
    address.startsWith(asAmplifyHasIt)
      ? `${url.origin}/${address.slice(asAmplifyHasIt.length)}`
      : address;

  return {
    host: url.host,
    /** Amplify's `authSessionOpener`: leaves this page. */
    async open(address: string): Promise<void> {
      location.assign(rewrite(address));
    },
    /** Runs what exchanges a code for tokens, which Amplify does by the global `fetch`. */
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
