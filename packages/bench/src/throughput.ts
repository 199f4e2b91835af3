/**
 * Requests a second that the local gateway answers, with autocannon, beside a server that makes one query of the same engine for each
 * request and does nothing else. Handlers, gateway, engine and autocannon share the cores of the machine.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import autocannon from "autocannon";
import { round } from "./meter";
import { show } from "./results";
import { freePorts, startProduct } from "./site";

const connections = 10;
const seconds = { before: 5, measured: 15 };
/** The trip of the README, for which the sample trips have matches. */
const leg = {
  from: "DXB",
  to: "YYZ",
  travelDate: addDays(new Date().toISOString().slice(0, 10), 14),
  flight: "EK-241",
};

export async function run(): Promise<void> {
  const ports = await freePorts();
  const product = await startProduct(ports, {});
  loadEnvFile(join(product.dataDir, "stage.env"));
  const raw = fork(join(import.meta.dirname, "raw-query.ts"), [leg.travelDate.slice(0, 7)]);
  try {
    const [rawUrl] = (await once(raw, "message")) as [string];
    const api = `http://127.0.0.1:${ports.API}`;
    const list = await measure({ url: `${api}/flightAid?type=flightaid&sort=soonest` });
    const search = await measure({
      url: `${api}/flightAid/searchItin`,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ searchType: "PROXIMAL", type: "flightaid", itinerary: [leg] }),
    });
    const query = await measure({ url: rawUrl });
    const rows = Object.entries({ "one raw query": query, list, search });
    show(
      `${connections} connections, ${seconds.measured} s`,
      rows.map(([what, { perSecond, p50, p99 }]) => ({
        what,
        "requests / s": Math.round(perSecond),
        "p50 ms": p50,
        "p99 ms": p99,
        "of the raw query": round(perSecond / query.perSecond),
      })),
    );
  } finally {
    raw.kill();
    await product.stop();
  }
}

async function measure(request: autocannon.Options) {
  await autocannon({ ...request, connections, duration: seconds.before });
  const result = await autocannon({ ...request, connections, duration: seconds.measured });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${request.url}: ${failed} requests failed.`);
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, p50, p99 };
}
