/** Secrets, from SSM's parameter store under the names that `sst secrets set` gives them. */
import { config } from "./config";

export type SecretName =
  | "UNSUBSCRIBE_SECRET"
  | "PAYPAL_CLIENT_ID"
  | "PAYPAL_CLIENT_SECRET"
  | "PAYPAL_WEBHOOK_ID";

/** A secret that was rotated is known everywhere after so many milliseconds. */
const keptFor = 5 * 60_000;

const kept = new Map<SecretName, { value: Promise<string>; until: number }>();

/** @throws when the parameter is not set, or can't be read */
export async function secret(name: SecretName): Promise<string> {
  const known = kept.get(name);
  if (known && known.until > Date.now()) return known.value;
  const value = read(name);
  kept.set(name, { value, until: Date.now() + keptFor });
  // A failure is not kept: the next one who asks tries again.
  value.catch(() => kept.delete(name));
  return value;
}

async function read(name: SecretName): Promise<string> {
  // Loaded with the first secret: most calls of a function need none.
  const { parameter } = await import("./parameter-store");
  const value = await parameter(`${config.secretsPath}/${name}/value`);
  if (!value) throw new Error(`The secret ${name} is empty`);
  return value;
}
