/**
 * Answers of AWS and PayPal in the form in which they arrive, by operation, and a server that plays them. `complete` is an
 * account with everything for production.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Dns } from "./account";

/** A body, with status 200 unless another one is given. */
export type Answer = { status?: number; body: string };
/** A function gets the body of the request. */
export type Answers = Readonly<Record<string, Answer | ((content: string) => Answer)>>;

const json = (value: object): Answer => ({ body: JSON.stringify(value) });
const failure = (status: number, type: string, message: string): Answer => ({
  status,
  body: JSON.stringify({ __type: type, message }),
});
const xmlFailure = (code: string, message: string): Answer => ({
  status: 400,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
});

export const domain = "flightaides.example";
const account = "222222222222";
const topic = `arn:aws:sns:us-east-1:${account}:Alarms`;
export const nameServers = [
  "ns-1.awsdns-01.org",
  "ns-2.awsdns-02.com",
  "ns-3.awsdns-03.net",
  "ns-4.awsdns-04.co.uk",
];
const secretNames = [
  "UNSUBSCRIBE_SECRET",
  "FORMER_ACCOUNT_SECRET",
  "VAPID_PRIVATE_KEY",
  "PAYPAL_CLIENT_ID",
  "PAYPAL_CLIENT_SECRET",
  "PAYPAL_WEBHOOK_ID",
];
const secretPath = (name: string, stage = "prod") =>
  `/sst/flightaides/${stage}/Secret/${name}/value`;

export const stacksIn = (stacks: Record<string, string>): Answer => ({
  body: `<ListStacksResponse><ListStacksResult><StackSummaries>${Object.entries(stacks)
    .map(
      ([name, state]) =>
        `<member><StackName>${name}</StackName><StackStatus>${state}</StackStatus></member>`,
    )
    .join("")}</StackSummaries></ListStacksResult></ListStacksResponse>`,
});
export const productionStacks: Readonly<Record<string, string>> = {
  CDKToolkit: "CREATE_COMPLETE",
  SSTBootstrap: "CREATE_COMPLETE",
  ...Object.fromEntries(
    ["Database", "Email", "Auth", "Web", "Api", "Notify", "Backups", "Monitoring"].map((stack) => [
      `prod-flightaides-${stack}`,
      "UPDATE_COMPLETE",
    ]),
  ),
};

export const parametersIn = (names: readonly string[], stage?: string): Answer =>
  json({
    Parameters: names.map((name) => ({ Name: secretPath(name, stage), Type: "SecureString" })),
  });
export const parameter = (Value: string): Answer => json({ Parameter: { Value } });

export const zoneOf = (name: string, { isPrivate = false } = {}): Answer => ({
  body: `<GetHostedZoneResponse><HostedZone><Id>/hostedzone/Z0123456789ABCDEFGHIJ</Id><Name>${name}.</Name><CallerReference>1</CallerReference><Config><PrivateZone>${isPrivate}</PrivateZone></Config></HostedZone><DelegationSet><NameServers>${nameServers
    .map((server) => `<NameServer>${server}</NameServer>`)
    .join("")}</NameServers></DelegationSet></GetHostedZoneResponse>`,
});

export const mailAccount = (more: object = {}): Answer =>
  json({
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    EnforcementStatus: "HEALTHY",
    SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 120 },
    ...more,
  });

export const alarmsIn = (states: Record<string, string>): Answer =>
  json({
    MetricAlarms: Object.entries(states).map(([name, StateValue]) => ({
      AlarmName: `flightaides-prod-${name}`,
      StateValue,
      AlarmActions: [topic],
    })),
  });
export const quietAlarms = {
  "errors-api": "OK",
  "errors-payment": "OK",
  "errors-account": "INSUFFICIENT_DATA",
  "gateway-failures": "OK",
  "notify-lag": "OK",
};

export const subscriptions = (confirmed: number, pending: number): Answer => ({
  body: `<GetTopicAttributesResponse><GetTopicAttributesResult><Attributes>${Object.entries({
    SubscriptionsConfirmed: confirmed,
    SubscriptionsPending: pending,
  })
    .map(([key, value]) => `<entry><key>${key}</key><value>${value}</value></entry>`)
    .join("")}</Attributes></GetTopicAttributesResult></GetTopicAttributesResponse>`,
});

export const certificate = (more: object = {}): Answer =>
  json({
    Certificate: { Status: "ISSUED", NotAfter: Date.UTC(2027, 9, 1) / 1000, ...more },
  });

export const webhook = (more: object = {}): Answer =>
  json({
    id: "WH-1",
    url: `https://${domain}/api/webhooks/paypal`,
    event_types: [
      "CHECKOUT.ORDER.APPROVED",
      "PAYMENT.CAPTURE.COMPLETED",
      "PAYMENT.CAPTURE.PENDING",
      "PAYMENT.CAPTURE.DECLINED",
      "PAYMENT.CAPTURE.DENIED",
      "PAYMENT.CAPTURE.REFUNDED",
      "PAYMENT.CAPTURE.REVERSED",
      "CUSTOMER.DISPUTE.CREATED",
    ].map((name) => ({ name })),
    ...more,
  });

export const regionalBackups = (optIns: boolean, management: boolean): Answer =>
  json({
    ResourceTypeOptInPreference: { DynamoDB: optIns, EBS: true },
    ResourceTypeManagementPreference: { DynamoDB: management },
  });

