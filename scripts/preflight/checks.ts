/** The checks of `npm run preflight`, in the order of the runbook in docs/operating.md. */
import { webhookEvents } from "../../packages/core/src/payment/webhook-events";
import { paymentSecrets, requiredSecrets } from "../../packages/core/src/secret";
import {
  appName,
  isProduction,
  secretsPath,
  sharedStage,
} from "../../packages/core/src/stage-defaults";
import { monthsBetween, runtime, runtimes } from "../../stacks/runtimes";
import { problemsOf, settingNames } from "../../stacks/settings";
import { RefusedCredentials } from "./account";
import { type Check, Failure, Later, type Subject } from "./check";

const everything = ["Email", "stage"] as const;
const production = ({ stage }: Subject) => isProduction(stage);
const hasApp = ({ stage }: Subject) => stage !== sharedStage;
const hasDomain = ({ env }: Subject) => Boolean(env.DOMAIN && env.HOSTED_ZONE_ID);
/** Production needs a domain, so that a missing one is reported. */
const needsDomain = (subject: Subject) => production(subject) || hasDomain(subject);
const takesPayments = (subject: Subject) =>
  hasApp(subject) && (production(subject) || Boolean(subject.env.PAYPAL_CLIENT_ID));

/** The version of CDK's bootstrap below which SST 2 bootstraps by itself. */
const bootstrapVersion = 14;
/** Of which production reserves one for each schedule. Lambda keeps at least 100 for all other functions. */
export const reservableExecutions = 102;
/** What the runbook requests. */
const wantedExecutions = 1000;
/** What SES usually grants with production access. */
const wantedMails = { day: 50_000, second: 14 };
/** Before AWS refuses the runtime of the functions. A migration away from SST 2 takes days, and its tests weeks. */
const wantedMonths = 6;
/** Names of Amazon's certificate authority in CAA records. */
const amazonAuthorities = ["amazon.com", "amazontrust.com", "awstrust.com", "amazonaws.com"];

