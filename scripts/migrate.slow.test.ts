/**
 * `npm run migrate` as a separate process, including one that is killed.
 *
 * @module-tag deep
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Migration } from "@flightaides/core/migration";
import { itemsOf } from "@flightaides/core/test/itinerary.ts";
import { beforeAll, expect, it } from "vitest";
import { maxWrites, transact } from "../packages/core/src/db/transact";

const root = join(import.meta.dirname, "..");
const itineraries = 300;

beforeAll(async () => {
  const items: object[] = [];
  for (let number = 0; number < itineraries; number++) {
    const [itinerary = {}, leg = {}] = await itemsOf({
      id: String(number).padStart(32, "0"),
      type: "flightaid",
      legs: [{ sequence: 1, from: "YYZ", to: "DXB", travelDate: "2027-06-10" }],
      uid: `uid-${number}`,
      email: "person@example.com",
      displayName: "Ann Kowalski",
      phoneNumber: "+14165550134",
      notifyNearby: false,
      createdAt: "2027-03-10T12:00:00.000Z",
    });
    const { fromCell: _, toCell: __, cellKey: ___, ...former } = leg as Record<string, unknown>;
    items.push(itinerary, former);
  }
  const puts = items.map((Item) => ({ Put: { TableName: process.env.TABLE_NAME, Item } }));
  for (let start = 0; start < puts.length; start += maxWrites)
    await transact(puts.slice(start, start + maxWrites), { refused: () => "retry", busy: "busy" });
});

/** Runs the command. It is killed once it has printed `killAfter` lines. */
async function migrate(args: string[], killAfter?: number) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", join("scripts", "migrate.ts"), ...args],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
  );
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
    if (killAfter && out.split("\n").length > killAfter) child.kill("SIGKILL");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  return { code, signal, err, lines: out.trimEnd().split("\n") };
}

/** The legs without a cell key. */
async function unfiled(): Promise<number> {
  return (await Migration.run("leg-cells", { rate: 100_000, dryRun: true })).changed;
}

it("resumes after it was killed", async () => {
  const count = `${2 * itineraries} items read, ${itineraries} to change`;
  const dry = await migrate(["leg-cells", "--dry-run", "--rate", "100000"]);
  expect([dry.code, dry.lines.at(-1)]).toEqual([0, `Dry run of leg-cells, complete: ${count}.`]);
  expect(await unfiled()).toBe(itineraries);

  const killed = await migrate(["leg-cells", "--rate", "100"], 2);
  expect(killed.signal).toBe("SIGKILL");
  expect(killed.lines[0]).toMatch(/^100 items read, \d+ changed$/);
  const left = await unfiled();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(itineraries);

  const { code, lines } = await migrate(["leg-cells", "--rate", "100000"]);
  // Its own progress is an item too. A page that the killed process had not recorded is read again and counts as changed once.
  expect(lines.at(-1)).toMatch(/^leg-cells, complete: 60[01] items read, \d+ changed\.$/);
  expect(code).toBe(0);
  expect(await unfiled()).toBe(0);
});

it("prints its usage for wrong arguments", async () => {
  for (const args of [["nothing"], ["leg-cells", "--rate", "fast"]]) {
    const { code, err } = await migrate(args);
    expect([code, err]).toEqual([1, expect.stringContaining("npm run migrate -- <name>")]);
  }
});
