/** The preflight against recorded answers of AWS, DNS and PayPal. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { problemsOf, settings } from "../../stacks/settings";
import { type Dns, openAccount } from "./account";
import { type Finding, report, runAll, stopping } from "./check";
import { checks } from "./checks";
import {
  type Answers,
  alarmsIn,
  certificate,
  complete,
  delegated,
  denied,
  domain,
  empty,
  mailAccount,
  missingIdentity,
  missingParameter,
  missingPayPal,
  missingSecret,
  missingZone,
  parameter,
  parametersIn,
  play,
  productionStacks,
  quietAlarms,
  refusedPayPal,
  regionalBackups,
  stacksIn,
  subscriptions,
  undelegated,
  webhook,
  zoneOf,
} from "./recorded";

const production = {
  DOMAIN: domain,
  HOSTED_ZONE_ID: "Z0123456789ABCDEFGHIJ",
  POSTAL_ADDRESS: "FlightAides Inc., 1 Example Street, Toronto, ON M5V 2T6, Canada",
  GOOGLE_CLIENT_ID: "google-client.apps.googleusercontent.com",
  PAYPAL_CLIENT_ID: "paypal-client",
  PAYPAL_MERCHANT_ID: "PAYPALMERCHANT",
  ALARM_ADDRESS: `operator@${domain}`,
  BACKUP_VAULT_ARN: "arn:aws:backup:us-east-1:111111111111:backup-vault:flightaides-prod",
};

let before: NodeJS.ProcessEnv;
beforeEach(() => {
  before = { ...process.env };
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "test", AWS_SECRET_ACCESS_KEY: "test" });
});
afterEach(() => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
});

type Case = {
  stage?: string;
  env?: Record<string, string>;
  answers?: Answers;
  dns?: Dns;
  now?: Date;
};

async function preflight({
  stage = "prod",
  env = production,
  answers = {},
  dns = delegated,
  now = new Date("2026-11-25T12:00:00Z"),
}: Case) {
  const services = await play(answers);
  for (const name of Object.keys(process.env))
    if (name.startsWith("AWS_ENDPOINT_URL")) delete process.env[name];
  process.env.AWS_ENDPOINT_URL = services.url;
  const all = { ...env, PAYPAL_BASE_URL: services.url };
  try {
    const findings = await runAll(checks, {
      stage,
      env: all,
      settings: problemsOf(stage, all).length === 0 ? settings(stage, all) : undefined,
      account: openAccount(stage, dns),
      now,
    });
    return { findings, operations: services.operations };
  } finally {
    await services.stop();
  }
}

const inState = (findings: readonly Finding[], state: string) =>
  findings.filter((one) => one.state === state).map(({ check }) => check.id);

it("has a tick for everything in a complete account", async () => {
  const { findings } = await preflight({ answers: complete });
  expect(`${report(findings)}\n`).toMatchSnapshot();
  expect(inState(findings, "ok")).toEqual(findings.map(({ check }) => check.id));
});

it("says how to mend everything in an empty account", async () => {
  const { findings } = await preflight({ env: {}, answers: empty, dns: undelegated });
  expect(`${report(findings)}\n`).toMatchSnapshot();
  expect(inState(findings, "ok")).toEqual(["own-account", "stacks", "leftovers", "runtime"]);
});

const without = (name: string) => ({ ...production, [name]: "" });
const json = (value: object) => ({ body: JSON.stringify(value) });
const secretNamed = (name: string) => `GetParameter /sst/flightaides/prod/Secret/${name}/value`;
const zone = "GET /2013-04-01/hostedzone/Z0123456789ABCDEFGHIJ";
const identity = `GET /v2/email/identities/${domain}`;

/** What one thing that is wrong in a complete account leads to: the failed checks, and the text of the first. */
const faults: [fault: string, given: Case, failing: string[], text: string | RegExp][] = [
  [
    "a setting is missing",
    { env: without("POSTAL_ADDRESS") },
    ["settings", "paypal-webhook"],
    /needs POSTAL_ADDRESS/,
  ],
  [
    "the budget has a unit",
    { env: { ...production, MONTHLY_BUDGET_USD: "100 USD" } },
    ["settings", "paypal-webhook"],
    'MONTHLY_BUDGET_USD is a number of US dollars without a unit, such as 100, not "100 USD".',
  ],
  [
    "CDK is not bootstrapped",
    { answers: { "GetParameter /cdk-bootstrap/hnb659fds/version": missingParameter } },
    ["bootstrap"],
    "CDK's bootstrap is missing.",
  ],
  [
    "the bootstrap is old",
    { answers: { "GetParameter /cdk-bootstrap/hnb659fds/version": parameter("13") } },
    ["bootstrap"],
    "CDK's bootstrap has version 13, and 14 is needed.",
  ],
  [
    "SST is not bootstrapped",
    { answers: { ListStacks: stacksIn({ ...productionStacks, SSTBootstrap: "DELETE_COMPLETE" }) } },
    ["bootstrap"],
    "SST's bootstrap is missing.",
  ],
  [
    "a new account",
    {
      answers: {
        "GET /2016-08-19/account-settings": json({ AccountLimit: { ConcurrentExecutions: 10 } }),
      },
    },
    ["reservable-executions", "executions"],
    /may run 10 functions/,
  ],
  [
    "a quota of 400",
    {
      answers: {
        "GET /2016-08-19/account-settings": json({ AccountLimit: { ConcurrentExecutions: 400 } }),
      },
    },
    ["executions"],
    /^400/,
  ],
  [
    "a preview in the account of production",
    {
      answers: {
        ListStacks: stacksIn({ ...productionStacks, "pr-7-flightaides-Web": "UPDATE_COMPLETE" }),
      },
    },
    ["own-account"],
    "It also has pr-7.",
  ],
  [
    "the vault is in the account itself",
    {
      env: {
        ...production,
        BACKUP_VAULT_ARN: production.BACKUP_VAULT_ARN.replace(/1{12}/, "222222222222"),
      },
    },
    ["second-account"],
    /in 222222222222 too/,
  ],
  [
    "no opt-in to DynamoDB",
    { answers: { "GET /account-settings": regionalBackups(false, true) } },
    ["backup-opt-ins"],
    "Turned off: DynamoDB.",
  ],
  [
    "no advanced features",
    { answers: { "GET /account-settings": regionalBackups(true, false) } },
    ["backup-opt-ins"],
    "Turned off: advanced features for DynamoDB.",
  ],
  [
    "no cross-account backup",
    {
      answers: {
        "GET /global-settings": json({ GlobalSettings: { isCrossAccountBackupEnabled: "false" } }),
      },
    },
    ["backup-opt-ins"],
    "Turned off: cross-account backup.",
  ],
  [
    "no zone",
    { answers: { [zone]: missingZone } },
    ["zone", "delegation"],
    "The account has no zone Z0123456789ABCDEFGHIJ.",
  ],
  [
    "the zone of the parent domain",
    { answers: { [zone]: zoneOf("example") } },
    ["zone"],
    "The zone is for example, and the domain is flightaides.example.",
  ],
  [
    "a private zone",
    { answers: { [zone]: zoneOf(domain, { isPrivate: true }) } },
    ["zone"],
    "The zone is private.",
  ],
  ["no delegation", { dns: undelegated }, ["delegation"], /^DNS names no name server/],
  [
    "the registrar's own name servers",
    { dns: { ...delegated, resolveNs: async () => ["ns.registrar.example"] } },
    ["delegation"],
    /^DNS names ns\.registrar\.example/,
  ],
  [
    "another certificate authority",
    { dns: { ...delegated, resolveCaa: async () => ["letsencrypt.org"] } },
    ["certificate"],
    "CAA records of flightaides.example allow letsencrypt.org and not Amazon.",
  ],
  [
    "a certificate that was not validated",
    { answers: { DescribeCertificate: certificate({ Status: "VALIDATION_TIMED_OUT" }) } },
    ["certificate"],
    "It is VALIDATION_TIMED_OUT.",
  ],
  [
    "a certificate that cannot be renewed",
    {
      answers: {
        DescribeCertificate: certificate({ RenewalSummary: { RenewalStatus: "FAILED" } }),
      },
    },
    ["certificate"],
    "Its renewal has failed.",
  ],
  [
    "no secret of Google",
    { answers: { DescribeSecret: missingSecret } },
    ["google-secret"],
    /^There is no secret/,
  ],
  [
    "a deleted secret of Google",
    { answers: { DescribeSecret: json({ DeletedDate: 1_790_000_000 }) } },
    ["google-secret"],
    /^There is no secret/,
  ],
  [
    "a missing secret",
    {
      answers: {
        DescribeParameters: parametersIn([
          "FORMER_ACCOUNT_SECRET",
          "VAPID_PRIVATE_KEY",
          "PAYPAL_CLIENT_ID",
          "PAYPAL_CLIENT_SECRET",
        ]),
      },
    },
    ["secrets"],
    "Missing: UNSUBSCRIBE_SECRET, PAYPAL_WEBHOOK_ID.",
  ],
  [
    "a webhook that is not stored",
    { answers: { [secretNamed("PAYPAL_WEBHOOK_ID")]: missingParameter } },
    ["paypal-webhook"],
    "The secret PAYPAL_WEBHOOK_ID is missing.",
  ],
  [
    "the client id of another app",
    { answers: { [secretNamed("PAYPAL_CLIENT_ID")]: parameter("other") } },
    ["paypal-webhook"],
    "The secret PAYPAL_CLIENT_ID differs from the setting.",
  ],
  [
    "a wrong secret of PayPal",
    { answers: { "POST /v1/oauth2/token": refusedPayPal } },
    ["paypal-webhook"],
    /^PayPal does not accept/,
  ],
  [
    "a webhook that PayPal does not have",
    { answers: { "GET /v1/notifications/webhooks/WH-1": missingPayPal } },
    ["paypal-webhook"],
    /^PayPal has no webhook/,
  ],
  [
    "the webhook of another address",
    {
      answers: {
        "GET /v1/notifications/webhooks/WH-1": webhook({ url: "https://old.example/webhooks" }),
      },
    },
    ["paypal-webhook"],
    /^Its address is https:\/\/old\.example/,
  ],
  [
    "a webhook without disputes",
    {
      answers: {
        "GET /v1/notifications/webhooks/WH-1": webhook({
          event_types: [{ name: "CHECKOUT.ORDER.APPROVED" }],
        }),
      },
    },
    ["paypal-webhook"],
    /^It lacks the events Payment capture completed.*Customer dispute created\.$/,
  ],
  [
    "no identity at SES",
    { answers: { [identity]: missingIdentity } },
    ["mail-identity"],
    "SES has no identity flightaides.example.",
  ],
  [
    "an identity that is not verified",
    {
      answers: {
        [identity]: json({
          VerifiedForSendingStatus: false,
          DkimAttributes: { Status: "PENDING" },
        }),
      },
    },
    ["mail-identity"],
    "The identity flightaides.example is not verified (PENDING).",
  ],
  [
    "SES's sandbox",
    { answers: { "GET /v2/email/account": mailAccount({ ProductionAccessEnabled: false }) } },
    ["mail-sandbox"],
    /^In the sandbox/,
  ],
  [
    "an account that SES has stopped",
    {
      answers: {
        "GET /v2/email/account": mailAccount({
          SendingEnabled: false,
          EnforcementStatus: "SHUTDOWN",
        }),
      },
    },
    ["mail-sandbox"],
    "SES has stopped sending (SHUTDOWN).",
  ],
  [
    "a low quota of mails",
    {
      answers: {
        "GET /v2/email/account": mailAccount({ SendQuota: { Max24HourSend: 200, MaxSendRate: 1 } }),
      },
    },
    ["mail-rate"],
    /^200 a day/,
  ],
  [
    "a quota that is half used",
    {
      answers: {
        "GET /v2/email/account": mailAccount({
          SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 30_000 },
        }),
      },
    },
    ["mail-rate"],
    "30000 were sent in 24 hours, of 50000.",
  ],
  [
    "another deployment is running",
    {
      answers: {
        ListStacks: stacksIn({ ...productionStacks, "prod-flightaides-Api": "UPDATE_IN_PROGRESS" }),
      },
    },
    ["stacks"],
    "prod-flightaides-Api is UPDATE_IN_PROGRESS.",
  ],
  [
    "a vault without its stack",
    {
      answers: {
        ListStacks: stacksIn({ CDKToolkit: "CREATE_COMPLETE", SSTBootstrap: "CREATE_COMPLETE" }),
      },
    },
    ["leftovers"],
    /^The vault flightaides-prod belongs to no stack/,
  ],
  [
    "an alarm that the canary watches",
    { answers: { DescribeAlarms: alarmsIn({ ...quietAlarms, "errors-payment": "ALARM" }) } },
    ["canary", "alarms"],
    "Active: flightaides-prod-errors-payment.",
  ],
  [
    "a subscription that is not confirmed",
    { answers: { GetTopicAttributes: subscriptions(0, 1) } },
    ["alarm-mail"],
    "1 subscriptions are not confirmed, so nobody gets a mail.",
  ],
  [
    "a runtime that AWS will refuse in five months",
    { now: new Date("2027-12-02") },
    ["runtime"],
    "New functions with nodejs24.x are refused from 2028-06-01.",
  ],
  [
    "an alarm",
    { answers: { DescribeAlarms: alarmsIn({ ...quietAlarms, "notify-lag": "ALARM" }) } },
    ["alarms"],
    "Active: flightaides-prod-notify-lag.",
  ],
];