export const checks: readonly Check[] = [
  {
    id: "settings",
    title: "The settings are complete and well-formed",
    mend: "set them in .env.<stage>, or as variables of the GitHub environment: docs/operating.md#6-settings-and-secrets",
    stops: everything,
    isFor: hasApp,
    async run({ stage, env }) {
      const problems = problemsOf(stage, env);
      if (problems.length > 0) throw new Failure(problems.join(" "));
      return `${settingNames.filter((name) => env[name]).length} set`;
    },
  },
  {
    id: "bootstrap",
    title: "The account is bootstrapped for CDK and SST",
    mend: "bootstrap the account as an administrator: docs/operating.md#1-account",
    stops: everything,
    isFor: () => true,
    async run({ account }) {
      const version = await account.parameter("/cdk-bootstrap/hnb659fds/version");
      if (!version) throw new Failure("CDK's bootstrap is missing.");
      if (Number(version) < bootstrapVersion)
        throw new Failure(
          `CDK's bootstrap has version ${version}, and ${bootstrapVersion} is needed.`,
        );
      if (!(await account.stacks()).has("SSTBootstrap"))
        throw new Failure("SST's bootstrap is missing.");
      return `version ${version}`;
    },
  },
  {
    id: "reservable-executions",
    title: "Lambda can reserve the executions of the schedules",
    mend: "request 1,000 concurrent executions: docs/operating.md#1-account",
    stops: ["stage"],
    isFor: production,
    async run({ account }) {
      const limit = await account.concurrentExecutions();
      if (limit < reservableExecutions)
        throw new Failure(
          `The account may run ${limit} functions at the same time, and ${reservableExecutions} are needed.`,
        );
      return `${limit} in all`;
    },
  },
  {
    id: "executions",
    title: "Lambda runs enough functions at the same time",
    mend: "request 1,000 concurrent executions: docs/operating.md#1-account",
    stops: [],
    isFor: production,
    async run({ account }) {
      const limit = await account.concurrentExecutions();
      if (limit < wantedExecutions)
        throw new Failure(
          `${limit}: more calls than that at the same moment are answered with 503.`,
        );
      return String(limit);
    },
  },
  {
    id: "own-account",
    title: "No other stage is in the account of production",
    mend: "use a separate account, or remove the other stages: docs/operating.md#operating-flightaides",
    stops: [],
    isFor: production,
    async run({ account, stage }) {
      const stacks = [...(await account.stacks()).keys()];
      const stages = stacks.flatMap((name) => /^(.+)-flightaides-\w+$/.exec(name)?.[1] ?? []);
      const others = [...new Set(stages.filter((one) => one !== stage))];
      if (others.length > 0) throw new Failure(`It also has ${others.join(", ")}.`);
      return `account ${await account.id()}`;
    },
  },
  {
    id: "shared",
    title: "What stages share is deployed",
    mend: "npm run deploy -- --stage shared: docs/operating.md#a-personal-stage",
    stops: ["stage"],
    isFor: (subject) => hasApp(subject) && !production(subject),
    async run({ account }) {
      const name = `${sharedStage}-${appName}-Shared`;
      const state = (await account.stacks()).get(name);
      if (!state?.endsWith("_COMPLETE") || state.startsWith("ROLLBACK"))
        throw new Failure(`The stack ${name} is ${state ?? "missing"}.`);
      return state;
    },
  },
  {
    id: "second-account",
    title: "Copies of the backups go to another account",
    mend: "create the vault in a second account: docs/operating.md#2-second-account",
    stops: ["stage"],
    isFor: production,
    async run({ account, env }) {
      const owner = /^arn:aws:backup:[\w-]+:(\d{12}):/.exec(env.BACKUP_VAULT_ARN ?? "")?.[1];
      if (!owner) throw new Failure("BACKUP_VAULT_ARN is not set to the ARN of a vault.");
      if (owner === (await account.id()))
        throw new Failure(`The vault is in ${owner} too, and would be lost with it.`);
      return owner;
    },
  },
  {
    id: "backup-opt-ins",
    title: "AWS Backup may copy the table",
    mend: "opt in to DynamoDB and its advanced features, and to cross-account backup: docs/operating.md#2-second-account",
    stops: ["stage"],
    isFor: production,
    async run({ account }) {
      const { ResourceTypeOptInPreference, ResourceTypeManagementPreference } =
        await account.backupsOfRegion();
      const { GlobalSettings } = await account.backupsOfOrganization();
      const missing = [
        ...(ResourceTypeOptInPreference?.DynamoDB ? [] : ["DynamoDB"]),
        ...(ResourceTypeManagementPreference?.DynamoDB ? [] : ["advanced features for DynamoDB"]),
        ...(GlobalSettings?.isCrossAccountBackupEnabled === "true" ? [] : ["cross-account backup"]),
      ];
      if (missing.length > 0) throw new Failure(`Turned off: ${missing.join(", ")}.`);
      return "DynamoDB, advanced features, cross-account backup";
    },
  },
  {
    id: "zone",
    title: "The hosted zone is the domain's",
    mend: "create a public hosted zone with the name of the site: docs/operating.md#3-domain",
    stops: everything,
    isFor: needsDomain,
    async run(subject) {
      const { HostedZone } = await zoneOf(subject);
      const name = HostedZone?.Name?.replace(/\.$/, "");
      if (name !== subject.env.DOMAIN)
        throw new Failure(`The zone is for ${name}, and the domain is ${subject.env.DOMAIN}.`);
      if (HostedZone?.Config?.PrivateZone) throw new Failure("The zone is private.");
      return name ?? "";
    },
  },
  {
    id: "delegation",
    title: "The domain is delegated to the zone",
    mend: "enter the zone's four name servers at the registrar: docs/operating.md#3-domain",
    stops: everything,
    isFor: needsDomain,
    async run(subject) {
      const { DelegationSet } = await zoneOf(subject);
      const expected = [...(DelegationSet?.NameServers ?? [])].sort();
      const found = (await nameServersOf(subject)).map((name) => name.replace(/\.$/, "")).sort();
      if (found.join() !== expected.join())
        throw new Failure(
          `DNS names ${found.join(", ") || "no name server"}, and the zone has ${expected.join(", ")}.`,
        );
      return `${found.length} name servers`;
    },
  },
  {
    id: "certificate",
    title: "The site has a certificate, or can get one",
    mend: "remove the CAA record, or request a new certificate: docs/operating.md#3-domain",
    stops: ["stage"],
    isFor: needsDomain,
    async run({ account, env }) {
      const domain = needed(env, "DOMAIN");
      const allowed = await account.resolveCaa(domain);
      if (allowed.length > 0 && !allowed.some((name) => amazonAuthorities.includes(name)))
        throw new Failure(`CAA records of ${domain} allow ${allowed.join(", ")} and not Amazon.`);
      const certificate = await account.certificate(domain);
      if (!certificate) throw new Later("The first deployment requests it.");
      if (certificate.Status !== "ISSUED") throw new Failure(`It is ${certificate.Status}.`);
      if (certificate.RenewalSummary?.RenewalStatus === "FAILED")
        throw new Failure("Its renewal has failed.");
      return `until ${certificate.NotAfter?.toISOString().slice(0, 10)}`;
    },
  },
  {
    id: "google-secret",
    title: "The secret of Google's client is stored",
    mend: "aws secretsmanager create-secret: docs/operating.md#4-google",
    stops: ["stage"],
    isFor: (subject) =>
      production(subject) || (hasDomain(subject) && Boolean(subject.env.GOOGLE_CLIENT_ID)),
    async run({ account, stage }) {
      const name = `${appName}/${stage}/google-client-secret`;
      if (!(await account.hasSecret(name))) throw new Failure(`There is no secret ${name}.`);
      return name;
    },
  },
  {
    id: "secrets",
    title: "The secrets are stored",
    mend: "npx sst secrets set <name> <value> --stage <stage>: docs/operating.md#6-settings-and-secrets",
    stops: ["stage"],
    isFor: hasApp,
    async run(subject) {
      const { account, stage } = subject;
      const path = secretsPath(stage);
      const stored = await account.parametersUnder(path);
      const names = [...requiredSecrets, ...(takesPayments(subject) ? paymentSecrets : [])];
      const missing = names.filter((name) => !stored.includes(`${path}/${name}/value`));
      if (missing.length > 0) throw new Failure(`Missing: ${missing.join(", ")}.`);
      return `${names.length} under ${path}`;
    },
  },
  {
    id: "paypal-webhook",
    title: "PayPal reports payments to the site",
    mend: "correct the app's webhook at PayPal: docs/operating.md#5-paypal",
    stops: ["stage"],
    isFor: (subject) => takesPayments(subject) && needsDomain(subject),
    async run({ account, stage, env, settings }) {
      const domain = needed(env, "DOMAIN");
      if (!settings) throw new Failure("The settings have to be corrected first.");
      const read = async (name: (typeof paymentSecrets)[number]) => {
        const value = await account.parameter(`${secretsPath(stage)}/${name}/value`);
        if (!value) throw new Failure(`The secret ${name} is missing.`);
        return value;
      };
      const [id, secret, webhookId] = await Promise.all(
        (["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"] as const).map(read),
      );
      if (!id || !secret || !webhookId) throw new Failure("A secret of PayPal is empty.");
      if (id !== env.PAYPAL_CLIENT_ID)
        throw new Failure("The secret PAYPAL_CLIENT_ID differs from the setting.");
      const webhook = await account
        .payPalWebhook(settings.paypal.baseUrl, { id, secret }, webhookId)
        .catch((error: unknown) => {
          if (error instanceof RefusedCredentials)
            throw new Failure("PayPal does not accept PAYPAL_CLIENT_ID with PAYPAL_CLIENT_SECRET.");
          throw error;
        });
      if (!webhook) throw new Failure("PayPal has no webhook PAYPAL_WEBHOOK_ID of this app.");
      const url = `https://${domain}/api/webhooks/paypal`;
      if (webhook.url !== url) throw new Failure(`Its address is ${webhook.url}, not ${url}.`);
      const subscribed = webhook.event_types.map(({ name }) => name);
      const missing = Object.entries(webhookEvents)
        .filter(([name]) => !subscribed.includes(name) && !subscribed.includes("*"))
        .map(([, title]) => title);
      if (missing.length > 0) throw new Failure(`It lacks the events ${missing.join(", ")}.`);
      return `${Object.keys(webhookEvents).length} events to ${url}`;
    },
  },
  {
    id: "mail-identity",
    title: "SES sends mail as the domain",
    mend: "npm run deploy -- Email --stage <stage>, and wait until the identity is verified: docs/operating.md#7-mail",
    stops: ["stage"],
    isFor: needsDomain,
    async run({ account, env }) {
      const domain = needed(env, "DOMAIN");
      const identity = await account.mailIdentity(domain);
      if (!identity) throw new Failure(`SES has no identity ${domain}.`);
      if (!identity.VerifiedForSendingStatus)
        throw new Failure(
          `The identity ${domain} is not verified (${identity.DkimAttributes?.Status}).`,
        );
      return domain;
    },
  },
  {
    id: "mail-sandbox",
    title: "SES is out of its sandbox",
    mend: "request production access: docs/operating.md#7-mail",
    stops: ["stage"],
    isFor: production,
    async run({ account }) {
      const { ProductionAccessEnabled, SendingEnabled, EnforcementStatus } = await account.mail();
      if (!ProductionAccessEnabled)
        throw new Failure("In the sandbox SES rejects every recipient that is not verified.");
      if (!SendingEnabled) throw new Failure(`SES has stopped sending (${EnforcementStatus}).`);
      return String(EnforcementStatus);
    },
  },
  {
    id: "mail-rate",
    title: "SES sends enough mails",
    mend: "request a higher sending quota: docs/operating.md#7-mail",
    stops: [],
    isFor: production,
    async run({ account }) {
      const { SendQuota: { Max24HourSend = 0, MaxSendRate = 0, SentLast24Hours = 0 } = {} } =
        await account.mail();
      const quota = `${Max24HourSend} a day, ${MaxSendRate} a second`;
      if (Max24HourSend < wantedMails.day || MaxSendRate < wantedMails.second)
        throw new Failure(`${quota}; usual are ${wantedMails.day} and ${wantedMails.second}.`);
      if (SentLast24Hours > Max24HourSend / 2)
        throw new Failure(`${SentLast24Hours} were sent in 24 hours, of ${Max24HourSend}.`);
      return quota;
    },
  },
  {
    id: "stacks",
    title: "No deployment is interrupted or under way",
    mend: "docs/operating.md#a-deployment-that-failed",
    stops: everything,
    isFor: () => true,
    async run({ account, stage }) {
      const prefix = `${stage}-${appName}-`;
      const stacks = [...(await account.stacks())].filter(([name]) => name.startsWith(prefix));
      const stuck = stacks.filter(([, state]) =>
        /_IN_PROGRESS$|^DELETE_FAILED$|^UPDATE_ROLLBACK_FAILED$/.test(state),
      );
      if (stuck.length > 0)
        throw new Failure(`${stuck.map(([name, state]) => `${name} is ${state}`).join(", ")}.`);
      return `${stacks.length} stacks`;
    },
  },
  {
    id: "leftovers",
    title: "Nothing of a removed stage is in the way",
    mend: "delete it, or import it: docs/operating.md#a-deployment-that-failed",
    stops: ["stage"],
    isFor: production,
    async run({ account, stage }) {
      if ((await account.stacks()).has(`${stage}-${appName}-Backups`))
        return "the stack Backups has its vault";
      const name = `${appName}-${stage}`;
      if ((await account.backupVaults()).includes(name))
        throw new Failure(
          `The vault ${name} belongs to no stack, so a deployment cannot create it.`,
        );
      return "none";
    },
  },
  {
    id: "canary",
    title: "No alarm would stop the deployment",
    mend: "mend what the alarm reports, or set DEPLOY_AT_ONCE=true: docs/operating.md#releases",
    stops: ["stage"],
    isFor: ({ stage, env }) => isProduction(stage) && env.DEPLOY_AT_ONCE !== "true",
    async run(subject) {
      const alarms = await alarmsOf(subject);
      const watched = alarms.filter(({ AlarmName = "" }) =>
        /-(errors-(api|payment|account)|gateway-failures)$/.test(AlarmName),
      );
      const active = watched.filter(({ StateValue }) => StateValue === "ALARM");
      if (active.length > 0)
        throw new Failure(`Active: ${active.map(({ AlarmName }) => AlarmName).join(", ")}.`);
      return `${watched.length} alarms`;
    },
  },
  {
    id: "runtime",
    title: "AWS creates new functions with the runtime",
    mend: "follow docs/decisions/0037-way-out-of-sst.md: docs/operating.md#releases",
    stops: [],
    isFor: hasApp,
    async run({ now }) {
      const { createRefused } = runtimes[runtime];
      const months = monthsBetween(now.toISOString().slice(0, 10), createRefused);
      if (months < wantedMonths)
        throw new Failure(`New functions with ${runtime} are refused from ${createRefused}.`);
      return `${runtime} until ${createRefused}`;
    },
  },
  {
    id: "alarm-mail",
    title: "Alarms reach a mailbox",
    mend: "confirm the subscription that AWS has mailed to ALARM_ADDRESS: docs/operating.md#8-deployment",
    stops: [],
    isFor: production,
    async run(subject) {
      const alarms = await alarmsOf(subject);
      const topics = new Set(alarms.flatMap(({ AlarmActions = [] }) => AlarmActions));
      const [topic] = topics;
      if (!topic) throw new Failure("No alarm has an action.");
      const { confirmed, pending } = await subject.account.subscriptions(topic);
      if (confirmed === 0)
        throw new Failure(`${pending} subscriptions are not confirmed, so nobody gets a mail.`);
      return `${confirmed} confirmed`;
    },
  },
  {
    id: "alarms",
    title: "No alarm is active",
    mend: "docs/operating.md#alarms",
    stops: [],
    isFor: production,
    async run(subject) {
      const alarms = await alarmsOf(subject);
      const named = (state: string) =>
        alarms.filter(({ StateValue }) => StateValue === state).map(({ AlarmName }) => AlarmName);
      const active = named("ALARM");
      if (active.length > 0) throw new Failure(`Active: ${active.join(", ")}.`);
      return `${alarms.length} alarms, ${named("INSUFFICIENT_DATA").length} without data yet`;
    },
  },
];

/** @throws Failure if it is not set */
function needed(env: Subject["env"], name: string): string {
  const value = env[name];
  if (!value) throw new Failure(`${name} is not set.`);
  return value;
}

async function zoneOf({ account, env }: Subject) {
  const id = needed(env, "HOSTED_ZONE_ID");
  const zone = await account.hostedZone(id);
  if (!zone) throw new Failure(`The account has no zone ${id}.`);
  return zone;
}

async function nameServersOf({ account, env }: Subject): Promise<string[]> {
  try {
    return await account.resolveNs(needed(env, "DOMAIN"));
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw error;
  }
}

/** @throws Later before the first deployment */
async function alarmsOf({ account }: Subject) {
  const alarms = await account.alarms();
  if (alarms.length === 0) throw new Later("The first deployment creates the alarms.");
  return alarms;
}
