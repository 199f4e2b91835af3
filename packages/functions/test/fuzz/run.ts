/** Sends generated requests to the real functions and checks each response. */
import { DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { Block } from "@flightaides/core/block";
import { Connection } from "@flightaides/core/connection";
import { routeKey } from "@flightaides/core/contract.ts";
import { cases } from "@flightaides/core/desk/contract.ts";
import { isReason, reasons } from "@flightaides/core/error-reasons.ts";
import { preview } from "@flightaides/core/itinerary/contract.ts";
import { follow, followPage } from "@flightaides/core/journey/contract.ts";
import { problems } from "@flightaides/core/problem.ts";
import { virtualClock } from "@flightaides/core/test/clock.ts";
import { openApiDocument } from "@flightaides/openapi/document";
import { answerChecker } from "@flightaides/openapi/test/answers.ts";
import fc from "fast-check";
import { vi } from "vitest";
import { logger } from "../../src/logger";
import {
  blockedRoles,
  type Caller,
  type Cast,
  createCast,
  paid,
  type Role,
  roles,
  type Services,
  send,
} from "./cast";
import { detector, type Person } from "./contact-data";
import { deskDetector, isDesk } from "./desk";
import { type RecordCheck, recordKeeper } from "./operator-record";
import { type Channel, reassembly, type Secret } from "./pieces";
import { eventOf, type Request, session } from "./request";
import { watchWrites } from "./writes";

export type Finding = {
  what: string;
  key: string;
  caller: Caller;
  /** The seed of the session in which it was found. */
  seed: number;
  detail: string;
};

export type Report = {
  requests: number;
  sessions: number;
  findings: Finding[];
  /** Number of answers by route and status. */
  answers: Map<string, Map<number, number>>;
  /** Routes and callers that were combined. */
  combinations: Set<string>;
  /** Items with data of people who have deleted their accounts. */
  leftovers: string[];
  /** Responses that show the owner's itinerary or connection to another user. */
  seen: number;
  /** Secrets of which every piece was told. */
  tellings: number;
};

/** A deleted account. Of one whose owner has signed up again, only the uid. */
type Gone = Pick<Person, "uid"> & Partial<Person>;
type Answer = Awaited<ReturnType<typeof send>>;
/** What a run sees beside the responses. */
type Watched = {
  logs: string[];
  writes: ReturnType<typeof watchWrites>;
  checkRecord: () => Promise<RecordCheck>;
  /** Says what the OpenAPI document does not allow. */
  checkAnswer: ReturnType<typeof answerChecker>;
};

/** Runs whole sessions until `requests` are sent. The first session has `seed`, the next `seed` + 1. */
export async function run(
  services: Services,
  { requests, seed }: { requests: number; seed: number },
): Promise<Report> {
  const report: Report = {
    requests: 0,
    sessions: 0,
    findings: [],
    answers: new Map(),
    combinations: new Set(),
    leftovers: [],
    seen: 0,
    tellings: 0,
  };
  const gone: Gone[] = [];
  const level = logger().getLevelName();
  logger().setLogLevel("DEBUG");
  const logs: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    logs.push(String(text));
    return true;
  });
  const writes = watchWrites();
  const watched = {
    logs,
    writes,
    checkRecord: await recordKeeper(),
    checkAnswer: answerChecker(await openApiDocument()),
  };
  try {
    while (report.requests < requests) {
      const [sent = []] = fc.sample(session, { seed: seed + report.sessions, numRuns: 1 });
      gone.push(...(await runSession(sent, seed + report.sessions, services, watched, report)));
      report.sessions++;
    }
  } finally {
    writes.stop();
    write.mockRestore();
    logger().setLogLevel(level);
  }
  await followDeletions();
  report.leftovers = await leftovers(gone);
  return report;
}

/** The scheduled work a minute later for connections whose itinerary was deleted. */
async function followDeletions(): Promise<void> {
  const later = new Date(Date.now() + 120_000);
  for (;;) {
    const { done, failures } = await Connection.followChanges({ clock: virtualClock(later) });
    if (failures.length > 0) throw new AggregateError(failures);
    if (done === 0) return;
  }
}

