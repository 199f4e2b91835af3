import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { pay, refund } from "../../test/connection";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { Connection } from "../connection";
import { client } from "../db/client";
import { Outbox } from "../outbox";
import { limits } from "../usage-limits";
import { Communication } from ".";
import { send } from "./contract";

const { messages: dailyLimit } = limits.daily;
const day = 86_400;
let ann: AuthUser;
beforeEach(async () => {
  ann = await person("Ann Kowalski");
});

const message = (to: string, html = "<p>See you there</p>") => ({
  to,
  subject: "Gate B22?",
  html,
});

/** The content of the mails that are owed to a user. */
async function messagesTo({ uid }: AuthUser) {
  return (await Outbox.ofRecipient(uid)).flatMap(({ payload }) =>
    payload?.kind === "message" ? [payload.props] : [],
  );
}

describe("recipients", () => {
  it("are the sender, in any case, and the counterpart of a paid connection", async () => {
    const bob = await person("Bob Marsh");
    const offered = await post(bob, { type: "flightaid", flight: "EK-1" }, now);
    const { connection } = await Connection.open(
      ann,
      { itineraryId: offered, role: "traveler", phoneNumber: "+14165550134" },
      now,
    );
    const toBob = () => Communication.send(ann, message(bob.email.toUpperCase()), now);
    await expect(toBob()).rejects.toMatchObject({ code: "forbidden" });

    await pay(connection.id, now);
    const { mails } = await toBob();
    expect(mails).toEqual([{ uid: bob.uid, key: expect.stringMatching(/^message#/) }]);
    expect(await messagesTo(bob)).toEqual([
      {
        sender: { displayName: "Ann Kowalski", email: ann.email },
        subject: "Gate B22?",
        html: "<p>See you there</p>",
        text: "See you there",
      },
    ]);

    await refund(connection.id, now);
    await expect(toBob()).rejects.toMatchObject({ code: "forbidden" });
    await Communication.send(ann, message(ann.email.toUpperCase()), now);
    expect(await messagesTo(ann)).toHaveLength(1);
  });
});

describe("the daily limit", () => {
  it("is ten messages for each user, until the next day in UTC", async () => {
    for (let i = 0; i < dailyLimit; i++) await Communication.send(ann, message(ann.email), now);
    await expect(Communication.send(ann, message(ann.email), now)).rejects.toMatchObject({
      code: "too-many-requests",
      reason: "too-many-messages",
      params: { most: 10, seconds: 43_200 },
      retryAfter: day / 2,
    });
    expect(await messagesTo(ann)).toHaveLength(10);
    const bob = await person("Bob Marsh");
    await Communication.send(bob, message(bob.email), now);
    await Communication.send(ann, message(ann.email), new Date("2027-03-11T00:00:00Z"));
    expect(await messagesTo(ann)).toHaveLength(11);
  });

  it("keeps the count of a day for two days", async () => {
    await Communication.send(ann, message(ann.email), now);
    const { Item } = await client.send(
      new GetCommand({
        TableName: config.tableName,
        Key: { pk: `user#${ann.uid}`, sk: "quota#2027-03-10#messages" },
      }),
    );
    expect(Item).toMatchObject({ count: 1, expiresAt: now.getTime() / 1000 + 2 * day });
  });
});

describe("the message", () => {
  it("keeps formatting and links, and nothing that is run or loaded", async () => {
    const html = `<p>Hello <b>there</b><script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:alert(1)" onclick="x()">link</a> &lt;ok&gt;
      <a href="https://example.com/?a=1&amp;b=2">the <i>terminal</i></a>, <a href="https://example.com/">https://example.com/</a></p><ul><li>one</li><li>two</li></ul>`;
    await Communication.send(ann, message(ann.email, html), now);
    const [sent] = await messagesTo(ann);
    expect(sent?.html).toContain("<p>Hello <b>there</b> link &lt;ok&gt;\n");
    expect(sent?.html).not.toMatch(/script|onerror|onclick|img/);
    expect(sent?.text.split("\n").map((line) => line.trim())).toEqual([
      "Hello there link <ok>",
      "the terminal (https://example.com/?a=1&b=2), https://example.com/",
      "one",
      "two",
    ]);
  });

  it.each([
    ["another address", '<a href="https://evil.test/">https://www.paypal.com/</a>'],
    [
      "a link within a link",
      '<a href="https://paypal.com/">a<a href="https://evil.test/">paypal.com</a></a>',
    ],
    ["markup in the words", '<a href="https://evil.test/"><b>pay</b>pal.com</a>'],
    ["a link that is never closed", '<a href="https://evil.test/">paypal.com'],
    ["a link without an address", '<a href="javascript:x">paypal.com</a>'],
    ["quotes in the address", "<a href='https://evil.test/\">paypal.com<i x=\"'>paypal.com</a>"],
  ])("has no link that shows another address than it leads to: %s", async (_, typed) => {
    await Communication.send(ann, message(ann.email, `<p>${typed}</p>`), now);
    const [sent] = await messagesTo(ann);
    const html = sent?.html ?? "";
    const links = [...html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/gs)];
    expect(links.map(([, , words]) => words)).toEqual(links.map(([, address]) => address));
    expect(html.match(/<a\b/g) ?? []).toHaveLength(links.length);
    for (const [, address = ""] of links)
      expect(sent?.text).toContain(
        address.replaceAll("&quot;", '"').replace("&gt;", ">").replace("&lt;", "<"),
      );
  });

  it("is rejected when nothing is left, and does not count", async () => {
    await expect(
      Communication.send(ann, message(ann.email, "<script>x</script>"), now),
    ).rejects.toMatchObject({ code: "invalid-input", errors: [{ path: "html" }] });
    for (let i = 0; i < dailyLimit; i++) await Communication.send(ann, message(ann.email), now);
  });

  it.each([
    ["an address that is none", { to: "ann" }, "to"],
    ["a subject of two lines", { subject: "Hello\nBcc: all@example.com" }, "subject"],
    ["no subject", { subject: " " }, "subject"],
    ["no message", { html: "" }, "html"],
  ])("is rejected with %s", (_, change, path) => {
    const { error } = send.input.safeParse({ ...message("ann@example.com"), ...change });
    expect(error?.issues.map((issue) => issue.path)).toEqual([[path]]);
  });
});
