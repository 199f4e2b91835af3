/**
 * What the preflight reads: an AWS account, DNS and PayPal. Read-only. Each method makes one call, so that the error of a
 * call concerns one check.
 */
import { resolveCaa, resolveNs } from "node:dns/promises";
import { env } from "node:process";
import {
  ACMClient,
  DescribeCertificateCommand,
  paginateListCertificates,
} from "@aws-sdk/client-acm";
import {
  BackupClient,
  DescribeGlobalSettingsCommand,
  DescribeRegionSettingsCommand,
  paginateListBackupVaults,
} from "@aws-sdk/client-backup";
import { CloudFormationClient, paginateListStacks } from "@aws-sdk/client-cloudformation";
import {
  CloudWatchClient,
  type MetricAlarm,
  paginateDescribeAlarms,
} from "@aws-sdk/client-cloudwatch";
import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { GetHostedZoneCommand, Route53Client } from "@aws-sdk/client-route-53";
import { DescribeSecretCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { GetTopicAttributesCommand, SNSClient } from "@aws-sdk/client-sns";
import { GetParameterCommand, paginateDescribeParameters, SSMClient } from "@aws-sdk/client-ssm";
import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { once } from "../../packages/core/src/once";
import { appName, region } from "../../packages/core/src/stage-defaults";

// The SDK prints a notice about Node 20 in each process.
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

export type Dns = {
  /** Names of the name servers. */
  resolveNs(name: string): Promise<string[]>;
  /** The certificate authorities that a name allows. None if it has no CAA record. */
  resolveCaa(name: string): Promise<string[]>;
};

export type Account = ReturnType<typeof openAccount>;
export type Webhook = { url: string; event_types: { name: string }[] };

const timeoutMilliseconds = 5000;

const publicDns: Dns = {
  resolveNs,
  async resolveCaa(name) {
    const records = await resolveCaa(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENODATA" || error.code === "ENOTFOUND") return [];
      throw error;
    });
    return records.flatMap(({ issue }) => issue ?? []);
  },
};

