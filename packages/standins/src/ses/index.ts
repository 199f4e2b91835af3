/**
 * Amazon SES (API v2) on this computer: aws-ses-v2-local behind the rules that the real service enforces
 * ({@link refuseSend}), an inbox page at `/`, and all mails as JSON at `GET /store`.
 */
import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import type { SNSEvent } from "aws-lambda";
import * as z from "zod";
import { type FeedbackType, feedbackOn } from "./feedback";
import { pagePolicy } from "./html";
import { framePage, framePolicy, listPage, mailList, mailPage, missingPage } from "./inbox";
import { close, listen } from "./loopback";
import { embed, type Sent } from "./package";
import { awsRules, type Refusal, type Rules, refuseBulk, refuseSend } from "./rules";

export type { Sent } from "./package";

export type Options = Partial<Rules> & {
  /** 0 takes a free port. */
  port: number;
  /** Addresses and whole domains that may send; anybody else is refused with `MessageRejected`. */
  verifiedSenders: readonly string[];
  /** Where mails survive a restart (`mails.jsonl` inside); without it they live as long as the process. */
  dataDir?: string;
  /** Mails a second, told by `GetAccount` and enforced; 14 is what AWS gives a new production account. */
  sendRate?: number;
  /** How many of them others of the same account send: told, and not left for us. */
  sentElsewhere?: number;
  /** Milliseconds, the clock of the send rate. */
  now?: () => number;
  /** Hears of the bounces and complaints that are asked for, as a function subscribed to the topic would. */
  onFeedback?: (event: SNSEvent) => Promise<void>;
};

export type Ses = {
  url: string;
  /** The mails of the store, oldest first; the same as `GET /store`. */
  mails(): readonly Sent[];
  /** Lets a mail bounce, or its reader complain; the inbox page has buttons for it. */
  feedback(messageId: string, type: FeedbackType): Promise<void>;
  /** The next so many mails are not taken: a fault of SES's own, unless a refusal is given. */
  refuse(count: number, refusal?: Refusal): void;
  stop(): Promise<void>;
};

const fault: Refusal = {
  status: 500,
  code: "InternalServiceErrorException",
  message: "An internal error occurred.",
};

