/**
 * Runtime configuration: what differs between a laptop and each stage in AWS, so that one build serves them all.
 * Nothing on the page waits for it but the first request.
 */
import type { Money } from "./money";

export type Config = {
  stage: string;
  apiUrl: string;
  cognito: CognitoConfig;
  /** What a traveler pays for a connection. */
  fee?: Money;
  /** The one that our mails name as well. */
  supportAddress?: string;
  /** Missing where nothing can be paid: the page that needs it says so, the others go on. */
  paypal?: PayPalConfig;
};

export type CognitoConfig = {
  userPoolId: string;
  userPoolClientId: string;
  /** Where the user pool's API is, unless at AWS's own address. */
  endpoint?: string;
  /** The hosted domain, for signing in with Google: a host, or an URL where it isn't served by https. */
  domain?: string;
};

export type PayPalConfig = {
  clientId: string;
  /** Address of the SDK's script, unless PayPal's own. */
  sdkBaseUrl?: string;
};

let loading: Promise<Config> | undefined;

export function loadConfig(): Promise<Config> {
  // A failure is forgotten, so that a retry asks again.
  loading ??= read().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function read(): Promise<Config> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config: unknown = await response.json();
  if (!isConfig(config)) throw new Error("/config.json lacks apiUrl or cognito");
  return config;
}

function isConfig(value: unknown): value is Config {
  return (
    isObject(value) &&
    typeof value.apiUrl === "string" &&
    typeof value.stage === "string" &&
    isObject(value.cognito) &&
    typeof value.cognito.userPoolId === "string" &&
    typeof value.cognito.userPoolClientId === "string"
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
