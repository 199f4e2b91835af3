/**
 * Amazon SES (API v2) on this machine: `SendEmail` with the limits of the service, `GetAccount`, an inbox page at `/`,
 * and the mails as JSON at `GET /store`, with `?to=` those to one recipient. `POST /refusals` refuses the next mail to an address.
 */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { SNSEvent } from "aws-lambda";
import { close, listen, pagePolicy, parseJson, readBody, sendPage } from "../http";
import { type FeedbackType, feedbackOn } from "./feedback";
import {
  framePage,
  framePolicy,
  listPage,
  mailList,
  mailPage,
  missingPage,
  recipients,
  sentTo,
} from "./inbox";
import { type Mail, openMails } from "./mails";
import { mimeMessage } from "./mime-message";
import { notVerified, type Refusal, type Rules, toMail } from "./send-email";

export type Options = {
  /** 0 chooses a free port. */
  port: number;
  /** Addresses and whole domains that may send; others are refused with `MessageRejected`. */
  verifiedSenders: readonly string[];
  /** Names of the configuration sets, by default none; a mail with another one is refused with `NotFoundException`. */
  configurationSets?: readonly string[];
  /** Folder of `mails.jsonl`, where mails survive a restart; without it they stay in memory. */
  dataDir?: string;
  /** Largest message in bytes; 40 MB in AWS. */
  maxBytes?: number;
  /** Mails per second that `GetAccount` reports; 14 for a new production account. */
  sendRate?: number;
  /** Share of the send rate that other senders of the account use up. */
  sentElsewhere?: number;
  /** Milliseconds; the clock of the send rate. */
  now?: () => number;
  /**
   * Receives the bounces and complaints of mails with a configuration set, as a function does that is subscribed to the
   * SNS topic of the sets.
   */
  onFeedback?: (event: SNSEvent) => Promise<void>;
};

export type Ses = {
  url: string;
  /** Oldest first, as in `GET /store`. */
  mails(): readonly Mail[];
  /** How many mails were refused because the send rate was exceeded. */
  throttled(): number;
  /**
   * Bounces a mail or complains about it. Nothing is published for a mail without a configuration set. The inbox page has
   * buttons for it.
   */
  feedback(messageId: string, type: FeedbackType): Promise<void>;
  /** Refuses the next `count` mails, by default with an internal error. */
  refuse(count: number, refusal?: Refusal): void;
  stop(): Promise<void>;
};

const internalError: Refusal = {
  status: 500,
  code: "InternalServiceErrorException",
  message: "An internal error occurred.",
};

