/**
 * `SendEmail` of the SES API v2 with simple content: the mail that a request describes, or the error that SES answers.
 *
 * Sources: the quotas of the SES developer guide, the API reference of SendEmail (patterns of MessageHeader, at most 15
 * headers), and error messages of the service.
 */
import { randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import type { Mail } from "./mails";

/** `code` travels in the `x-amzn-ErrorType` header, the message in the body. */
export type Refusal = {
  status: number;
  code:
    | "BadRequestException"
    | "MessageRejected"
    | "MissingAuthenticationTokenException"
    | "NotFoundException"
    | "TooManyRequestsException"
    | "UnknownOperationException"
    | "InternalServiceErrorException";
  message: string;
};

export type Rules = {
  /** Addresses (`noreply@example.com`) and whole domains (`example.com`). */
  verifiedSenders: readonly string[];
  /** Names. A mail need not name one. */
  configurationSets: readonly string[];
  /** Bytes of subject, bodies and headers. */
  maxBytes: number;
};

/** To, Cc and Bcc together. */
const maxRecipients = 50;
const maxHeaders = 15;
const region = "us-east-1";

const content = z.object({ Data: z.string() });
const addresses = z.array(z.string()).default([]);
const pairs = z.array(z.object({ Name: z.string(), Value: z.string() })).default([]);

const Request = z.object({
  FromEmailAddress: z.string().min(1),
  ConfigurationSetName: z.string().min(1).optional(),
  ReplyToAddresses: addresses,
  Destination: z.object({
    ToAddresses: addresses,
    CcAddresses: addresses,
    BccAddresses: addresses,
  }),
  EmailTags: pairs,
  Content: z.object({
    // Strict: an attachment must not disappear silently.
    Simple: z.strictObject({
      Subject: content,
      Body: z.object({ Html: content.optional(), Text: content.optional() }),
      Headers: pairs,
    }),
  }),
});

/** Headers that SES sets itself or takes from other fields. */
const reservedHeaders = new Set(
  "bcc cc content-transfer-encoding content-type date from message-id mime-version reply-to return-path sender subject to".split(
    " ",
  ),
);

/** `body` is the parsed JSON of the request, `at` milliseconds since 1970. */
export function toMail(body: unknown, rules: Rules, at: number): Mail | Refusal {
  const parsed = Request.safeParse(body);
  if (!parsed.success) {
    return badRequest(`The stand-in takes simple content only. ${z.prettifyError(parsed.error)}`);
  }
  const { Content, Destination, EmailTags, FromEmailAddress: from } = parsed.data;
  const configurationSet = parsed.data.ConfigurationSetName;
  const { Body, Headers, Subject } = Content.Simple;
  const { BccAddresses: bcc, CcAddresses: cc, ToAddresses: to } = Destination;
  const replyTo = parsed.data.ReplyToAddresses;
  const recipients = [...to, ...cc, ...bcc];
  const bytes = Buffer.byteLength(JSON.stringify(Content.Simple));

  if (!Body.Html?.Data && !Body.Text?.Data) return badRequest("Message body is required");
  if (recipients.length === 0) return badRequest("At least one recipient is required");
  if (recipients.length > maxRecipients) {
    return badRequest(`Recipient count exceeds ${maxRecipients}.`);
  }
  if (bytes > rules.maxBytes) {
    return badRequest(`Message length is more than ${rules.maxBytes} bytes long: '${bytes}'.`);
  }
  const problem =
    firstOf([from, ...recipients, ...replyTo], problemOfAddress) ?? problemOfHeaders(Headers);
  if (problem) return badRequest(problem);
  if (!isVerified(from, rules.verifiedSenders)) {
    return notVerified(from);
  }
  if (configurationSet && !rules.configurationSets.includes(configurationSet)) {
    return {
      status: 404,
      code: "NotFoundException",
      message: `Configuration set <${configurationSet}> does not exist.`,
    };
  }
  return {
    messageId: `${randomBytes(8).toString("hex")}-${randomUUID()}-000000`,
    from,
    replyTo,
    destination: { to, cc, bcc },
    subject: Subject.Data,
    body: { html: Body.Html?.Data, text: Body.Text?.Data },
    headers: Headers.map(toPair),
    tags: EmailTags.map(toPair),
    configurationSet,
    at: Math.floor(at / 1000),
  };
}

const toPair = ({ Name, Value }: { Name: string; Value: string }) => ({
  name: Name,
  value: Value,
});

/** For a sender; for a recipient as long as an account is in the sandbox. */
export function notVerified(mailbox: string): Refusal {
  return {
    status: 400,
    code: "MessageRejected",
    message: `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${mailbox}`,
  };
}

function badRequest(message: string): Refusal {
  return { status: 400, code: "BadRequestException", message };
}

function firstOf<T>(all: readonly T[], find: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return undefined;
}

function problemOfHeaders(all: { Name: string; Value: string }[]): string | undefined {
  if (all.length > maxHeaders) return `Headers: at most ${maxHeaders} are allowed`;
  return firstOf(all, ({ Name, Value }) => {
    if (!/^[!-9;-@A-~]{1,126}$/.test(Name)) return `Header name '${Name}' is illegal`;
    if (!/^[ -~]{1,995}$/.test(Value)) return `The value of header '${Name}' is illegal`;
    return reservedHeaders.has(Name.toLowerCase()) ? `Header '${Name}' is not allowed` : undefined;
  });
}

/** A verified domain covers its subdomains. */
function isVerified(mailbox: string, identities: readonly string[]): boolean {
  const address = bareAddress(mailbox).toLowerCase();
  return identities
    .map((identity) => identity.toLowerCase())
    .some((identity) =>
      identity.includes("@")
        ? identity === address
        : address.endsWith(`@${identity}`) || address.endsWith(`.${identity}`),
    );
}

/** The address of `Maya <maya@example.com>` or `maya@example.com`, unchecked. */
function bareAddress(mailbox: string): string {
  return (/<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim();
}

/** Why a mailbox is refused, in the words of SES. */
function problemOfAddress(mailbox: string): string | undefined {
  // ASCII only: other letters of a name travel as an RFC 2047 encoded word, of a domain as punycode.
  if (!/^[\x20-\x7e]*$/.test(mailbox)) {
    return "Local address contains control or whitespace, or the address is not ASCII";
  }
  const name = /^(.*)<[^<>]*>\s*$/.exec(mailbox)?.[1]?.trim() ?? "";
  if (!/^("(?:[^"\\]|\\.)*"|[^"(),:;<>@[\\\]]*)$/.test(name)) return "Illegal address";
  const address = bareAddress(mailbox);
  if (address.length > 320) return "Address length is more than 320 characters long";
  const at = address.lastIndexOf("@");
  if (at === -1) return "Missing final '@domain'";
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (domain === "") return "Missing domain";
  if (local === "") return "Missing local name";
  if (/\s/.test(local)) return "Local address contains control or whitespace";
  if (!/^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local)) {
    return "Illegal address";
  }
  if (local.length > 64) return "Local address is more than 64 characters long";
  if (!/^[a-z0-9.-]+$/i.test(domain)) return "Domain contains illegal character";
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(domain)) {
    return "Domain is malformed";
  }
  return undefined;
}
