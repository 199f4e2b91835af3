/** The product on this machine, for benches that open its pages. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { freePort } from "@flightaides/standins/free-port";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** `npm start -- --built` on free ports with its own data. */
export async function startSite() {
  const dataDir = await mkdtemp(join(tmpdir(), "flightaides-bench-web-"));
  const names = ["WEB", "API", "DYNAMODB", "COGNITO", "SES", "PAYPAL", "PUSH"];
  const ports: Record<string, string> = {};
  for (const name of names) ports[`${name}_PORT`] = String(await freePort());
  const product = spawn(execPath, ["--import", "tsx", "packages/local/src/start.ts", "--built"], {
    cwd: root,
    env: { ...env, ...ports, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(product, "exit");
  const url = `http://localhost:${ports.WEB_PORT}`;
  const answers = async () =>
    (await fetch(`${url}/api/health`).catch(() => undefined))?.ok ?? false;
  while (product.exitCode === null && !(await answers()))
    await new Promise((go) => setTimeout(go, 250));
  if (product.exitCode !== null) throw new Error("The product does not start.");
  return {
    url,
    async stop() {
      product.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}