const caller: Answer = {
  body: `<GetCallerIdentityResponse><GetCallerIdentityResult><Account>${account}</Account></GetCallerIdentityResult></GetCallerIdentityResponse>`,
};

export const complete: Answers = {
  GetCallerIdentity: caller,
  ListStacks: stacksIn(productionStacks),
  "GetParameter /cdk-bootstrap/hnb659fds/version": parameter("30"),
  [`GetParameter ${secretPath("PAYPAL_CLIENT_ID")}`]: parameter("paypal-client"),
  [`GetParameter ${secretPath("PAYPAL_CLIENT_SECRET")}`]: parameter("paypal-secret"),
  [`GetParameter ${secretPath("PAYPAL_WEBHOOK_ID")}`]: parameter("WH-1"),
  DescribeParameters: parametersIn(secretNames),
  DescribeSecret: json({ Name: "flightaides/prod/google-client-secret" }),
  "GET /2016-08-19/account-settings": json({ AccountLimit: { ConcurrentExecutions: 1000 } }),
  "GET /account-settings": regionalBackups(true, true),
  "GET /global-settings": json({ GlobalSettings: { isCrossAccountBackupEnabled: "true" } }),
  "GET /backup-vaults": json({ BackupVaultList: [{ BackupVaultName: "flightaides-prod" }] }),
  "GET /2013-04-01/hostedzone/Z0123456789ABCDEFGHIJ": zoneOf(domain),
  ListCertificates: json({
    CertificateSummaryList: [
      { DomainName: domain, CertificateArn: "arn:aws:acm:us-east-1:222222222222:certificate/1" },
    ],
  }),
  DescribeCertificate: certificate(),
  "GET /v2/email/account": mailAccount(),
  [`GET /v2/email/identities/${domain}`]: json({ VerifiedForSendingStatus: true }),
  DescribeAlarms: alarmsIn(quietAlarms),
  GetTopicAttributes: subscriptions(1, 0),
  "POST /v1/oauth2/token": json({ access_token: "token" }),
  "GET /v1/notifications/webhooks/WH-1": webhook(),
};

export const missingParameter = failure(400, "ParameterNotFound", "");
export const missingSecret = failure(
  400,
  "ResourceNotFoundException",
  "Secrets Manager can't find it.",
);
export const missingIdentity = failure(404, "NotFoundException", "Email identity does not exist.");
export const missingZone: Answer = {
  ...xmlFailure("NoSuchHostedZone", "No hosted zone found with ID"),
  status: 404,
};
export const missingPayPal: Answer = { status: 404, body: '{"name":"RESOURCE_NOT_FOUND"}' };
export const refusedPayPal: Answer = { status: 401, body: '{"error":"invalid_client"}' };
export const denied = failure(
  400,
  "AccessDeniedException",
  "User is not authorized to perform it.",
);

/** A new account, before the first step of the runbook. */
export const empty: Answers = {
  GetCallerIdentity: caller,
  ListStacks: stacksIn({}),
  GetParameter: missingParameter,
  DescribeParameters: parametersIn([]),
  DescribeSecret: missingSecret,
  "GET /2016-08-19/account-settings": json({ AccountLimit: { ConcurrentExecutions: 10 } }),
  "GET /account-settings": regionalBackups(false, false),
  "GET /global-settings": json({ GlobalSettings: { isCrossAccountBackupEnabled: "false" } }),
  "GET /backup-vaults": json({ BackupVaultList: [] }),
  ListCertificates: json({ CertificateSummaryList: [] }),
  "GET /v2/email/account": mailAccount({
    ProductionAccessEnabled: false,
    SendQuota: { Max24HourSend: 200, MaxSendRate: 1, SentLast24Hours: 0 },
  }),
  DescribeAlarms: alarmsIn({}),
};

export const delegated: Dns = {
  resolveNs: async () => nameServers,
  resolveCaa: async () => [],
};
export const undelegated: Dns = {
  resolveNs: async () => {
    throw Object.assign(new Error("queryNs ENOTFOUND"), { code: "ENOTFOUND" });
  },
  resolveCaa: async () => [],
};

/** Plays answers for all services at one address. `operations` lists what was called, in order. */
export async function play(answers: Answers) {
  const operations: string[] = [];
  const server = createServer(async (request, response) => {
    const { operation, status = 501, body } = answerTo(request, await text(request), answers);
    operations.push(operation);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    operations,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

/** The answer to a request, and the operation that it calls. Without an answer the status is undefined. */
export function answerTo(
  request: IncomingMessage,
  content: string,
  answers: Answers,
): { operation: string; status?: number; body: string } {
  const [operation, subject] = operationOf(request, content);
  const recorded = answers[`${operation} ${subject}`] ?? answers[operation];
  const found = typeof recorded === "function" ? recorded(content) : recorded;
  if (found) return { operation, status: 200, ...found };
  return { operation, body: `{"__type":"NotRecorded","message":"${operation} ${subject}"}` };
}

/** By the protocol of the service: a target and a body as JSON, an action in a form, or method and path. */
function operationOf(request: IncomingMessage, body: string): [name: string, subject: string] {
  const target = request.headers["x-amz-target"];
  if (target) {
    const { Name = "" }: { Name?: string } = JSON.parse(body);
    return [String(target).split(".").at(-1) ?? "", Name];
  }
  const action = new URLSearchParams(body).get("Action");
  if (action) return [action, ""];
  return [`${request.method} ${request.url?.replace(/\/?(\?.*)?$/, "")}`, ""];
}
