/**
 * What the watch asks of a stage, once a minute, through its public address: each check is what one kind of user needs. Without any
 * dependency, because the code is part of a template. `scripts/smoke` tests more, once for each release.
 */
import { connect } from "node:tls";
import { type Answer, send } from "./send";
import { type Account, type Pool, renew, signIn } from "./sign-in";

export const checkNames = ["certificate", "page", "config", "health", "search", "token"] as const;
export type Check = (typeof checkNames)[number];
/** `error` is missing when the check has passed. */
export type Result = { check: Check; error?: string };

/** What outlives a run. */
export type Memory = { pool?: Pool; refreshToken?: string };

export type Site = {
  /** `https://host`. */
  url: string;
  /** A confirmed account of the stage that nobody uses otherwise. */
  account: () => Promise<Account>;
  /** Authority to trust besides the public ones, in PEM. For tests. */
  ca?: string;
};

/** A certificate is renewed 60 days before its end. */
const leastDays = 20;

/** Runs all checks, at the same time. Never throws. */
export function runChecks(site: Site, memory: Memory, now: Date): Promise<Result[]> {
  const config = checkConfig(site, memory);
  const checks: Record<Check, () => Promise<unknown>> = {
    certificate: () => checkCertificate(site, now),
    page: () => checkPage(site),
    config: () => config,
    health: () => checkHealth(site),
    search: () => checkSearch(site, now),
    // Its pool is known from an earlier run: a broken configuration is not reported twice.
    token: async () => checkToken(site, memory, memory.pool ?? (await config)),
  };
  return Promise.all(
    checkNames.map(async (check) => {
      try {
        await checks[check]();
        return { check };
      } catch (error) {
        return { check, error: reasonOf(error) };
      }
    }),
  );
}

/** Whether browsers trust the certificate, and for how long. */
function checkCertificate({ url, ca }: Site, now: Date): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== "https:") return Promise.resolve();
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname, ...(ca && { ca }) },
      () => {
        const end = Date.parse(socket.getPeerCertificate().valid_to);
        socket.end();
        const days = Math.floor((end - now.getTime()) / 86_400_000);
        if (days >= leastDays) resolve();
        else reject(new Error(`the certificate ends in ${days} days`));
      },
    );
    socket.setTimeout(8000, () => socket.destroy(new Error("no TLS connection in 8 s")));
    socket.on("error", reject);
  });
}

/** The edge functions choose the file of a page and add its policy. The page loads its script. */
async function checkPage({ url, ca }: Site): Promise<void> {
  const page = expectStatus(await send(new URL("/search", url), { ca }), 200);
  if (!page.headers["content-security-policy"]) throw new Error("the page has no policy");
  if (!page.text.includes('id="root"')) throw new Error("it is not a page of the app");
  const [, script] = /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(page.text) ?? [];
  if (!script) throw new Error("the page loads no script");
  const { headers } = expectStatus(await send(new URL(script, url), { ca }), 200);
  if (!/javascript/.test(String(headers["content-type"])))
    throw new Error(`${script} is no script`);
}

async function checkConfig({ url, ca }: Site, memory: Memory): Promise<Pool> {
  const { text } = expectStatus(await send(new URL("/config.json", url), { ca }), 200);
  const { cognito } = JSON.parse(text) as { cognito?: Partial<Pool> };
  const { userPoolId, userPoolClientId, endpoint } = cognito ?? {};
  if (!userPoolId || !userPoolClientId) throw new Error("it names no user pool");
  if (userPoolId !== memory.pool?.userPoolId) delete memory.refreshToken;
  memory.pool = { userPoolId, userPoolClientId, endpoint };
  return memory.pool;
}

async function checkHealth({ url, ca }: Site): Promise<void> {
  const { text } = expectStatus(await send(new URL("/api/health", url), { ca }), 200);
  const { status } = JSON.parse(text) as { status?: unknown };
  if (status !== "ok") throw new Error(`the status is ${String(status)}`);
}

/** Reads the table through an index, as a family without an account does. */
async function checkSearch({ url, ca }: Site, now: Date): Promise<void> {
  const travelDate = new Date(now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  const search = {
    searchType: "PROXIMAL",
    type: "flightaid",
    itinerary: { from: "DXB", to: "YYZ", travelDate },
  };
  const answer = await send(new URL("/api/flightAid/searchItin", url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(search),
    ca,
  });
  if (!Array.isArray(JSON.parse(expectStatus(answer, 200).text)))
    throw new Error("the answer is no list");
}

/**
 * A token that the pool gives now is accepted: by the gateway's authorizer, and by the functions, which verify the tokens of routes that
 * visitors can call too. Signs in with the first run, and again when the refresh token has ended.
 */
async function checkToken(site: Site, memory: Memory, pool: Pool): Promise<void> {
  const { url, ca } = site;
  let idToken: string | undefined;
  if (memory.refreshToken) {
    try {
      idToken = await renew(pool, memory.refreshToken, ca);
    } catch (error) {
      if (!/NotAuthorizedException/.test(reasonOf(error))) throw error;
      delete memory.refreshToken;
    }
  }
  if (!idToken) {
    memory.refreshToken = await signIn(pool, await site.account(), ca);
    idToken = await renew(pool, memory.refreshToken, ca);
  }
  const headers = { authorization: `Bearer ${idToken}` };
  for (const path of ["/api/me", "/api/flightAid?limit=1"])
    expectStatus(await send(new URL(path, url), { headers, ca }), 200, path);
}

function expectStatus(answer: Answer, expected: number, path = ""): Answer {
  const { status, text } = answer;
  if (status === expected) return answer;
  throw new Error(`${status} instead of ${expected} ${path} ${text.slice(0, 100)}`.trim());
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message ?? String(error)].filter(Boolean).join(" ").slice(0, 300);
}