/** Uses the caller's AWS credentials. What several checks need is read once. */
export function openAccount(stage: string, dns: Dns = publicDns) {
  const options = {
    region,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: timeoutMilliseconds, requestTimeout: timeoutMilliseconds },
  };
  const ssm = new SSMClient(options);
  const ses = new SESv2Client(options);
  const backup = new BackupClient(options);
  const acm = new ACMClient(options);

  return {
    ...dns,

    /** The id of the account. */
    id: once(async () => {
      const { Account } = await new STSClient(options).send(new GetCallerIdentityCommand({}));
      return Account ?? "";
    }),

    /** Names of the parameters below a path. Does not read their values. */
    async parametersUnder(path: string): Promise<string[]> {
      const names: string[] = [];
      const ParameterFilters = [{ Key: "Name", Option: "BeginsWith", Values: [`${path}/`] }];
      const pages = paginateDescribeParameters({ client: ssm }, { ParameterFilters });
      for await (const { Parameters = [] } of pages)
        names.push(...Parameters.flatMap(({ Name }) => Name ?? []));
      return names;
    },

    /** @returns undefined if it does not exist */
    parameter(name: string): Promise<string | undefined> {
      return unlessMissing("ParameterNotFound", async () => {
        const command = new GetParameterCommand({ Name: name, WithDecryption: true });
        return (await ssm.send(command)).Parameter?.Value;
      });
    },

    /** Whether a secret of Secrets Manager exists and is not being deleted. Does not read its value. */
    async hasSecret(name: string): Promise<boolean> {
      const client = new SecretsManagerClient(options);
      const secret = await unlessMissing("ResourceNotFoundException", () =>
        client.send(new DescribeSecretCommand({ SecretId: name })),
      );
      return secret !== undefined && !secret.DeletedDate;
    },

    /** The states of all stacks, by name. Without deleted ones. */
    stacks: once(async () => {
      const found = new Map<string, string>();
      const client = new CloudFormationClient(options);
      for await (const { StackSummaries = [] } of paginateListStacks({ client }, {}))
        for (const { StackName = "", StackStatus = "" } of StackSummaries)
          if (StackStatus !== "DELETE_COMPLETE") found.set(StackName, StackStatus);
      return found;
    }),

    /** How many executions the account may run at the same time. */
    concurrentExecutions: once(async () => {
      const { AccountLimit } = await new LambdaClient(options).send(
        new GetAccountSettingsCommand({}),
      );
      return AccountLimit?.ConcurrentExecutions ?? 0;
    }),

    mail: once(() => ses.send(new GetAccountCommand({}))),

    /** @returns undefined if SES does not know it */
    mailIdentity: (name: string) =>
      unlessMissing("NotFoundException", () =>
        ses.send(new GetEmailIdentityCommand({ EmailIdentity: name })),
      ),

    /** @returns undefined if the account has no such zone */
    hostedZone: (Id: string) =>
      unlessMissing("NoSuchHostedZone", () =>
        new Route53Client(options).send(new GetHostedZoneCommand({ Id })),
      ),

    /** The newest certificate for a name. */
    async certificate(name: string) {
      for await (const { CertificateSummaryList = [] } of paginateListCertificates(
        { client: acm },
        {},
      ))
        for (const { DomainName, CertificateArn } of CertificateSummaryList)
          if (DomainName === name) {
            const command = new DescribeCertificateCommand({ CertificateArn });
            return (await acm.send(command)).Certificate;
          }
      return undefined;
    },

    backupsOfRegion: () => backup.send(new DescribeRegionSettingsCommand({})),
    backupsOfOrganization: () => backup.send(new DescribeGlobalSettingsCommand({})),
    /** Names of the account's vaults. */
    async backupVaults(): Promise<string[]> {
      const names: string[] = [];
      for await (const { BackupVaultList = [] } of paginateListBackupVaults({ client: backup }, {}))
        names.push(...BackupVaultList.flatMap(({ BackupVaultName }) => BackupVaultName ?? []));
      return names;
    },

    /** The alarms of a stage. */
    alarms: once(async () => {
      const client = new CloudWatchClient(options);
      const alarms: MetricAlarm[] = [];
      const pages = paginateDescribeAlarms({ client }, { AlarmNamePrefix: `${appName}-${stage}-` });
      for await (const { MetricAlarms = [] } of pages) alarms.push(...MetricAlarms);
      return alarms;
    }),

    /** How many addresses have confirmed their subscription to a topic, and how many have not. */
    async subscriptions(TopicArn: string): Promise<{ confirmed: number; pending: number }> {
      const { Attributes = {} } = await new SNSClient(options).send(
        new GetTopicAttributesCommand({ TopicArn }),
      );
      const { SubscriptionsConfirmed, SubscriptionsPending } = Attributes;
      return { confirmed: Number(SubscriptionsConfirmed), pending: Number(SubscriptionsPending) };
    },

    /** A webhook of the app at PayPal. @returns undefined if PayPal does not know it */
    async payPalWebhook(
      origin: string,
      app: { id: string; secret: string },
      webhookId: string,
    ): Promise<Webhook | undefined> {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const basic = Buffer.from(`${app.id}:${app.secret}`).toString("base64");
      const granted = await fetch(`${origin}/v1/oauth2/token`, {
        method: "POST",
        headers: {
          authorization: `Basic ${basic}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: "grant_type=client_credentials",
        signal,
      });
      if (granted.status === 401) throw new RefusedCredentials();
      if (!granted.ok) throw new Error(`PayPal responded ${granted.status}.`);
      const { access_token } = (await granted.json()) as { access_token: string };
      const answer = await fetch(
        `${origin}/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`,
        { headers: { authorization: `Bearer ${access_token}` }, signal },
      );
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`PayPal responded ${answer.status}.`);
      return (await answer.json()) as Webhook;
    },
  };
}

/** PayPal does not accept the client id with the secret. */
export class RefusedCredentials extends Error {}

async function unlessMissing<T>(name: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && error.name === name) return undefined;
    throw error;
  }
}