export async function start(options: Options): Promise<Ses> {
  const { maxBytes = 40 * 1024 * 1024, now = Date.now, sendRate = 14, sentElsewhere = 0 } = options;
  const { verifiedSenders, configurationSets = [] } = options;
  const rules: Rules = { verifiedSenders, configurationSets, maxBytes };
  const mails = openMails(options.dataDir);
  let lastSecond: number[] = [];
  let throttled = 0;
  let planned = { left: 0, refusal: internalError };
  /** Addresses whose next mail is refused, in lower case. */
  const unverified = new Set<string>();

  function send(body: unknown): Mail | Refusal {
    const mail = toMail(body, rules, Date.now());
    if ("status" in mail) return mail;
    if (planned.left > 0) {
      planned.left--;
      return planned.refusal;
    }
    const recipient = recipients(mail).find((one) => unverified.delete(one.toLowerCase()));
    if (recipient) return notVerified(recipient);
    const at = now();
    lastSecond = lastSecond.filter((sent) => sent > at - 1000);
    if (lastSecond.length >= sendRate - sentElsewhere) {
      throttled++;
      return {
        status: 429,
        code: "TooManyRequestsException",
        message: "Maximum sending rate exceeded.",
      };
    }
    lastSecond.push(at);
    mails.add(mail);
    return mail;
  }

  async function feedback(messageId: string, type: FeedbackType): Promise<void> {
    const mail = mails.all.find((one) => one.messageId === messageId);
    if (!mail) throw new Error(`There is no mail ${messageId}`);
    if (mail.configurationSet) await options.onFeedback?.(feedbackOn(mail, type));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const to = searchParams.get("to") ?? "";
    switch (`${request.method} ${pathname}`) {
      case "POST /v2/email/outbound-emails": {
        if (!request.headers.authorization) return refuse(response, missingToken);
        // JSON escapes make the text longer than the message that SES measures.
        const body = await readBody(request, maxBytes * 2);
        const sent = send(parseJson(body ?? ""));
        if ("status" in sent) return refuse(response, sent);
        return sendJson(response, 200, { MessageId: sent.messageId });
      }
      case "GET /v2/email/account":
        return sendJson(response, 200, account(mails.all, sendRate));
      case "GET /store":
        return sendJson(response, 200, { emails: sentTo(mails.all, to) });
      case "POST /refusals": {
        const form = new URLSearchParams((await readBody(request, 10_000)) ?? "");
        const address = (form.get("to") ?? "").trim().toLowerCase();
        unverified.add(address);
        const location = `/?to=${encodeURIComponent(address)}`;
        return void response.writeHead(303, { location }).end();
      }
      case "GET /": {
        const nonce = randomBytes(16).toString("base64");
        return sendPage(
          response,
          200,
          listPage(mails.all, { to, nonce, isRefused: unverified.has(to.trim().toLowerCase()) }),
          pagePolicy(nonce),
        );
      }
      case "GET /mails":
        return sendPage(response, 200, mailList(mails.all, to).markup);
    }
    const [, id, part] = /^\/mails\/([\w-]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    const mail = id && mails.all.find(({ messageId }) => messageId === id);
    if (request.method === "POST" && mail && (part === "bounce" || part === "complaint")) {
      await feedback(id, part);
      response.writeHead(303, { location: `/mails/${id}` }).end();
    } else if (request.method === "GET" && mail && part === "html") {
      sendPage(response, 200, framePage(mail.body.html ?? ""), framePolicy);
    } else if (request.method === "GET" && mail && part === "eml") {
      response.writeHead(200, { "content-type": "message/rfc822" }).end(await mimeMessage(mail));
    } else if (request.method === "GET" && mail && !part) {
      sendPage(response, 200, mailPage(mail));
    } else if (id) {
      sendPage(response, 404, missingPage());
    } else {
      refuse(response, {
        status: 404,
        code: "UnknownOperationException",
        message: `The stand-in has no ${request.method} ${pathname}`,
      });
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error("SES stand-in:", error);
      refuse(response, internalError);
    });
  });
  const port = await listen(server, options.port);
  return {
    url: `http://localhost:${port}`,
    mails: () => mails.all,
    throttled: () => throttled,
    feedback,
    refuse: (count, refusal = internalError) => {
      planned = { left: count, refusal };
    },
    stop: () => close(server),
  };
}

const missingToken: Refusal = {
  status: 403,
  code: "MissingAuthenticationTokenException",
  message: "Missing Authentication Token",
};

/** An error of the AWS REST-JSON protocol: its name in a header, its message in the body. */
function refuse(response: ServerResponse, { code, message, status }: Refusal): void {
  response.setHeader("x-amzn-ErrorType", code);
  sendJson(response, status, { message });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** `GetAccount` of a production account. */
function account(mails: readonly Mail[], sendRate: number): object {
  const dayAgo = Date.now() / 1000 - 24 * 60 * 60;
  return {
    DedicatedIpAutoWarmupEnabled: false,
    EnforcementStatus: "HEALTHY",
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: {
      Max24HourSend: 50_000,
      MaxSendRate: sendRate,
      SentLast24Hours: mails.filter(({ at }) => at > dayAgo).length,
    },
  };
}