/** @returns the accounts that were deleted */
async function runSession(
  requests: readonly Request[],
  seed: number,
  services: Services,
  { logs, writes, checkRecord, checkAnswer }: Watched,
  report: Report,
): Promise<Gone[]> {
  const cast = await createCast(services);
  const find = detector(cast.people);
  const wrongAtDesk = deskDetector(cast.people);
  const present = new Set<Caller>(roles.filter((role) => role !== "deleted"));
  const offered = cast.fill("{{itinerary:owner}}", "owner");
  const ofOwner = [offered, cast.fill("{{itinerary:asked}}", "owner")];
  /** Values that the owner, and a traveler that the owner has blocked, must not see while the block exists. */
  const hidden = blockedRoles.map((role) => ({
    block: cast.fill(`{{block:${role}}}`, "owner"),
    from: new Map<Caller, string[]>([
      ["owner", [cast.fill(`{{itinerary:${role}}}`, "owner")]],
      [role, ofOwner],
    ]),
  }));
  const lifted = new Set<string | undefined>();
  const tokens = ["after", "blockedFlown"].map((role) =>
    cast.fill(`{{followToken:${role}}}`, "owner"),
  );
  const changedRecord = ({ changed }: RecordCheck) =>
    changed.map((detail): Finding => {
      return { what: "changes the record", key: "", caller: "operator", seed, detail };
    });
  // Operators have decided something when the cast was made.
  report.findings.push(...changedRecord(await checkRecord()));
  const pieces = reassembly();
  const toldPieces = new Map<Secret, Set<number>>();
  const formerConnection = cast.fill("{{connection:signedUpAgain}}", "owner");
  for (const request of requests) {
    const { key, caller } = request;
    const event = eventOf(request, cast, services.paypal);
    writes.take();
    const answer = await send(event);
    const written = writes.take();
    const logged = logs.splice(0).join("");
    const { statusCode: status = 0, body = "" } = answer;
    const add = (what: string, detail: string) => {
      const example = { what, key, caller, seed, detail: detail.slice(0, 2000) };
      report.findings.push(example);
    };
    const wrong = wrongWith(answer, key);
    if (wrong) add(wrong, `${JSON.stringify(request)}\n${body}\n${logged}`);
    const undocumented = key !== "$default" && checkAnswer(documented(answer, key));
    if (undocumented) add("answers what the document does not allow", undocumented);
    // The response may contain the caller's own input.
    const sent = find(JSON.stringify(event)).map(({ who, what }) => `${who}'s ${what}`);
    for (const { who, what } of find(`${JSON.stringify(answer.headers)}\n${body}`))
      if (
        !isDesk(key) &&
        !sent.includes(`${who}'s ${what}`) &&
        !(await mayKnow(caller, who as Role, present, cast)) &&
        !(isFollow(key) && what === "name 1" && (await isFollowed(who as Role, present, cast)))
      )
        add(`shows ${who}'s ${what}`, body);
    if (request.told && status < 300) {
      const { secret, channel, key: posting } = request.told;
      const record = recordOf(channel, body, event.pathParameters?.id);
      if (posting) cast.notePosting(posting, record);
      for (const piece of request.told.pieces) {
        pieces.tell(record, channel === "flights" ? `flight ${piece}` : channel, secret, piece);
        toldPieces.set(secret, (toldPieces.get(secret) ?? new Set()).add(piece));
      }
    }
    for (const { what, writer, pieces: all } of status < 300
      ? pieces.read(caller, jsonOf(body))
      : [])
      if (!(await mayKnow(caller, writer, present, cast)))
        add(`shows ${writer}'s ${what} in pieces`, `${JSON.stringify(all)}\n${body}`);
    if (isDesk(key)) {
      const { added, changed } = await checkRecord();
      for (const entry of changed) add("changes the record", entry);
      const { queryStringParameters: query = {}, rawPath, body: received } = event;
      const sent = [rawPath, JSON.stringify(query), received].join("\n");
      const headers = JSON.stringify(answer.headers);
      const call = { key, caller, query, sent, status, headers, body, written, recorded: added };
      for (const { what, detail } of wrongAtDesk(call)) add(what, detail);
      if (key === routeKey(cases) && status === 200) cast.noteCases(JSON.parse(body));
    }
    const isHidden = ({ block, from }: (typeof hidden)[number]) =>
      !lifted.has(block) && from.get(caller)?.some((id) => body.includes(id));
    // The preview of a link is the same for all callers.
    const knowsCaller = key !== routeKey(preview);
    if (/ \/flightAid/.test(key) && knowsCaller && hidden.some(isHidden))
      add("shows the itinerary of a blocked user", body);
    const showsFormer =
      / \/connections/.test(key) && status < 300 && body.includes(formerConnection);
    if (caller === "signedUpAgain" && showsFormer)
      add("shows the connection of a former account", body);
    if (`${JSON.stringify(answer.headers)}${body}${logged}`.includes(cast.formerUid))
      add("shows the uid of a former account", `${body}\n${logged}`);
    if (!cast.claimsOf(caller) && body.includes('"addInfo":'))
      add("shows a note to the anonymous", body);
    if (tokens.some((token) => logged.includes(token))) add("logs a follow link", logged);
    for (const { who, what } of find(logged)) add(`logs ${who}'s ${what}`, logged);
    report.requests++;
    report.combinations.add(`${key} as ${caller}`);
    if (caller !== "owner" && body.includes(offered)) report.seen++;
    const statuses = report.answers.get(key) ?? new Map<number, number>();
    report.answers.set(key, statuses.set(status, (statuses.get(status) ?? 0) + 1));
    if (key === "DELETE /me" && status === 204) present.delete(caller);
    if (key === "DELETE /blocks/{id}" && caller === "owner" && status === 204)
      lifted.add(event.pathParameters?.id);
  }
  report.findings.push(...changedRecord(await checkRecord()));
  for (const [{ pieces: all }, told] of toldPieces) if (told.size === all.length) report.tellings++;
  const left = roles.filter((role) => !present.has(role)).map((role) => cast.people[role]);
  return [...left, { uid: cast.formerUid }];
}

