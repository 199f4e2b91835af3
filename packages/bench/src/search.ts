/**
 * The cost of one search at increasing registry sizes: read units, compared with their minimum and
 * with a scan, and latency,
 * compared with a single query of the engine.
 */
import { QueryCommand } from "@aws-sdk/client-dynamodb";
import { startDynoxide } from "@flightaides/standins/dynamo";
import { freePort } from "@flightaides/standins/free-port";
import { metered, round, unitsOf } from "./meter";
import { headline, show } from "./results";

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const searches = 200;
/** Bytes that half a read unit covers in an eventually consistent read. */
const halfUnitBytes = 4096;
/** How many read units a search may cost. */
const limitUnits = 3.5;

export async function run(options: string[]): Promise<void> {
  const port = await freePort();
  Object.assign(process.env, {
    TABLE_NAME: "bench",
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "bench",
    AWS_SECRET_ACCESS_KEY: "bench",
  });
  const rows: Row[] = [];
  for (const size of options.length > 0 ? options.map(Number) : sizes) {
    rows.push(await measure(size, port));
  }
  show("One search", rows);
  const last = rows.at(-1);
  if (last)
    headline(
      `A search of ${last.itineraries.toLocaleString("en")} active itineraries reads ${last["read units"]} units, ${last["x floor"]} of the least possible; a scan reads ${last["scan units"].toLocaleString("en")}.`,
    );
  if (new Set(rows.map((row) => row["read units"])).size !== 1) {
    throw new Error("A search does not cost the same at every size.");
  }
  const most = Math.max(...rows.map((row) => row["read units"]));
  if (most > limitUnits) throw new Error(`A search costs ${most} read units.`);
}

type Row = {
  itineraries: number;
  matches: number;
  queries: number;
  "read units": number;
  "floor units": number;
  "x floor": number;
  "scan units": number;
  "p50 ms": number;
  "p99 ms": number;
  "query p50 ms": number;
  "query p99 ms": number;
};

async function measure(size: number, port: number): Promise<Row> {
  const { load, now, search: searched, tableName } = await import("./registry");
  const { search } = await import("@flightaides/core/matching");
  const { client } = await import("@flightaides/core/db/client.ts");
  const registry = await load(size);
  const engine = await startDynoxide({ port, file: registry.file });
  try {
    const input = {
      searchType: "PROXIMAL" as const,
      type: searched.seeking,
      itinerary: searched.legs,
    };
    const find = () => search(undefined, input, now);
    await time(20, find);
    const { result, calls } = await metered(client, find);
    const found = result.items;
    const queries = calls.length;
    const units = unitsOf(calls);
    const cards = found.map(({ match: _, ...card }) => JSON.stringify(card)).join("");
    const floor = 0.5 * Math.max(queries, Math.ceil(Buffer.byteLength(cards) / halfUnitBytes));
    const ours = await time(searches, find);
    const single = await time(searches, () =>
      client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: "route-by-date",
          KeyConditionExpression: "routeKey = :route and begins_with(byDate, :day)",
          ExpressionAttributeValues: {
            ":route": { S: "flightaid#YYZ#DXB" },
            ":day": { S: "2027-06-10" },
          },
        }),
      ),
    );
    return {
      itineraries: size,
      matches: found.length,
      queries,
      "read units": units,
      "floor units": floor,
      "x floor": round(units / floor),
      "scan units": Math.ceil(registry.bytes / halfUnitBytes) / 2,
      "p50 ms": ours.p50,
      "p99 ms": ours.p99,
      "query p50 ms": single.p50,
      "query p99 ms": single.p99,
    };
  } finally {
    await engine.stop();
  }
}

async function time(
  times: number,
  run: () => Promise<unknown>,
): Promise<{ p50: number; p99: number }> {
  const taken: number[] = [];
  for (let index = 0; index < times; index++) {
    const started = performance.now();
    await run();
    taken.push(performance.now() - started);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => round(taken[Math.ceil(taken.length * share) - 1] ?? 0);
  return { p50: at(0.5), p99: at(0.99) };
}
