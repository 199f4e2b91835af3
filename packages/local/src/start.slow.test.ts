import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { needsToken } from "@flightaides/core/contract.ts";
import { contracts } from "@flightaides/core/contracts.ts";
import { freePort } from "@flightaides/standins/free-port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, password } from "./demo-accounts";

const root = join(import.meta.dirname, "../../..");

type Ports = Record<(typeof variables)[number], string>;
const variables = [
  "WEB_PORT",
  "API_PORT",
  "DYNAMODB_PORT",
  "COGNITO_PORT",
  "SES_PORT",
  "PAYPAL_PORT",
  "PUSH_PORT",
] as const;

async function ports(): Promise<Ports> {
  const free: [string, string][] = [];
  for (const variable of variables) free.push([variable, String(await freePort())]);
  return Object.fromEntries(free) as Ports;
}

/** `npm start` without the installation. Resolves when everything runs or the process has exited. */
async function start(env: Ports & { DATA_DIR: string }, ...args: string[]) {
  const { AWS_ENDPOINT_URL_DYNAMODB: _, ...rest } = process.env;
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "packages/local/src/start.ts", ...args],
    {
      cwd: root,
      env: { ...rest, NODE_ENV: "development", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const exited = once(child, "exit");
  let output = "";
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes("Ctrl-C stops it")) resolve();
      });
    }
  });
  await Promise.race([ready, exited]);
  return {
    output: () => output,
    exitCode: async () => Number((await exited)[0]),
    stop: async (signal: NodeJS.Signals = "SIGINT") => end(child, exited, signal),
  };
}

async function end(child: ChildProcess, exited: Promise<unknown>, signal: NodeJS.Signals) {
  child.kill(signal);
  await exited;
  return child.exitCode;
}

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "flightaides-start-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe("npm start", () => {
  // Four starts, each of which takes a minute on a crowded machine.
  it("serves the app, its configuration and the API, keeps its data, and stops on Ctrl-C", {
    tags: "deep",
    timeout: 900_000,
  }, async () => {
    const env = { ...(await ports()), DATA_DIR: join(dataDir, "kept") };
    const web = `http://localhost:${env.WEB_PORT}`;
    const first = await start(env);
    expect(first.output()).toContain(web);
    expect(first.output()).toContain("API_PORT");
    expect(await (await fetch(web)).text()).toContain('<div id="root"');
    expect(await (await fetch(`${web}/config.json`)).json()).toMatchObject({
      stage: "local",
      apiUrl: "/api",
    });
    const seeded = await (await fetch(`${web}/api/flightAid?limit=100`)).json();
    expect(seeded.length).toBeGreaterThan(40);
    expect(await first.stop()).toBe(0);

    await writeFile(join(env.DATA_DIR, "not-ours.txt"), "kept");
    const second = await start(env);
    const kept = await (await fetch(`${web}/api/flightAid?limit=100`)).json();
    expect(kept).toEqual(seeded);
    expect(second.output()).not.toContain("demo data");
    expect(await second.stop("SIGTERM")).toBe(0);

    // As after an interrupted first start. Other files in the folder remain.
    await rm(join(env.DATA_DIR, "seeded"));
    const third = await start(env);
    expect(third.output()).toContain("Creating the demo data");
    expect(await readFile(join(env.DATA_DIR, "not-ours.txt"), "utf8")).toBe("kept");

    // A killed start leaves its engine running; the next start ends it and uses the same port and data.
    await third.stop("SIGKILL");
    const fourth = await start(env);
    expect(fourth.output()).toContain("Ctrl-C stops it");
    expect(fourth.output()).not.toContain("Seeded");
    expect(await fourth.stop()).toBe(0);
  });

  it("names a port in use and its variable, and exits with 1", async () => {
    const env = { ...(await ports()), DATA_DIR: join(dataDir, "taken") };
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(Number(env.API_PORT), "127.0.0.1", resolve));
    const refused = await start(env);
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output().trim()).toBe(
      `Port ${env.API_PORT} (API) is taken. Free it or set API_PORT to another.`,
    );
    server.close();
  });
});

