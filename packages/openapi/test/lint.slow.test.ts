/**
 * Redocly and Spectral find nothing in the document.
 *
 * @module-tag deep
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openApiDocument } from "../src/document";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "flightaides-openapi-"));
});
afterAll(() => rm(folder, { recursive: true }));

const linters = {
  redocly: ["lint", "--config=redocly.yaml"],
  spectral: ["lint", "--ruleset=.spectral.yaml", "--fail-severity=hint"],
};

/** @throws with its output when a linter finds something */
async function lint(linter: keyof typeof linters, document: object): Promise<string> {
  const file = join(folder, `${linter}.json`);
  await writeFile(file, JSON.stringify(document));
  const { stdout } = await run("npx", ["--no", linter, ...linters[linter], file], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", CI: "true" },
  });
  return stdout;
}

it.each(["redocly", "spectral"] as const)("%s finds nothing", async (linter) => {
  const document = await openApiDocument();
  await expect(lint(linter, document)).resolves.not.toMatch(/warning|error/i);
});

it.each(["redocly", "spectral"] as const)("%s finds a worse document", async (linter) => {
  const document = await openApiDocument();
  const { get } = document.paths["/health"] ?? {};
  if (!get) throw new Error("There is no GET /health");
  get.tags = ["nowhere"];
  Reflect.deleteProperty(get, "operationId");
  await expect(lint(linter, document)).rejects.toThrow();
});