describe("in a complete account", () => {
  it.each(faults)("%s", async (_, { answers = {}, ...given }, failing, text) => {
    const { findings } = await preflight({ ...given, answers: { ...complete, ...answers } });
    expect(inState(findings, "failed")).toEqual(failing);
    expect(inState(findings, "unknown")).toEqual([]);
    const detail = findings.find(({ check }) => check.id === failing[0])?.detail;
    if (typeof text === "string") expect(detail).toBe(text);
    else expect(detail).toMatch(text);
  });

  it("each check of production fails in a case above, and the one of other stages below", () => {
    const failing = new Set(faults.flatMap(([, , ids]) => ids));
    expect(checks.map(({ id }) => id).filter((id) => !failing.has(id))).toEqual(["shared"]);
  });

  it("a certificate that does not exist yet is requested by the first deployment", async () => {
    const answers = { ...complete, ListCertificates: json({ CertificateSummaryList: [] }) };
    const { findings } = await preflight({ answers });
    expect(inState(findings, "later")).toEqual(["certificate"]);
  });

  it("a refusal or a fault of AWS is no failure, and does not stop a deployment", async () => {
    const answers = { ...complete, DescribeParameters: denied };
    const { findings } = await preflight({
      answers: {
        ...answers,
        [secretNamed("PAYPAL_CLIENT_SECRET")]: denied,
        DescribeAlarms: { status: 500, body: "{}" },
      },
    });
    expect(inState(findings, "failed")).toEqual([]);
    expect(inState(findings, "unknown")).toEqual([
      "secrets",
      "paypal-webhook",
      "canary",
      "alarm-mail",
      "alarms",
    ]);
    expect(report(findings)).toContain(
      "? secrets                Not allowed: User is not authorized",
    );
    expect(stopping(findings, "stage")).toEqual([]);
  });

  it("changes nothing", async () => {
    const { operations } = await preflight({ answers: complete });
    const writes = operations.filter((name) => !/^(GET |Get|List|Describe)/.test(name));
    expect(writes).toEqual(["POST /v1/oauth2/token"]);
  });
});