describe("what npm start serves", { tags: "deep" }, () => {
  let env: Ports & { DATA_DIR: string };
  let running: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    env = { ...(await ports()), DATA_DIR: join(dataDir, "fresh") };
    running = await start(env, "--fresh");
  });
  afterAll(() => running.stop());

  it("finds the four kinds of match among the demo trips, best first, and passes the smoke test", async () => {
    const api = `http://localhost:${env.API_PORT}`;
    const trips: {
      itinerary: { from: string; to: string; flight?: string; travelDate: string }[];
    }[] = await (
      await fetch(`${api}/flightAid?flight=EK-241&from=DXB&to=YYZ&type=flightaid&limit=100`)
    ).json();
    const dates = trips.flatMap(({ itinerary }) => itinerary.map(({ travelDate }) => travelDate));
    const travelDate = dates.find((date, index) => dates.indexOf(date) !== index);
    const response = await fetch(`${api}/flightAid/searchItin`, {
      method: "POST",
      body: JSON.stringify({
        searchType: "PROXIMAL",
        type: "flightaid",
        itinerary: [{ from: "DXB", to: "YYZ", travelDate, flight: "EK 241" }],
      }),
    });
    const found: { match: { tier: string } }[] = await response.json();
    const tiers = found.map(({ match }) => match.tier);
    expect(tiers).toEqual([...tiers].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(tiers)).toEqual(new Set(order));

    const web = `http://localhost:${env.WEB_PORT}`;
    const good = await smoke(web, `http://localhost:${env.SES_PORT}`);
    expect(good).toEqual({ code: 0, lines: smokeLines.map((name) => `ok    ${name}`) });
    // There is no inbox at this address. The posted trip is still removed.
    const bad = await smoke(web, `http://localhost:${env.PAYPAL_PORT}/nowhere`);
    expect(bad.code).toBe(1);
    expect(bad.lines).toEqual(
      smokeLines.map((name) => `${name === "mail" ? "FAIL " : "ok   "} ${name}`),
    );
    const left = await (await fetch(`${api}/flightAid?from=LYR&past=true`)).json();
    expect(left).toEqual([]);
  });

  it("rejects unsigned tokens on bearer routes and answers bad requests as AWS does", async () => {
    const [ofGateway, ofFunction] = ["application/json", "application/problem+json"];
    const api = `http://localhost:${env.API_PORT}`;
    for (const { auth, method, path } of Object.values(contracts).flat()) {
      if (!needsToken(auth)) continue;
      const authorization = "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.";
      const response = await fetch(api + path.replace("{id}", "0".repeat(32)), {
        method,
        headers: { authorization },
      });
      expect([response.status, response.headers.get("content-type")]).toEqual([401, ofGateway]);
    }
    for (const [method, path, body, status, type] of [
      ["GET", "/nowhere", undefined, 404, ofFunction],
      ["PUT", "/flightAid", "{}", 405, ofFunction],
      ["GET", "/flightAid/%E0%A4%A", undefined, 404, ofFunction],
      ["POST", "/flightAid/searchItin", "{", 400, ofFunction],
      ["POST", "/flightAid/searchItin", JSON.stringify("x".repeat(65 * 1024)), 413, ofFunction],
      ["POST", "/flightAid/searchItin", "x".repeat(11 * 1024 * 1024), 413, ofGateway],
    ] as const) {
      const response = await fetch(api + path, { method, body });
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers.get("content-type")).toBe(type);
    }
  });
});

const smokeLines = [
  ...[
    "config",
    "pages",
    "preview",
    "health",
    "airports",
    "list",
    "search",
    "stranger",
    "unknown path",
  ],
  ...["sign-in", "post", "match", "mail", "delete"],
];

/** `npm run smoke` with a demo account, without the installation. */
async function smoke(url: string, inbox: string) {
  const [account] = accounts;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/smoke.ts", "--url", url], {
    cwd: root,
    env: {
      ...process.env,
      SMOKE_EMAIL: account.email,
      SMOKE_PASSWORD: password,
      SMOKE_INBOX: inbox,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { code, lines: [...output.matchAll(/^(.+?):/gm)].map(([, name]) => name) };
}

const order = ["same-flight", "same-day", "near-date", "nearby-airport"];
