/** What an operator would set as secrets of a stage. */
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

/** Made up at the first start and kept, so that links in the mails of an earlier run stay good. */
export async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept) return kept;
  const made = randomBytes(32).toString("base64url");
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

/** Under the names that `sst secrets set` gives them. */
export function inParameterStore(
  path: string,
  secrets: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [`${path}/${name}/value`, value]),
  );
}
