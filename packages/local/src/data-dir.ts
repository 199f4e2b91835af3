/** The folder with all data that `npm start` stores. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const stageFile = "stage.env";
const unsubscribeFile = "unsubscribe-secret";
const formerAccountFile = "former-account-secret";
const vapidFile = "vapid-private-key";
const seededFile = "seeded";
/** The entries of the folder that belong to `npm start` and may be deleted. */
const stored = [
  "cognito",
  "dynamodb",
  "paypal",
  "push",
  "ses",
  unsubscribeFile,
  formerAccountFile,
  vapidFile,
  stageFile,
  seededFile,
];

export type DataDir = {
  path: string;
  /** Whether the demo data is missing: on the first start, with another engine, or if seeding was interrupted. */
  isNew: boolean;
  folder(service: "cognito" | "dynamodb" | "paypal" | "push" | "ses"): string;
  /** Encrypts the tokens of links in mails. It is stored, so that links in earlier mails remain valid. */
  unsubscribeSecret(): Promise<string>;
  /** Makes the keys by which former accounts are recognised. Kept, because the table holds them. */
  formerAccountSecret(): Promise<string>;
  /** By which push services recognise us. Kept, because browsers subscribe with it. */
  vapidPrivateKey(): Promise<string>;
  /** Writes the environment of the functions for the operator's commands (`npm run desk`). */
  saveEnvironment(environment: Readonly<Record<string, string>>): Promise<void>;
  markSeeded(): Promise<void>;
};

/**
 * Opens the folder and creates it if necessary. `fresh` deletes the stored data; other files in the folder remain.
 * @param engine that stores the database: the data of another engine is deleted
 */
export async function openDataDir(
  folder: string,
  { engine, fresh }: { engine: string; fresh: boolean },
): Promise<DataDir> {
  const path = resolve(folder);
  const seeded = join(path, seededFile);
  const isNew = fresh || !existsSync(seeded) || (await readFile(seeded, "utf8")) !== engine;
  if (isNew) {
    for (const name of stored) await rm(join(path, name), { recursive: true, force: true });
  }
  await mkdir(path, { recursive: true });
  return {
    path,
    isNew,
    folder: (service) => join(path, service),
    unsubscribeSecret: () => keptSecret(join(path, unsubscribeFile)),
    formerAccountSecret: () => keptSecret(join(path, formerAccountFile)),
    vapidPrivateKey: () => keptSecret(join(path, vapidFile)),
    saveEnvironment: (environment) =>
      writeFile(join(path, stageFile), toDotenv(environment), { mode: 0o600 }),
    markSeeded: () => writeFile(seeded, engine),
  };
}

/** The secret in `file`, readable by its owner only. Generated if the file is missing or empty. */
export async function keptSecret(file: string): Promise<string> {
  const kept = existsSync(file) ? await readFile(file, "utf8") : "";
  if (kept) return kept;
  const generated = randomBytes(32).toString("base64url");
  await writeFile(file, generated, { mode: 0o600 });
  return generated;
}

function toDotenv(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join("");
}
