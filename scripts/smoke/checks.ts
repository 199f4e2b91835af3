/**
 * The checks of `npm run smoke`. Each returns what it found, or throws an error that describes the
 * failure.
 */

import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { suggest } from "../../packages/core/src/airport/contract";
import { health } from "../../packages/core/src/health/contract";
import * as itinerary from "../../packages/core/src/itinerary/contract";
import * as matching from "../../packages/core/src/matching/contract";
import { addDays, utcDate } from "../../packages/core/src/trip/calendar";
import { me } from "../../packages/core/src/user/contract";
import { WebConfig } from "../../packages/core/src/web-config/contract";
import { scriptHashes } from "../../packages/web/headers";
import { call, get, type Stage, send } from "./client";

export async function readConfig(url: string): Promise<WebConfig> {
  const { status, headers, text } = await get(new URL("/config.json", url));
  expectStatus(status, 200);
  if (headers.get("cache-control") !== "no-store") throw new Error("It can be cached.");
  return WebConfig.parse(JSON.parse(text));
}

/** The headers of every page: packages/web/headers.ts */
const pageHeaders = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
];

export async function checkPages(url: string): Promise<string> {
  const { status, headers, text } = await get(url);
  expectStatus(status, 200);
  const missing = pageHeaders.filter((name) => !headers.has(name));
  if (missing.length > 0) throw new Error(`No ${missing.join(", ")}`);
  const policy = headers.get("content-security-policy") ?? "";
  // Vite's server allows every inline script.
  const isDeveloped = /script-src[^;]*'unsafe-inline'/.test(policy);
  const blocked = scriptHashes([text]).filter((hash) => !isDeveloped && !policy.includes(hash));
  if (blocked.length > 0) throw new Error("The policy blocks inline scripts of the page.");
  const files = [...text.matchAll(/<(?:script|link)[^>]*\s(?:src|href)="(\/[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  if (files.length === 0) throw new Error("The page loads nothing.");
  const answers = await Promise.all(files.map((path) => get(new URL(path, url))));
  const failed = files.filter((_, index) => answers[index]?.status !== 200);
  if (failed.length > 0) throw new Error(`${failed.join(", ")} cannot be loaded.`);
  return `${pageHeaders.length} headers, ${files.length} files`;
}

/** CloudFront sends messengers to the API for the preview of a trip: for an unknown one, it is that of the site. */
export async function checkPreview(url: string): Promise<string> {
  const trip = new URL(`/trip/${"0".repeat(32)}`, url);
  const { status, headers, text } = await get(trip, { headers: { "user-agent": "WhatsApp/2" } });
  expectStatus(status, 200);
  if (!headers.get("content-type")?.startsWith("text/html")) throw new Error("It is not HTML.");
  const [, picture] = /property="og:image" content="([^"]+)"/.exec(text) ?? [];
  if (!picture || text.includes('id="root"')) throw new Error("It is not from the API.");
  return picture;
}

export async function checkHealth(stage: Stage): Promise<string> {
  const { status, headers } = await send(stage, health, {});
  expectStatus(status, 200);
  if (headers.get("x-content-type-options") !== "nosniff")
    throw new Error("No x-content-type-options");
  const { version } = await call(stage, health, {});
  return `version ${version}`;
}

export async function checkAirports(stage: Stage): Promise<string> {
  const airports = await call(stage, suggest, { term: "toronto" });
  if (!airports.some(({ iata }) => iata === "YYZ")) throw new Error("Toronto has no YYZ.");
  return `${airports.length} for toronto`;
}

export async function checkList(stage: Stage): Promise<string> {
  const cards = await call(stage, matching.list, { flight: undefined, limit: 5 });
  return `${cards.length} of at most 5`;
}

export async function checkSearch(stage: Stage): Promise<string> {
  const found = await call(stage, matching.search, {
    searchType: "PROXIMAL",
    type: "flightaid",
    itinerary: { from: "DXB", to: "YYZ", travelDate: dateIn(14), flight: undefined },
  });
  return `${found.length} found`;
}

