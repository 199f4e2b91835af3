/** The secrets an operator would set, made up at the first start; links in the mails of an earlier run stay good. */
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const names = ["UNSUBSCRIBE_SECRET"] as const;

/** By the names that the parameter store has them under. */
export async function secretsOf(file: string, path: string): Promise<Record<string, string>> {
  // A file that is not there, or was cut off, holds none.
  const kept: Record<string, string> = await readFile(file, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));
  const secrets = Object.fromEntries(
    names.map((name) => [name, kept[name] ?? randomBytes(32).toString("base64url")]),
  );
  await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [`${path}/${name}/value`, value]),
  );
}
