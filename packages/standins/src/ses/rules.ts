/**
 * What the real SES refuses and aws-ses-v2-local accepts, as pure functions over the body of `SendEmail` and
 * `SendBulkEmail` (API v2).
 *
 * Sources: the quotas of the SES developer guide (50 recipients, 40 MB with attachments after encoding), the API
 * reference of SendEmail (MessageHeader patterns, at most 15 headers), and the error messages SES answers with.
 */
import * as z from "zod";

/** How SES says no: `code` travels in the `x-amzn-ErrorType` header, the message in the body. */
export type Refusal = {
  status: number;
  code:
    | "BadRequestException"
    | "MessageRejected"
    | "TooManyRequestsException"
    | "InternalServiceErrorException";
  message: string;
};

export type Rules = {
  /** Addresses (`noreply@flightaides.test`) and whole domains (`flightaides.test`) that may send. */
  verifiedSenders: readonly string[];
  /** To, Cc and Bcc together; 50 in AWS. */
  maxRecipients: number;
  /** Bytes of subject, bodies, headers and attachments (base64, as they travel); 40 MB in AWS. */
  maxBytes: number;
  /** Named in the message about unverified identities. */
  region: string;
};

export const awsRules = {
  maxRecipients: 50,
  maxBytes: 40 * 1024 * 1024,
  region: "us-east-1",
} as const;

const content = z.object({ Data: z.string() });
const addresses = z.array(z.string()).optional();
const destination = z.object({
  ToAddresses: addresses,
  CcAddresses: addresses,
  BccAddresses: addresses,
});
const headers = z.array(z.object({ Name: z.string(), Value: z.string() })).optional();

const send = z.object({
  FromEmailAddress: z.string().optional(),
  ReplyToAddresses: addresses,
  Destination: destination.optional(),
  Content: z.object({
    Simple: z
      .object({
        Subject: content,
        Body: z.object({ Html: content.optional(), Text: content.optional() }),
        Headers: headers,
        Attachments: z.array(z.object({ RawContent: z.string() })).optional(),
      })
      .optional(),
    Raw: content.optional(),
    Template: z.object({ Headers: headers }).optional(),
  }),
});

const bulk = z.object({
  FromEmailAddress: z.string().optional(),
  ReplyToAddresses: addresses,
  BulkEmailEntries: z.array(z.object({ Destination: destination.optional() })).min(1),
});

/** Headers that SES writes itself or takes from other fields. */
const reservedHeaders = new Set(
  "bcc cc content-transfer-encoding content-type date from message-id mime-version reply-to return-path sender subject to".split(
    " ",
  ),
);

/** Why SES would refuse this mail, or undefined where it would take it. `body` is the parsed JSON of the request. */
export function refuseSend(body: unknown, rules: Rules): Refusal | undefined {
  const parsed = send.safeParse(body);
  if (!parsed.success) return badRequest("1 validation error detected: the request is malformed");
  const { Content: mail, Destination, FromEmailAddress, ReplyToAddresses = [] } = parsed.data;

  if (mail.Simple && !mail.Simple.Body.Html?.Data && !mail.Simple.Body.Text?.Data) {
    return badRequest("Message body is required");
  }
  if (!mail.Simple && !mail.Raw && !mail.Template) return badRequest("Content is required");

  const raw = mail.Raw && rawHeaders(mail.Raw.Data);
  const from = FromEmailAddress ?? raw?.get("from");
  if (!from) return badRequest("FromEmailAddress is required");
  const recipients = Destination
    ? list(Destination)
    : ["to", "cc", "bcc"].flatMap((name) => split(raw?.get(name)));
  if (recipients.length === 0) return badRequest("At least one recipient is required");

  return (
    refuseAddresses([from, ...recipients, ...ReplyToAddresses]) ??
    refuseCount(recipients.length, rules) ??
    refuseHeaders([...(mail.Simple?.Headers ?? []), ...(mail.Template?.Headers ?? [])]) ??
    refuseSize(Buffer.byteLength(JSON.stringify(mail)), rules) ??
    // A raw message is sent as whoever its own From header names, so that one has to be verified as well.
    refuseSenders([from, ...split(raw?.get("from"))], rules)
  );
}