export async function start(options: Options): Promise<Ses> {
  const rules: Rules = { ...awsRules, ...options };
  const { add, app, emails } = await embed();
  const file = options.dataDir && join(options.dataDir, "mails.jsonl");
  for (const email of file ? load(file) : []) add(email);
  let saved = emails();
  let savedCount = saved.length;

  /** Appends what is new; a cleared store (the package makes a new array) empties the file. */
  function save(): void {
    const all = emails();
    if (!file || (all === saved && all.length === savedCount)) return;
    if (all !== saved) writeFileSync(file, "");
    const from = all === saved ? savedCount : 0;
    appendFileSync(
      file,
      all
        .slice(from)
        .map((email) => `${JSON.stringify(email)}\n`)
        .join(""),
    );
    saved = all;
    savedCount = all.length;
  }

  const sendRate = options.sendRate ?? 14;
  const left = sendRate - (options.sentElsewhere ?? 0);
  const now = options.now ?? Date.now;
  let lastSecond: number[] = [];
  let refusals = { left: 0, refusal: fault };

  /** Whether the account may send one more this second. */
  function mayCount(): boolean {
    const at = now();
    lastSecond = lastSecond.filter((sent) => sent > at - 1000);
    if (lastSecond.length >= left) return false;
    lastSecond.push(at);
    return true;
  }

  /** Writes the tags of a request to the mail it becomes, which the answer names. */
  function keepTags(body: unknown, response: ServerResponse): void {
    const tags = tagsOf(body);
    const end = response.end.bind(response);
    response.end = ((chunk: unknown, ...rest: []) => {
      const [, id] = /"MessageId":"([^"]+)"/.exec(String(chunk)) ?? [];
      // The newest, of what can be thousands.
      const email = emails().findLast(({ messageId }) => messageId === id);
      if (email && tags.length > 0) email.tags = tags;
      return end(chunk, ...rest);
    }) as typeof response.end;
  }

  async function feedback(messageId: string, type: FeedbackType): Promise<void> {
    const email = emails().find((one) => one.messageId === messageId);
    if (!email) throw new Error(`There is no mail ${messageId}`);
    await options.onFeedback?.(feedbackOn(email, type));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    const route = `${request.method} ${url.pathname}`;
    if (request.method === "GET" && inbox(url, response)) return;

    const [, about, type] = /^POST \/mails\/([^/]+)\/(bounce|complaint)$/.exec(route) ?? [];
    if (about && (type === "bounce" || type === "complaint")) {
      const messageId = decodeURIComponent(about);
      if (!emails().some((email) => email.messageId === messageId))
        return sendHtml(response, 404, missingPage(), pagePolicy());
      await feedback(messageId, type);
      response.writeHead(303, { location: `/mails/${about}` }).end();
    } else if (route === "GET /v2/email/account") {
      sendJson(response, 200, account(emails(), sendRate));
    } else if (route === "POST /") {
      refuse(response, {
        status: 400,
        code: "BadRequestException",
        message: "This stand-in speaks version 2 of the SES API only",
      });
    } else if (request.method === "POST" && url.pathname.startsWith("/v2/email/outbound-")) {
      // base64 makes attachments a third larger than what SES counts, and JSON escapes add a little.
      const body = await readJson(request, rules.maxBytes * 2);
      const refusal =
        url.pathname === "/v2/email/outbound-bulk-emails"
          ? refuseBulk(body, rules)
          : refuseSend(body, rules);
      if (refusal) return refuse(response, refusal);
      if (refusals.left > 0) {
        refusals.left--;
        return refuse(response, refusals.refusal);
      }
      if (!mayCount())
        return refuse(response, {
          status: 429,
          code: "TooManyRequestsException",
          message: "Maximum sending rate exceeded.",
        });
      keepTags(body, response);
      // express.json() leaves a body alone that has been read already.
      response.once("finish", save);
      app(Object.assign(request, { body }), response);
    } else {
      response.once("finish", save);
      app(request, response);
    }
  }

  /** Answers the pages; false where the address is none of them. */
  function inbox({ pathname, searchParams }: URL, response: ServerResponse): boolean {
    const to = searchParams.get("to") ?? "";
    if (pathname === "/") {
      const nonce = randomBytes(16).toString("base64");
      sendHtml(response, 200, listPage(emails(), to, nonce), pagePolicy(nonce));
      return true;
    }
    if (pathname === "/mails") {
      sendHtml(response, 200, mailList(emails(), to).markup, pagePolicy());
      return true;
    }
    const [, id, part] = /^\/mails\/([^/]+)(\/html)?$/.exec(pathname) ?? [];
    if (!id) return false;
    const email = emails().find(({ messageId }) => messageId === decodeURIComponent(id));
    if (!email) sendHtml(response, 404, missingPage(), pagePolicy());
    else if (part) sendHtml(response, 200, framePage(email.body.html ?? ""), framePolicy);
    else sendHtml(response, 200, mailPage(email), pagePolicy());
    return true;
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const tooLarge = error instanceof TooLarge;
      if (!tooLarge) console.error("SES stand-in:", error);
      refuse(response, {
        status: tooLarge ? 413 : 400,
        code: "BadRequestException",
        message: error instanceof Error ? error.message : String(error),
      });
    });
  });
  const port = await listen(server, options.port);
  return {
    url: `http://localhost:${port}`,
    mails: emails,
    feedback,
    refuse: (count, refusal = fault) => {
      refusals = { left: count, refusal };
    },
    stop: () => close(server),
  };
}

class TooLarge extends Error {}

async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge("The request is too large");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    // Malformed JSON is refused like any other body that is not a mail.
    return undefined;
  }
}

/** The error shape of the AWS REST-JSON protocol: the name in a header, the message in the body. */
function refuse(response: ServerResponse, { code, message, status }: Refusal): void {
  response.setHeader("x-amzn-ErrorType", code);
  sendJson(response, status, { message });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse, status: number, body: string, policy: string): void {
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    })
    .end(body);
}

const Tagged = z.object({
  EmailTags: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
});

function tagsOf(body: unknown): NonNullable<Sent["tags"]> {
  const { EmailTags = [] } = Tagged.safeParse(body).data ?? {};
  return EmailTags.map(({ Name, Value }) => ({ name: Name, value: Value }));
}

/** `GetAccount`: what a production account says about itself. */
function account(emails: readonly Sent[], sendRate: number): object {
  const dayAgo = Date.now() / 1000 - 24 * 60 * 60;
  return {
    DedicatedIpAutoWarmupEnabled: false,
    EnforcementStatus: "HEALTHY",
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: {
      Max24HourSend: 50_000,
      MaxSendRate: sendRate,
      SentLast24Hours: emails.filter((email) => email.at > dayAgo).length,
    },
  };
}

/** The mails of an earlier run. A line cut off by a crash is left out, together with what follows it in the same line. */
function load(file: string): Sent[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) writeFileSync(file, whole);
  return whole
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Sent => JSON.parse(line));
}
