/** The configuration of this stage, fetched once. Only the first request waits for it, not the page. */
import { WebConfig } from "@flightaides/core/web-config/contract";

export type Config = WebConfig;
export type CognitoConfig = Config["cognito"];

let loading: Promise<Config> | undefined;

export function loadConfig(): Promise<Config> {
  // A failure is not kept, so that a retry fetches again.
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return WebConfig.parse(await response.json());
}
