/** The folder that holds everything `npm start` stores. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const database = "dynamodb.sqlite";
const stageFile = "stage.env";
const secretFile = "unsubscribe-secret";
const seededFile = "seeded";
/** Everything that may lie in the folder and is ours to delete. */
const stored = [
  ...["", "-shm", "-wal"].map((suffix) => database + suffix),
  "cognito",
  "paypal",
  "ses",
  secretFile,
  stageFile,
  seededFile,
];

export type DataDir = {
  path: string;
  /** Whether the demo data is missing: on the first start, or if seeding was interrupted. */
  isNew: boolean;
  database: string;
  folder(service: "cognito" | "paypal" | "ses"): string;
  /** Signs the links in mails. Kept, so that the links of earlier mails remain valid. */
  unsubscribeSecret(): Promise<string>;
  /** Writes the environment of the functions for the operator's commands (`npm run refund`, `npm run parked-mails`). */
  saveEnvironment(environment: Readonly<Record<string, string>>): Promise<void>;
  markSeeded(): Promise<void>;
};

/** Opens the folder and creates it if necessary. `fresh` deletes the stored data; other files in the folder remain. */
export async function openDataDir(folder: string, fresh: boolean): Promise<DataDir> {
  const path = resolve(folder);
  const isNew = fresh || !existsSync(join(path, seededFile));
  if (isNew) {
    for (const name of stored) await rm(join(path, name), { recursive: true, force: true });
  }
  await mkdir(path, { recursive: true });
  return {
    path,
    isNew,
    database: join(path, database),
    folder: (service) => join(path, service),
    unsubscribeSecret: () => keptSecret(join(path, secretFile)),
    saveEnvironment: (environment) =>
      writeFile(join(path, stageFile), toDotenv(environment), { mode: 0o600 }),
    markSeeded: () => writeFile(join(path, seededFile), new Date().toISOString()),
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
