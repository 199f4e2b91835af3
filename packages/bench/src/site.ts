/** The product on this machine, for benches that use it from outside. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { freePort } from "@flightaides/standins/free-port";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const services = ["WEB", "API", "DYNAMODB", "COGNITO", "SES", "PAYPAL", "PUSH"] as const;

export type Ports = Record<(typeof services)[number], number>;

/** A free port for each service. */
export async function freePorts(): Promise<Ports> {
  const ports: Partial<Ports> = {};
  for (const name of services) ports[name] = await freePort();
  return ports as Ports;
}

type Options = {
  /** Of `npm start`. */
  args?: readonly string[];
  /** Added to the environment. */
  settings?: Readonly<Record<string, string>>;
  /** File descriptor that gets what the product prints. Without it only errors are shown. */
  log?: number;
};

/** `npm start` on these ports with its own data, which `stop` deletes. */
export async function startProduct(ports: Ports, { args = [], settings, log }: Options) {
  const dataDir = await mkdtemp(join(tmpdir(), "flightaides-bench-"));
  const variables = services.map((name) => [`${name}_PORT`, String(ports[name])]);
  const product = spawn(execPath, ["--import", "tsx", "packages/local/src/start.ts", ...args], {
    cwd: root,
    env: { ...env, ...Object.fromEntries(variables), ...settings, DATA_DIR: dataDir },
    stdio: ["ignore", log ?? "ignore", log ?? "inherit"],
  });
  const ended = once(product, "exit");
  const url = `http://localhost:${ports.WEB}`;
  const answers = async () =>
    (await fetch(`${url}/api/health`).catch(() => undefined))?.ok ?? false;
  while (product.exitCode === null && !(await answers()))
    await new Promise((go) => setTimeout(go, 250));
  if (product.exitCode !== null) throw new Error("The product does not start.");
  return {
    url,
    dataDir,
    pid: product.pid ?? 0,
    async stop() {
      product.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}

/** `npm start -- --built` on free ports. */
export async function startSite() {
  return startProduct(await freePorts(), { args: ["--built"] });
}