/** The record that a piece was told in: a message, a connection or an itinerary. */
function recordOf(channel: Channel, body: string, id = ""): string {
  if (channel === "message")
    return JSON.parse(body).findLast(({ mine }: { mine: boolean }) => mine).id;
  return channel === "posting" || channel === "flights" ? JSON.parse(body).id : id;
}

/** @returns undefined for a page, and for no body */
function jsonOf(body: string): unknown {
  return /^[[{]/.test(body) ? JSON.parse(body) : undefined;
}

/**
 * Items that contain data of people who have deleted their accounts; their uid remains in payments
 * and connections.
 */
async function leftovers(gone: readonly Gone[]): Promise<string[]> {
  const found: string[] = [];
  const table = { TableName: process.env.TABLE_NAME };
  for await (const { Items = [] } of paginateScan({ client: new DynamoDBClient({}) }, table)) {
    for (const item of Items) {
      const text = JSON.stringify(item);
      const kind = item.sk?.S ?? "";
      const mayHoldUid = ["payment", "connection", "profile"].includes(kind);
      for (const { uid, email, displayName, phoneNumber } of gone) {
        const secrets = [
          email,
          phoneNumber,
          ...(displayName?.split(" ") ?? []),
          ...(mayHoldUid ? [] : [uid]),
        ];
        if (secrets.some((secret) => secret && text.includes(secret))) found.push(text);
      }
    }
  }
  return found;
}

/** @returns undefined for a success or a documented problem */
function wrongWith(
  { statusCode = 0, headers = {}, body = "" }: Answer,
  key: string,
): string | undefined {
  if (statusCode >= 500) return `answers ${statusCode}`;
  if (statusCode < 400) return undefined;
  // For a person, also when there is nothing.
  if (key === routeKey(followPage) && statusCode === 404) return undefined;
  if (headers["content-type"] !== "application/problem+json") return "answers no problem+json";
  const { code, reason, status } = JSON.parse(body);
  const known = Object.entries(problems).find(([one]) => one === code)?.[1].status;
  if (known !== statusCode || status !== statusCode) return `answers the code ${code}`;
  return isReason(reason) && reasons[reason][0] === code
    ? undefined
    : `answers the reason ${reason}`;
}

/** An answer as the document names it. */
function documented({ statusCode: status = 0, headers = {}, body = "" }: Answer, key: string) {
  const [method = "", path = ""] = key.split(" ");
  const mediaType = headers["content-type"]?.toString().split(";")[0];
  return { method, path, status, mediaType, body };
}

/** A follow link shows the first names of the two, as long as they see each other's data. */
async function isFollowed(who: Role, present: ReadonlySet<Caller>, cast: Cast): Promise<boolean> {
  for (const traveler of paid)
    if (["owner", traveler].includes(who) && (await mayKnow(traveler, "owner", present, cast)))
      return true;
  return false;
}

function isFollow(key: string): boolean {
  return key.startsWith(routeKey(follow));
}

/**
 * Users may see their own data. The two sides of a connection may see each other's data while it is
 * paid, until one of them deletes the account or blocks the other. This is read after the response,
 * so that a response that ends a connection must not show contact data.
 */
async function mayKnow(
  caller: Caller,
  who: Role,
  present: ReadonlySet<Caller>,
  cast: Cast,
): Promise<boolean> {
  if (caller === who) return cast.claimsOf(caller) !== undefined;
  const traveler = paid.find((role) => role === caller || role === who);
  if (!traveler || ![caller, who].includes("owner") || !present.has(who)) return false;
  const hidden = await Block.hiddenFrom(cast.people[traveler].uid);
  return !hidden.has(cast.people.owner.uid) && cast.isPaid(traveler);
}
