import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  GetAccountCommand,
  SESv2Client,
  SendEmailCommand,
  type SendEmailCommandInput,
} from "@aws-sdk/client-sesv2";
import type { SNSEvent } from "aws-lambda";
import { afterEach, describe, expect, it } from "vitest";
import { close, listen } from "../http";
import { type Options, type Ses, start } from ".";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function ses(options: Partial<Options> = {}): Promise<Ses & { client: SESv2Client }> {
  const standIn = await start({
    port: 0,
    verifiedSenders: ["noreply@flightaides.test", "verified.test"],
    configurationSets: ["published"],
    ...options,
  });
  const client = new SESv2Client({
    endpoint: standIn.url,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  cleanups.push(standIn.stop, async () => client.destroy());
  return { ...standIn, client };
}

function mail(changes: Partial<SendEmailCommandInput> = {}): SendEmailCommand {
  return new SendEmailCommand({
    FromEmailAddress: "FlightAides <noreply@flightaides.test>",
    Destination: { ToAddresses: ["maya@example.test"] },
    Content: {
      Simple: {
        Subject: { Data: "Match Found YYZ-DXB" },
        Body: {
          Html: {
            Data: '<p>Hello</p><a href="http://localhost:5173/connect?a=1&amp;b=2">Connect</a>',
          },
          Text: { Data: "Hello http://localhost:5173/connect?a=1&b=2." },
        },
        Headers: [{ Name: "List-Unsubscribe", Value: "<http://localhost:5173/unsubscribe>" }],
      },
    },
    ...changes,
  });
}

function simple(changes: object): SendEmailCommandInput["Content"] {
  return { Simple: { Subject: { Data: "s" }, Body: { Text: { Data: "t" } }, ...changes } };
}

const get = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("sending", () => {
  it("accepts a mail from the AWS SDK and lists it at GET /store with its parts and headers", async () => {
    const { client, mails, url } = await ses();
    const { MessageId } = await client.send(mail());
    const { emails } = JSON.parse((await get(`${url}/store`)).text);
    const storedFor = async (to: string) =>
      JSON.parse((await get(`${url}/store?to=${to}`)).text).emails;
    expect(await storedFor(emails[0].destination.to[0].toUpperCase())).toEqual(emails);
    expect(await storedFor("nobody@example.com")).toEqual([]);
    expect(emails).toEqual([
      expect.objectContaining({
        messageId: MessageId,
        from: "FlightAides <noreply@flightaides.test>",
        subject: "Match Found YYZ-DXB",
        destination: { to: ["maya@example.test"], cc: [], bcc: [] },
        headers: [{ name: "List-Unsubscribe", value: "<http://localhost:5173/unsubscribe>" }],
      }),
    ]);
    expect(mails()).toHaveLength(1);
  });

  it.each<[string, Partial<SendEmailCommandInput>, string, RegExp]>([
    [
      "an unverified sender",
      { FromEmailAddress: "Eve <eve@evil.test>" },
      "MessageRejected",
      /^Email address is not verified\. The following identities failed the check in region US-EAST-1: Eve <eve@evil\.test>$/,
    ],
    [
      "a domain that merely ends with a verified name",
      { FromEmailAddress: "a@notverified.test" },
      "MessageRejected",
      /not verified/,
    ],
    [
      "a raw message",
      { Content: { Raw: { Data: Buffer.from("From: noreply@flightaides.test\r\n\r\nHello") } } },
      "BadRequestException",
      /simple content only/,
    ],
    [
      "an attachment",
      { Content: simple({ Attachments: [{ FileName: "a.txt", RawContent: Buffer.from("a") }] }) },
      "BadRequestException",
      /Attachments/,
    ],
    [
      "51 recipients",
      {
        Destination: {
          ToAddresses: Array.from({ length: 30 }, (_, i) => `to${i}@example.test`),
          BccAddresses: Array.from({ length: 21 }, (_, i) => `bcc${i}@example.test`),
        },
      },
      "BadRequestException",
      /Recipient count exceeds 50/,
    ],
    ["no recipient", { Destination: {} }, "BadRequestException", /recipient/],
    [
      "an address without domain",
      { Destination: { ToAddresses: ["maya"] } },
      "BadRequestException",
      /^Missing final '@domain'$/,
    ],
    [
      "a space in the local part",
      { Destination: { ToAddresses: ["ma ya@example.test"] } },
      "BadRequestException",
      /whitespace/,
    ],
    [
      "a line break in an address",
      { Destination: { ToAddresses: ["maya@example.test\r\nBcc: eve@evil.test"] } },
      "BadRequestException",
      /control/,
    ],
    [
      "a bad domain",
      { Destination: { CcAddresses: ["maya@exa_mple.test"] } },
      "BadRequestException",
      /^Domain contains illegal character$/,
    ],
    [
      "a domain of one label",
      { Destination: { ToAddresses: ["maya@test"] } },
      "BadRequestException",
      /Domain/,
    ],
    [
      "unencoded non-ASCII letters",
      { FromEmailAddress: "Zoë <noreply@flightaides.test>" },
      "BadRequestException",
      /ASCII/,
    ],
    [
      "two addresses in one field",
      { Destination: { ToAddresses: ["a@b.test, c@d.test"] } },
      "BadRequestException",
      /./,
    ],
    [
      "a bad Reply-To",
      { ReplyToAddresses: ["@example.test"] },
      "BadRequestException",
      /Missing local name/,
    ],
    ["an empty body", { Content: simple({ Body: {} }) }, "BadRequestException", /body/],
    [
      "a reserved header",
      { Content: simple({ Headers: [{ Name: "Subject", Value: "x" }] }) },
      "BadRequestException",
      /Subject/,
    ],
    [
      "a header with a line break",
      { Content: simple({ Headers: [{ Name: "X-A", Value: "x\r\nBcc: a@b.test" }] }) },
      "BadRequestException",
      /X-A/,
    ],
  ])("rejects %s", async (_, changes, name, message) => {
    const { client, mails } = await ses();
    await expect(client.send(mail(changes))).rejects.toMatchObject({
      name,
      message: expect.stringMatching(message),
      $metadata: { httpStatusCode: 400 },
    });
    expect(mails()).toEqual([]);
  });

  it("rejects an unknown configuration set", async () => {
    const { client, mails } = await ses();
    const named = client.send(mail({ ConfigurationSetName: "another" }));
    await expect(named).rejects.toMatchObject({
      name: "NotFoundException",
      message: "Configuration set <another> does not exist.",
      $metadata: { httpStatusCode: 404 },
    });
    expect(mails()).toEqual([]);
  });

  it("accepts a mail at the limits", async () => {
    const { client, mails } = await ses();
    await client.send(
      mail({
        FromEmailAddress: '"Team, FlightAides" <NoReply@FlightAides.test>',
        Destination: {
          ToAddresses: Array.from({ length: 50 }, (_, i) => `to+${i}@mail.example.test`),
        },
        ReplyToAddresses: ["=?utf-8?q?Zo=C3=AB?= <zoe@example.test>"],
      }),
    );
    expect(mails()).toHaveLength(1);
  });

  it("rejects a message over the size limit and accepts it under a larger limit", async () => {
    const content = simple({ Body: { Text: { Data: "x".repeat(6000) } } });
    const { client } = await ses({ maxBytes: 5000 });
    await expect(client.send(mail({ Content: content }))).rejects.toMatchObject({
      name: "BadRequestException",
      message: expect.stringContaining("Message length is more than 5000 bytes long"),
    });
    const roomy = await ses({ maxBytes: 7000 });
    await roomy.client.send(mail({ Content: content }));
    expect(roomy.mails()).toHaveLength(1);
  });

  it("serves a mail as the message that is delivered", async () => {
    const { client, url } = await ses();
    const { MessageId } = await client.send(mail());
    const { text } = await get(`${url}/mails/${MessageId}/eml`);
    expect(text).toMatch(
      /^From: FlightAides <noreply@flightaides\.test>\r\nTo: maya@example\.test\r\n/,
    );
    for (const line of [
      `Message-ID:\r\n <${MessageId}@email.amazonses.com>`,
      "Subject: Match Found YYZ-DXB",
      "List-Unsubscribe: <http://localhost:5173/unsubscribe>",
      '<p>Hello</p><a href="http://localhost:5173/connect?a=1&amp;b=2">Connect</a>',
    ])
      expect(text).toContain(`\r\n${line}\r\n`);
  });

  it("rejects version 1 of the API", async () => {
    const { mails, url } = await ses();
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: "AWS4-HMAC-SHA256 x" },
      body: new URLSearchParams({ Action: "SendEmail", Source: "noreply@flightaides.test" }),
    });
    expect([response.status, response.headers.get("x-amzn-ErrorType")]).toEqual([
      404,
      "UnknownOperationException",
    ]);
    expect(mails()).toEqual([]);
  });

  it("rejects a request without credentials", async () => {
    const { mails, url } = await ses();
    const response = await fetch(`${url}/v2/email/outbound-emails`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...mail().input }),
    });
    expect(response.status).toBe(403);
    expect(mails()).toEqual([]);
  });

  it("reports the send rate and the number of sent mails in GetAccount", async () => {
    const { client } = await ses({ sendRate: 3 });
    await client.send(mail());
    expect(await client.send(new GetAccountCommand({}))).toMatchObject({
      ProductionAccessEnabled: true,
      SendQuota: { MaxSendRate: 3, SentLast24Hours: 1 },
    });
  });
});

