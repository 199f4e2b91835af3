/** Secrets from SSM Parameter Store, under the names that `sst secrets set` gives them. */
import { config } from "./config";

/** Without these a stage cannot work. */
export const requiredSecrets = [
  "UNSUBSCRIBE_SECRET",
  "FORMER_ACCOUNT_SECRET",
  "VAPID_PRIVATE_KEY",
] as const;
/** Without these a stage takes no payments. */
export const paymentSecrets = [
  "PAYPAL_CLIENT_ID",
  "PAYPAL_CLIENT_SECRET",
  "PAYPAL_WEBHOOK_ID",
] as const;
export type SecretName = (typeof requiredSecrets | typeof paymentSecrets)[number];

/** Milliseconds for which a value is cached: the longest time until a rotated secret is used everywhere. */
const maxAge = 5 * 60_000;

const cache = new Map<SecretName, { value: Promise<string>; until: number }>();

/** @throws Error when the parameter is not set or cannot be read */
export async function secret(name: SecretName): Promise<string> {
  const cached = cache.get(name);
  if (cached && cached.until > Date.now()) return cached.value;
  const value = read(name);
  cache.set(name, { value, until: Date.now() + maxAge });
  // Failures are not cached: the next call tries again.
  value.catch(() => cache.delete(name));
  return value;
}

async function read(name: SecretName): Promise<string> {
  // Loaded on demand: most calls of a function need no secret.
  const { parameter } = await import("./parameter-store");
  const value = await parameter(`${config.secretsPath}/${name}/value`);
  if (!value) throw new Error(`The secret ${name} is empty`);
  return value;
}
