/** The configuration of this stage, fetched once. Only the first request waits for it, not the page. */
import type { WebConfig } from "@flightaides/core/web-config/contract.ts";

export type Config = WebConfig;
export type CognitoConfig = Config["cognito"];

/** Milliseconds, as for a call of the API. */
const timeoutMs = 20_000;

let fetched: Promise<unknown> | undefined;
let loading: Promise<Config> | undefined;

/** Starts early, without the code that reads the answer. The first {@link loadConfig} awaits it, and reports a failure. */
export function prefetchConfig(): void {
  fetched ??= fetchConfig();
  fetched.catch(() => {});
}

export function loadConfig(): Promise<Config> {
  // A failure is not kept, so that a retry fetches again.
  loading ??= read().catch((error: unknown) => {
    fetched = undefined;
    loading = undefined;
    throw error;
  });
  return loading;
}

async function read(): Promise<Config> {
  fetched ??= fetchConfig();
  const [{ WebConfig }, answer] = await Promise.all([
    import("@flightaides/core/web-config/contract.ts"),
    fetched,
  ]);
  return WebConfig.parse(answer);
}

async function fetchConfig(): Promise<unknown> {
  const response = await fetch("/config.json", { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}