it("stops the stack Email only for what it needs", async () => {
  const { findings } = await preflight({ env: {}, answers: empty, dns: undelegated });
  const ids = (deployment: "Email" | "stage") =>
    stopping(findings, deployment).map(({ check }) => check.id);
  expect(ids("Email")).toEqual(["settings", "bootstrap", "zone", "delegation"]);
  expect(ids("stage")).toEqual([
    "settings",
    "bootstrap",
    "reservable-executions",
    "second-account",
    "backup-opt-ins",
    "zone",
    "delegation",
    "certificate",
    "google-secret",
    "secrets",
    "paypal-webhook",
    "mail-identity",
    "mail-sandbox",
  ]);
});

describe("a personal stage", () => {
  const stacks = { ...productionStacks, "shared-flightaides-Shared": "CREATE_COMPLETE" };
  const own = parametersIn(
    ["UNSUBSCRIBE_SECRET", "FORMER_ACCOUNT_SECRET", "VAPID_PRIVATE_KEY"],
    "ada",
  );

  it("needs its settings, a bootstrap, its secrets and what stages share", async () => {
    const answers = { ...complete, ListStacks: stacksIn(stacks), DescribeParameters: own };
    const { findings } = await preflight({ stage: "ada", env: {}, answers });
    expect(findings.map(({ check, state }) => `${check.id} ${state}`)).toEqual([
      "settings ok",
      "bootstrap ok",
      "shared ok",
      "secrets ok",
      "stacks ok",
      "runtime ok",
    ]);
  });

  it.each(["ROLLBACK_COMPLETE", "CREATE_FAILED", "DELETE_COMPLETE"])(
    "is not deployed while what stages share is %s",
    async (state) => {
      const shared = { "shared-flightaides-Shared": state };
      const ListStacks = stacksIn({ ...productionStacks, ...shared });
      const answers = { ...complete, DescribeParameters: own, ListStacks };
      const { findings } = await preflight({ stage: "ada", env: {}, answers });
      expect(stopping(findings, "stage").map(({ check }) => check.id)).toEqual(["shared"]);
    },
  );

  it("the stage that others share needs only the bootstrap", async () => {
    const { findings } = await preflight({ stage: "shared", env: {}, answers: complete });
    expect(findings.map(({ check }) => check.id)).toEqual(["bootstrap", "stacks"]);
  });
});