describe("feedback", () => {
  async function sent(changes: Partial<SendEmailCommandInput> = {}) {
    const received: SNSEvent[] = [];
    const standIn = await ses({ onFeedback: async (event) => void received.push(event) });
    const tags = [
      { Name: "uid", Value: "uid-maya" },
      { Name: "kind", Value: "match" },
    ];
    const { MessageId = "" } = await standIn.client.send(
      mail({ EmailTags: tags, ConfigurationSetName: "published", ...changes }),
    );
    return { ...standIn, received, id: MessageId };
  }

  it("stores the tags of a mail", async () => {
    const { mails, url } = await sent();
    const tags = [
      { name: "uid", value: "uid-maya" },
      { name: "kind", value: "match" },
    ];
    expect(mails()[0]?.tags).toEqual(tags);
    expect(JSON.parse((await get(`${url}/store`)).text).emails[0].tags).toEqual(tags);
  });

  it.each([
    ["bounce", { eventType: "Bounce", bounce: { bounceType: "Permanent" } }],
    ["complaint", { eventType: "Complaint", complaint: {} }],
  ])(
    "publishes a %s through the button of the mail's page, in SNS format",
    async (type, expected) => {
      const { received, id, url } = await sent();
      const { text } = await get(`${url}/mails/${id}`);
      const path = `/mails/${id}/${type}`;
      expect(text).toContain(`<form method="post">`);
      expect(text).toContain(`formaction="${path}"`);
      const response = await fetch(url + path, { method: "POST", redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([303, `/mails/${id}`]);
      expect(received).toHaveLength(1);
      const [record] = received[0]?.Records ?? [];
      const event = JSON.parse(record?.Sns.Message ?? "");
      expect(event).toMatchObject({
        ...expected,
        mail: { messageId: id, tags: { uid: ["uid-maya"] } },
      });
      expect(JSON.stringify(event[type])).toContain('{"emailAddress":"maya@example.test"}');
    },
  );

  it("publishes nothing about a mail without a configuration set", async () => {
    const { feedback, received, id, url } = await sent({ ConfigurationSetName: undefined });
    expect((await get(`${url}/mails/${id}`)).text).not.toContain("formaction");
    await feedback(id, "bounce");
    expect(received).toEqual([]);
  });

  it("rejects feedback about an unknown mail", async () => {
    const { feedback, received, url } = await sent();
    const response = await fetch(`${url}/mails/nothing/bounce`, { method: "POST" });
    expect(response.status).toBe(404);
    await expect(feedback("nothing", "bounce")).rejects.toThrow("no mail nothing");
    expect(received).toEqual([]);
  });
});

it("refuses the next mail to an address, once, through the button of the inbox", async () => {
  const { client, mails, url } = await ses();
  const inbox = `${url}/?to=maya@example.test`;
  expect((await get(inbox)).text).toContain(`<form method="post" action="/refusals">`);
  const body = new URLSearchParams({ to: "Maya@example.test" });
  await fetch(`${url}/refusals`, { method: "POST", body });
  expect((await get(inbox)).text).toContain("The next mail to maya@example.test is refused.");
  await expect(client.send(mail())).rejects.toMatchObject({
    name: "MessageRejected",
    message: expect.stringMatching(/not verified.*: maya@example\.test$/),
  });
  await client.send(mail());
  expect(mails()).toHaveLength(1);
});

describe("send rate", () => {
  it("limits the mails in any second", async () => {
    let now = 10_000;
    const { client, mails } = await ses({ sendRate: 3, now: () => now });
    const send = () =>
      client.send(mail()).then(
        () => "sent",
        ({ name, $metadata }) => `${name} ${$metadata.httpStatusCode}`,
      );
    const refused = "TooManyRequestsException 429";
    expect(await send()).toBe("sent");
    now += 600;
    expect([await send(), await send(), await send()]).toEqual(["sent", "sent", refused]);
    now += 399;
    expect(await send()).toBe(refused);
    now += 1;
    expect([await send(), await send()]).toEqual(["sent", refused]);
    expect(mails()).toHaveLength(4);
  });

  it("leaves less than the reported rate if other senders share the account", async () => {
    const { client } = await ses({ sendRate: 3, sentElsewhere: 2 });
    expect((await client.send(new GetAccountCommand({}))).SendQuota?.MaxSendRate).toBe(3);
    await client.send(mail());
    await expect(client.send(mail())).rejects.toMatchObject({ name: "TooManyRequestsException" });
  });

  it("refuses the next mails on request, with an internal error or a given one", async () => {
    const { client, mails, refuse } = await ses();
    refuse(1);
    await expect(client.send(mail())).rejects.toMatchObject({
      name: "InternalServiceErrorException",
      $metadata: { httpStatusCode: 500 },
    });
    await client.send(mail());
    refuse(2, { status: 400, code: "MessageRejected", message: "Suppressed" });
    await expect(client.send(mail())).rejects.toMatchObject({ message: "Suppressed" });
    refuse(0);
    await client.send(mail());
    expect(mails()).toHaveLength(2);
  });
});

describe("inbox page", () => {
  it("lists the newest first and filters by recipient", async () => {
    const { client, url } = await ses();
    await client.send(mail({ Content: simple({ Subject: { Data: "first" } }) }));
    await client.send(
      mail({
        Destination: { ToAddresses: ["omar@example.test"] },
        Content: simple({ Subject: { Data: "second" } }),
      }),
    );
    const { headers, text } = await get(url);
    expect(headers.get("content-type")).toContain("text/html");
    expect(text.indexOf("second")).toBeGreaterThan(0);
    expect(text.indexOf("second")).toBeLessThan(text.indexOf("first"));
    const omar = (await get(`${url}/?to=OMAR`)).text;
    expect(omar).toContain("second");
    expect(omar).not.toContain("first");
    expect((await get(`${url}/mails?to=nobody`)).text).toContain("No mail to nobody yet");
  });

  it("shows one mail with distinct links, and its HTML in a frame without scripts", async () => {
    const { client, url } = await ses();
    const { MessageId } = await client.send(mail());
    const { headers, text } = await get(`${url}/mails/${MessageId}`);
    expect(text.match(/<a href="http:\/\/localhost:5173\/connect\?a=1&amp;b=2"/g)).toHaveLength(1);
    expect(text).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(headers.get("content-security-policy")).not.toContain("script-src");
    expect(text).toContain('<a href="http://localhost:5173/unsubscribe"');
    const frame = await get(`${url}/mails/${MessageId}/html`);
    expect(frame.text).toContain("<p>Hello</p>");
    expect(frame.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    expect((await get(`${url}/mails/nothing`)).status).toBe(404);
  });

  it("escapes user input", async () => {
    const { client, url } = await ses();
    const evil = `"><script>alert(1)</script>`;
    const { MessageId } = await client.send(
      mail({
        Content: simple({
          Subject: { Data: evil },
          Body: { Text: { Data: evil }, Html: { Data: `<a href="javascript:alert(1)">x</a>` } },
        }),
      }),
    );
    for (const path of ["/", "/mails", `/mails/${MessageId}`, `/?to=${encodeURIComponent(evil)}`]) {
      expect((await get(url + path)).text).not.toContain("<script>alert");
    }
    expect((await get(`${url}/mails/${MessageId}`)).text).not.toContain("javascript:");
  });
});

describe("start", () => {
  it("keeps mails over a restart and drops a line that a crash cut off", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "ses-"));
    cleanups.push(() => rm(dataDir, { recursive: true }));
    const first = await ses({ dataDir });
    await first.client.send(mail());
    await first.client.send(mail({ Content: simple({ Subject: { Data: "kept" } }) }));
    await first.stop();
    cleanups.splice(cleanups.indexOf(first.stop), 1);
    await appendFile(join(dataDir, "mails.jsonl"), '{"messageId":');

    const second = await ses({ dataDir });
    expect(second.mails().map(({ subject }) => subject)).toEqual(["Match Found YYZ-DXB", "kept"]);
  });

  it("keeps two stand-ins of one process apart", async () => {
    const [one, two] = [await ses(), await ses()];
    await one.client.send(mail());
    expect([one.mails().length, two.mails().length]).toEqual([1, 0]);
  });

  it("rejects with EADDRINUSE if the port is taken", async () => {
    const other = createServer();
    const port = await listen(other, 0);
    cleanups.push(() => close(other));
    await expect(start({ port, verifiedSenders: [] })).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
  });
});
