/**
 * `npm run smoke`: tests a running stage through its public address. The same for a laptop, a
 * preview and production.
 */
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import type { WebConfig } from "../packages/core/src/web-config/contract";
import {
  checkAirports,
  checkHealth,
  checkList,
  checkMail,
  checkMatch,
  checkPages,
  checkPreview,
  checkSearch,
  checkStranger,
  checkUnknownPath,
  newTrip,
  post,
  readConfig,
  removeTrips,
} from "./smoke/checks";
import type { Stage } from "./smoke/client";
import { signInTo } from "./smoke/sign-in";

const usage = `npm run smoke -- --url <address of the site>
  SMOKE_EMAIL, SMOKE_PASSWORD  a test account of the stage: then it also posts a trip that matches nobody's, finds it, and
                               removes it again
  SMOKE_INBOX                  address of the inbox on a laptop: then it also waits for the mail about the trip`;

const { values } = parseArgs({ args: argv.slice(2), options: { url: { type: "string" } } });
const url = values.url && URL.canParse(values.url) ? new URL(values.url).origin : undefined;
if (!url) {
  console.error(usage);
  exit(1);
}
const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password, SMOKE_INBOX: inbox } = env;

let failures = 0;

/** Runs a check and prints a line about it. @returns undefined after a failure */
async function check<T>(
  name: string,
  run: () => Promise<T>,
  describe: (result: T) => string = String,
): Promise<T | undefined> {
  try {
    const result = await run();
    console.log(`ok    ${name}: ${describe(result)}`);
    return result;
  } catch (error) {
    failures++;
    console.log(`FAIL  ${name}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

function skip(name: string, reason: string): void {
  console.log(`skip  ${name}: ${reason}`);
}

async function checkAccount(stage: Stage, config: WebConfig, email: string, password: string) {
  const token = await check(
    "sign-in",
    () => signInTo(config, email, password),
    () => "with the test account",
  );
  if (!token) return;
  const trip = newTrip();
  const id = await check("post", () => post(stage, token, trip));
  if (id) {
    await check("match", () => checkMatch(stage, trip));
    if (inbox) await check("mail", () => checkMail(inbox, email, trip));
    else skip("mail", "SMOKE_INBOX is not set");
  }
  // Also after a failure: its trip may still have been posted.
  await check("delete", () => removeTrips(stage, token));
}

const config = await check(
  "config",
  () => readConfig(url),
  (found) => `stage ${found.stage}`,
);
await check("pages", () => checkPages(url));
await check("preview", () => checkPreview(url));
if (config) {
  const stage = { url, apiUrl: config.apiUrl };
  await check("health", () => checkHealth(stage));
  await check("airports", () => checkAirports(stage));
  await check("list", () => checkList(stage));
  await check("search", () => checkSearch(stage));
  await check("stranger", () => checkStranger(stage));
  await check("unknown path", () => checkUnknownPath(stage));

  if (email && password) await checkAccount(stage, config, email, password);
  else skip("post, match, mail, delete", "SMOKE_EMAIL and SMOKE_PASSWORD are not set");
}
console.log(failures === 0 ? "All is well." : `${failures} failed.`);
exit(failures === 0 ? 0 : 1);