export function refuseBulk(body: unknown, rules: Rules): Refusal | undefined {
  const parsed = bulk.safeParse(body);
  if (!parsed.success) return badRequest("1 validation error detected: the request is malformed");
  const { BulkEmailEntries, FromEmailAddress, ReplyToAddresses = [] } = parsed.data;
  if (!FromEmailAddress) return badRequest("FromEmailAddress is required");
  const recipients = BulkEmailEntries.flatMap((entry) => list(entry.Destination ?? {}));
  return (
    refuseAddresses([FromEmailAddress, ...recipients, ...ReplyToAddresses]) ??
    refuseCount(recipients.length, rules) ??
    refuseSenders([FromEmailAddress], rules)
  );
}

/** The bare address of `Maya <maya@example.test>` or `maya@example.test`, without judging it. */
export function bareAddress(mailbox: string): string {
  return (/<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim();
}

function list(to: z.infer<typeof destination>): string[] {
  return [...(to.ToAddresses ?? []), ...(to.CcAddresses ?? []), ...(to.BccAddresses ?? [])];
}

function badRequest(message: string): Refusal {
  return { status: 400, code: "BadRequestException", message };
}

function refuseCount(count: number, { maxRecipients }: Rules): Refusal | undefined {
  return count > maxRecipients
    ? badRequest(`Recipient count exceeds ${maxRecipients}.`)
    : undefined;
}

function refuseSize(bytes: number, { maxBytes }: Rules): Refusal | undefined {
  return bytes > maxBytes
    ? badRequest(`Message length is more than ${maxBytes} bytes long: '${bytes}'.`)
    : undefined;
}

function refuseHeaders(all: { Name: string; Value: string }[]): Refusal | undefined {
  if (all.length > 15) return badRequest("Headers: at most 15 are allowed");
  for (const { Name, Value } of all) {
    if (!/^[!-9;-@A-~]{1,126}$/.test(Name)) return badRequest(`Header name '${Name}' is illegal`);
    if (!/^[ -~]{1,995}$/.test(Value))
      return badRequest(`The value of header '${Name}' is illegal`);
    if (reservedHeaders.has(Name.toLowerCase())) {
      return badRequest(`Header '${Name}' is not allowed`);
    }
  }
  return undefined;
}

function refuseSenders(from: string[], rules: Rules): Refusal | undefined {
  const verified = rules.verifiedSenders.map((identity) => identity.toLowerCase());
  const failed = from.filter((mailbox) => {
    const address = bareAddress(mailbox).toLowerCase();
    // A verified domain covers its subdomains, as in SES.
    return !verified.some(
      (identity) =>
        identity === address ||
        (!identity.includes("@") &&
          (address.endsWith(`@${identity}`) || address.endsWith(`.${identity}`))),
    );
  });
  if (failed.length === 0) return undefined;
  return {
    status: 400,
    code: "MessageRejected",
    message: `Email address is not verified. The following identities failed the check in region ${rules.region.toUpperCase()}: ${[...new Set(failed)].join(", ")}`,
  };
}

function refuseAddresses(mailboxes: string[]): Refusal | undefined {
  for (const mailbox of mailboxes) {
    const reason = illegal(mailbox);
    if (reason) return badRequest(reason);
  }
  return undefined;
}

/** Why a mailbox can't be used, in SES's own words. */
function illegal(mailbox: string): string | undefined {
  // RFC 5321 and SES: ASCII only. A name with other letters travels as an RFC 2047 encoded word, a domain as punycode.
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

/** The header block of a MIME message (base64), unfolded, names in lower case. */
function rawHeaders(data: string): Map<string, string> {
  const text = Buffer.from(data, "base64").toString("latin1");
  const block = /^[\s\S]*?(?=\r?\n\r?\n|$(?![\s\S]))/.exec(text)?.[0] ?? "";
  const found = new Map<string, string>();
  for (const line of block.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0)
      found.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return found;
}

/** Splits an address list at the commas that are not within quotes. */
function split(header: string | undefined): string[] {
  return (header?.match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g) ?? []).map((part) => part.trim());
}
