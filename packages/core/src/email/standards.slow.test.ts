/**
 * Every mail in every language, as it goes out, against RFC 5322 (format), RFC 2047 (words in headers) and RFC 8058 (unsubscribing
 * with one click): by the parser of Python, which reports defects.
 *
 * @module-tag deep
 */
import { type Ses, start } from "@flightaides/standins/ses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadMessageParser, type ParsedMessage } from "../../test/parsed-message";
import { languages } from "../language/contract";
import { type Mail, send } from ".";
import { type Rendered, topics } from "./templates";
import { sampleProps, samples, samplesIn, trip } from "./templates/samples";

const to = "maya.o'neil+trips@mail.example.com";
const replyTo = "omar_haddad@example.ae";
/** RFC 5322, section 2.1.1, without CRLF. */
const maxLineOctets = 998;
const unsubscribeUrl = `https://flightaides.example/api/unsubscribe?token=${"c2VhbGVk".repeat(20)}`;

let ses: Ses;
let parse: (message: Buffer) => ParsedMessage;
beforeAll(async () => {
  ses = await start({
    port: 0,
    verifiedSenders: ["flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: Infinity,
  });
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
  parse = await loadMessageParser();
});
afterAll(() => ses.stop());

/** By the name of the sample. */
const kinds = new Map(sampleProps().map(({ name, kind }) => [name, kind]));

/** What text by users may contain that means something in a header or in MIME. */
const hostile = {
  reader: "=?utf-8?q?Eve?= <eve@evil.example>,",
  other: 'Zoë "\\ (👩🏽‍✈️)\r\nBcc: eve@evil.example\r\n\r\n',
  masked: "Z**",
  note: "--_NmP-1\r\nContent-Type: text/html\r\n\r\n.\r\n=3D=\r\nFrom me\t\u2028\u0000",
  subject: `${"ਮੁੰਬਈ ".repeat(40)}\r\n\tTo: eve@evil.example =?utf-8?b?4pyT?=`,
};
const sent: [name: string, mail: Rendered][] = [
  ...languages.flatMap((language) =>
    Object.entries(samplesIn(language)).map(([name, mail]): [string, Rendered] => [
      `${language}: ${name}`,
      mail,
    ]),
  ),
  ...Object.entries(samples(hostile, trip, "pa")).map(([name, mail]): [string, Rendered] => [
    `hostile: ${name}`,
    mail,
  ]),
];

it.each(sent)("%s", async (name, { subject, html, text }) => {
  const kind = kinds.get(name.replace(/^\w+: |, long$/g, ""));
  const mail: Mail = {
    ...{ to, subject, html, text, tags: { uid: "uid-maya", kind: kind ?? "code" } },
    ...(kind && topics[kind] && { unsubscribeUrl }),
    ...(kind === "message" && { replyTo }),
  };
  const message = await messageOf(await send(mail));
  expect(faultsOf(message)).toEqual([]);
  const { defects, headers, mailboxes, parts } = parse(message);
  expect(defects).toEqual([]);
  expect(mailboxes).toEqual({
    from: [{ name: "FlightAides", address: "hello@flightaides.test" }],
    to: [{ name: "", address: to }],
    ...(mail.replyTo && { "reply-to": [{ name: "", address: replyTo }] }),
  });
  const names = headers.map(([each]) => each);
  expect(names).toHaveLength(new Set(names).size);
  const { "list-unsubscribe": unsubscribe, ...rest } = Object.fromEntries(headers);
  expect(rest.subject).toBe(subject);
  expect(rest["list-unsubscribe-post"]).toBe(unsubscribe && "List-Unsubscribe=One-Click");
  expect(unsubscribe).toBe(mail.unsubscribeUrl && `<${mail.unsubscribeUrl}>`);
  expect(parts).toEqual([
    ["text/plain", text],
    ["text/html", html.replaceAll("\r\n", "\n")],
  ]);
});

describe("finds what is wrong with", () => {
  const mail: Mail = {
    ...{ to, subject: "Toronto – Dubai", html: "<p>Hello</p>", text: "Hello" },
    tags: { uid: "uid-maya", kind: "registered" },
  };

  it.each([
    ["a sender", (one: string) => one.replace("FlightAides <", "FlightAides: <")],
    ["an address", (one: string) => one.replace(`To: ${to}`, "To: maya..o@example.com")],
    ["a date", (one: string) => one.replace(/Date: .*/, "Date: tomorrow")],
    ["an encoded word", (one: string) => one.replace("FlightAides <", "=?utf-8?b?abc?= <")],
    ["an encoded part", (one: string) => one.replace("Hello", "H\u00e9llo")],
    ["a boundary", (one: string) => one.replace(/(boundary=")/, "$1-")],
  ])("%s", async (_, damage) => {
    const message = (await messageOf(await send(mail))).toString("latin1");
    expect(parse(Buffer.from(message, "latin1")).defects).toEqual([]);
    expect(damage(message)).not.toBe(message);
    expect(defectsOf(Buffer.from(damage(message), "latin1"))).not.toEqual([]);
  });

  it("a line", async () => {
    const message = await messageOf(await send(mail));
    for (const damage of ["\n", `X: ${"x".repeat(maxLineOctets)}\r\n`, "X: é\r\n"])
      expect(faultsOf(Buffer.concat([Buffer.from(damage), message])), damage).toHaveLength(1);
  });
});

function defectsOf(message: Buffer): string[] {
  return [...faultsOf(message), ...parse(message).defects];
}

async function messageOf(messageId: string): Promise<Buffer> {
  const response = await fetch(`${ses.url}/mails/${messageId}/eml`);
  return Buffer.from(await response.arrayBuffer());
}

/** Parsers accept lines that RFC 5322 does not. */
function faultsOf(message: Buffer): string[] {
  const lines = message.toString("latin1").split("\r\n");
  return [
    ...lines.filter((line) => line.length > maxLineOctets).map((line) => `long: ${line}`),
    ...lines.filter((line) => /[^\t -~]/.test(line)).map((line) => `not ASCII: ${line}`),
  ];
}