export async function checkStranger(stage: Stage): Promise<string> {
  const { status } = await send(stage, me, {});
  expectStatus(status, 401);
  return "401 without a token";
}

export async function checkUnknownPath(stage: Stage): Promise<string> {
  const { status, headers } = await get(new URL(`${stage.apiUrl}/nowhere`, stage.url));
  expectStatus(status, 404);
  if (headers.get("content-type") !== "application/problem+json")
    throw new Error("The answer is not a problem of the API.");
  return "404 in problem+json";
}

/**
 * An implausible trip that matches no other: from Svalbard to Easter Island, with an airline that
 * does not exist. Connecting with it requires the owner's consent.
 */
export type SmokeTrip = { from: string; to: string; flight: string; travelDate: string };

const route = { from: "LYR", to: "IPC" };
const airline = "ZZ";

/** Different for each run, because a mail about the same trip is sent only once. */
export function newTrip(): SmokeTrip {
  return { ...route, flight: `${airline}-${randomInt(1000, 9999)}`, travelDate: dateIn(300) };
}

/** @returns the id of the posting */
export async function post(stage: Stage, token: string, trip: SmokeTrip): Promise<string> {
  const traveler = { phoneNumber: "+12125550199" };
  const input = { type: "flightaid", itinerary: trip, traveler, connect: "ask" } as const;
  const confirmedAirlines = [airline];
  return (await call(stage, itinerary.create, { ...input, confirmedAirlines }, token)).id;
}

/** Searches as a family without an account. */
export async function checkMatch(stage: Stage, trip: SmokeTrip): Promise<string> {
  const match = await poll(async () => {
    const found = await call(stage, matching.search, {
      searchType: "PROXIMAL",
      type: "flightaid",
      itinerary: trip,
      confirmedAirlines: [airline],
    });
    return found.find((card) => card.itinerary.some(({ flight }) => flight === trip.flight))?.match;
  }, 10);
  if (match?.tier !== "same-flight") throw new Error(`The trip is ${match?.tier ?? "not"} found.`);
  return match.tier;
}

/** @param inbox address of the mail stand-in */
export async function checkMail(inbox: string, email: string, trip: SmokeTrip): Promise<string> {
  type Mail = { subject: string; body: { text?: string } };
  const subject = await poll(async () => {
    const { text } = await get(`${inbox}/store?to=${encodeURIComponent(email)}`);
    const { emails }: { emails: Mail[] } = JSON.parse(text);
    return emails.find(({ body }) => body.text?.includes(trip.flight))?.subject;
  }, 60);
  if (!subject) throw new Error("The mail about the trip has not arrived in a minute.");
  return subject;
}

/** Removes the trips that the account has posted here, in this run and in earlier interrupted runs. */
export async function removeTrips(stage: Stage, token: string): Promise<string> {
  const ofSmoke = async () => {
    const own = (await call(stage, itinerary.ofOwner, {}, token)).flat();
    return own.filter(({ itinerary: [leg] }) => leg?.flight?.startsWith(`${airline}-`));
  };
  const posted = await ofSmoke();
  for (const { id } of posted) await call(stage, itinerary.remove, { id }, token);
  const areGone = await poll(async () => (await ofSmoke()).length === 0 || undefined, 10);
  if (!areGone) throw new Error("A trip of the test account is left.");
  return `${posted.length} removed`;
}

function expectStatus(status: number, expected: number): void {
  if (status !== expected) throw new Error(`${status} instead of ${expected}`);
}

/** Polls once a second until there is a result: indexes and mails are updated after the table. */
async function poll<T>(ask: () => Promise<T | undefined>, seconds: number): Promise<T | undefined> {
  for (let second = 0; second < seconds; second++) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await setTimeout(1000);
  }
  return undefined;
}

function dateIn(days: number): string {
  return addDays(utcDate(new Date()), days);
}
