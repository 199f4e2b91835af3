import { setTimeout } from "node:timers/promises";
import { type Dynamo, start } from "@flightaides/standins/dynamo";
import { freePort } from "@flightaides/standins/free-port";

/** Milliseconds for which a killed engine is away. */
const away = 3_000;

/** An engine that comes back with its data, at its address, after it was killed. */
export async function startEngine(dataDir: string) {
  const port = await freePort();
  let engine: Dynamo = await start({ port, dataDir });
  return {
    url: engine.url,
    async kill() {
      await engine.kill();
      await setTimeout(away);
      engine = await start({ port, dataDir });
    },
    stop: () => engine.stop(),
  };
}
