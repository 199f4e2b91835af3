import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Email } from ".";

type Request = { path: string; body: { Content: object; FromEmailAddress: string } | undefined };
const requests: Request[] = [];
const sockets = new Set<Socket>();
let answer: (response: ServerResponse) => void;

const server = createServer(async (request, response) => {
  sockets.add(request.socket);
  const body = await text(request);
  requests.push({ path: request.url ?? "", body: body ? JSON.parse(body) : undefined });
  answer(response);
});

beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SESV2 = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  requests.length = 0;
  sockets.clear();
  answer = (response) => response.end('{"MessageId":"message-1"}');
});

const mail = {
  to: "ann@example.com",
  subject: "Toronto – Dubai",
  html: "<p>Hello</p>",
  text: "Hello",
  tags: { uid: "uid-ann", kind: "registered" },
};

function refusal(name: string, status = 400) {
  return (response: ServerResponse) => {
    response.writeHead(status, { "x-amzn-ErrorType": name }).end('{"message":"Rejected."}');
  };
}

it("sends both parts from our address, with the configuration set and the tags for feedback events", async () => {
  expect(await Email.send(mail)).toBe("message-1");
  const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });
  expect(requests).toEqual([
    {
      path: "/v2/email/outbound-emails",
      body: {
        FromEmailAddress: "FlightAides <hello@flightaides.test>",
        Destination: { ToAddresses: ["ann@example.com"] },
        ConfigurationSetName: "flightaides-test",
        EmailTags: [
          { Name: "uid", Value: "uid-ann" },
          { Name: "kind", Value: "registered" },
        ],
        Content: {
          Simple: {
            Subject: utf8("Toronto – Dubai"),
            Body: { Html: utf8("<p>Hello</p>"), Text: utf8("Hello") },
          },
        },
      },
    },
  ]);
});

it.each<[Email.Reason, string, (response: ServerResponse) => void]>([
  ["throttled", "the rate", refusal("TooManyRequestsException", 429)],
  ["throttled", "the day's quota", refusal("LimitExceededException")],
  ["permanent", "an invalid address", refusal("BadRequestException")],
  ["permanent", "an unverified identity", refusal("MessageRejected")],
  ["transient", "a paused account", refusal("SendingPausedException")],
  ["transient", "an internal error of SES", refusal("InternalServiceErrorException", 500)],
  ["transient", "a lost response", (response) => response.destroy()],
])("reports as %s: %s; without a retry", async (reason, _, given) => {
  answer = given;
  const error = await Email.send(mail).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(Email.SendError);
  expect(error).toMatchObject({ reason });
  expect(requests).toHaveLength(1);
});

it("opens a connection for each mail", async () => {
  for (let i = 0; i < 3; i++) await Email.send(mail);
  expect(sockets.size).toBe(3);
});

it.each([
  ["", { rate: 1, used: 0 }],
  [
    '"SendQuota":{"MaxSendRate":14,"Max24HourSend":50000,"SentLast24Hours":40000}',
    { rate: 14, used: 0.8 },
  ],
  [
    '"SendQuota":{"MaxSendRate":14,"Max24HourSend":-1,"SentLast24Hours":40000}',
    { rate: 14, used: 0 },
  ],
])(
  "reads the account's send rate and the used share of its quota: {%s}",
  async (json, expected) => {
    answer = (response) => response.end(`{${json}}`);
    expect(await Email.sendQuota()).toEqual(expected);
  },
);
