import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type Functions, start } from "./functions";

let dir: string;
let functions: Functions | undefined;

/** The process of the tests: answers with a constant of a module that the tests change, and with its environment. */
const entry = `
import { answer } from "./answer.ts";
process.on("message", ({ id, name }) => {
  if (name === "reconcile") process.exit(1);
  if (name === "notify") process.send({ id, error: "No table" });
  else process.send({ id, result: [answer, process.env.STAGE] });
});
process.on("disconnect", () => process.exit());
process.send("ready");
`;

/** Renamed into place: the process may load the file at any moment. */
async function writeAnswer(code: string): Promise<void> {
  await writeFile(join(dir, "answer.new"), code);
  await rename(join(dir, "answer.new"), join(dir, "answer.ts"));
}
const begin = (watched: string[]) =>
  start({ environment: { STAGE: "test" }, watched, entry: join(dir, "entry.ts") });
const ask = () => functions?.invoke("seed", undefined);

/** Resolves with the next line that is printed. */
function printed(method: "error" | "log"): Promise<string> {
  return new Promise((resolve) => {
    vi.spyOn(console, method).mockImplementation(resolve);
  });
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "flightaides-functions-"));
  await writeFile(join(dir, "package.json"), '{"type":"module"}');
  await writeFile(join(dir, "entry.ts"), entry);
});
afterEach(async () => {
  await functions?.stop();
  vi.restoreAllMocks();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it("runs handlers in a separate environment and rejects with what they throw", async () => {
  await writeAnswer("export const answer = 1;");
  functions = await begin([]);
  expect(await ask()).toEqual([1, "test"]);
  await expect(functions.invoke("notify", {})).rejects.toThrow("No table");
});

it("reloads after a change, and keeps the previous functions if the new ones do not load", {
  tags: "deep",
}, async () => {
  await writeAnswer("export const answer = 1;");
  functions = await begin([dir]);
  const reloaded = printed("log");
  await writeAnswer("export const answer = 2;");
  expect(await reloaded).toBe("Reloaded the functions.");
  expect(await ask()).toEqual([2, "test"]);

  const failed = printed("error");
  await writeAnswer("process.exit(1); export const answer = 0;");
  expect(await failed).toBe("The functions do not load. The previous ones keep running.");
  expect(await ask()).toEqual([2, "test"]);
});

it("restarts the process if it exits unexpectedly", { tags: "deep" }, async () => {
  await writeAnswer("export const answer = 3;");
  functions = await begin([]);
  const [ended, reloaded] = [printed("error"), printed("log")];
  await expect(functions.invoke("reconcile", undefined)).rejects.toThrow("The process ended.");
  expect(await ended).toBe("The functions' process ended. Starting it again.");
  await reloaded;
  expect(await ask()).toEqual([3, "test"]);
});

it("fails to start if the functions do not load", { tags: "deep" }, async () => {
  await writeAnswer("process.exit(1); export const answer = 0;");
  functions = undefined;
  await expect(begin([])).rejects.toThrow("The functions do not load.");
});
