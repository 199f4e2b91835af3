/**
 * What a function can be given: what it may do, in the smallest words that IAM has for it, and what it is told for that. A
 * function has the privileges that its stack names and nothing else.
 */
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type StackContext, use } from "sst/constructs";
import type { IndexName } from "../../packages/core/src/db/table";
import { Auth } from "../auth";
import { Database } from "../database";
import { Email } from "../email";
import { addressOf, settings } from "../settings";
import { Web } from "../web";
import { isProduction } from "./protection";

export type Privilege = { environment?: Record<string, string>; permissions?: PolicyStatement[] };

type ItemAction = "GetItem" | "UpdateItem";
type Items = {
  /** The indexes it queries. */
  indexes?: readonly IndexName[];
  /** What the partition keys may look like that it touches in the table itself: `user#*`. Any, unless said. */
  partitions?: readonly string[];
  actions?: readonly ItemAction[];
};

/** No Scan: every access pattern has its index. A transaction takes the permission of each of its parts. */
const itemActions = [
  "GetItem",
  "BatchGetItem",
  "Query",
  "PutItem",
  "UpdateItem",
  "DeleteItem",
  "BatchWriteItem",
  "ConditionCheckItem",
];

/** The partitions that a payment touches: the connection, its order, what PayPal told of it, and its two people. */
export const paid = ["connection#*", "order#*", "webhook#*", "user#*"];

export function privileges({ app, stack }: StackContext) {
  const { table } = use(Database);
  const { configurationSet } = use(Email);
  const { userPool, client } = use(Auth);
  const { webOrigin } = use(Web);
  const { domain, mailFrom, supportAddress, paypal, fee } = settings(app.stage);
  const arn = (service: string, resource: string) => stack.formatArn({ service, resource });
  const secretsPath = `/sst/${app.name}/${app.stage}/Secret`;

  return {
    items({ indexes = [], partitions, actions }: Items): Privilege {
      const ofTable = new PolicyStatement({
        actions: (actions ?? itemActions).map((action) => `dynamodb:${action}`),
        resources: [table.tableArn],
        ...(partitions && {
          conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": partitions } },
        }),
      });
      const ofIndexes = new PolicyStatement({
        actions: ["dynamodb:Query"],
        resources: indexes.map((name) => `${table.tableArn}/index/${name}`),
      });
      return {
        environment: { TABLE_NAME: table.tableName },
        permissions: indexes.length > 0 ? [ofTable, ofIndexes] : [ofTable],
      };
    },

    /** Knowing who calls: what a token of this pool looks like. */
    callers: {
      environment: {
        USER_POOL_ID: userPool.userPoolId,
        USER_POOL_CLIENT_ID: client.userPoolClientId,
      },
    } satisfies Privilege,

    /** Removing a sign-in from the user pool. */
    signIns: {
      permissions: [
        new PolicyStatement({
          actions: ["cognito-idp:AdminGetUser", "cognito-idp:AdminDeleteUser"],
          resources: [userPool.userPoolArn],
        }),
      ],
    } satisfies Privilege,

    /** Sending in our name only, and never round the configuration set that hears of bounces. */
    mail: {
      environment: {
        WEB_ORIGIN: webOrigin,
        MAIL_FROM: mailFrom,
        SUPPORT_ADDRESS: supportAddress,
        SES_CONFIGURATION_SET: configurationSet.configurationSetName,
      },
      permissions: [
        new PolicyStatement({
          actions: ["ses:SendEmail"],
          resources: [
            // In SES's sandbox, where a stage begins, sending asks for the recipient's identity as well.
            arn("ses", `identity/${isProduction(app.stage) && domain ? domain.name : "*"}`),
            arn("ses", `configuration-set/${configurationSet.configurationSetName}`),
          ],
          conditions: { StringEquals: { "ses:FromAddress": addressOf(mailFrom) } },
        }),
      ],
    } satisfies Privilege,

    /** How many mails a second the account may send: of no resource, so that IAM has no smaller word than all. */
    sendRate: {
      permissions: [new PolicyStatement({ actions: ["ses:GetAccount"], resources: ["*"] })],
    } satisfies Privilege,

    /**
     * By name, from where `sst secrets set` puts them. They lie under the account's own key of the parameter store, which
     * every reader of a parameter may use.
     */
    secrets(...names: string[]): Privilege {
      return {
        environment: { SECRETS_PATH: secretsPath },
        permissions: [
          new PolicyStatement({
            actions: ["ssm:GetParameter"],
            resources: names.map((name) => arn("ssm", `parameter${secretsPath}/${name}/value`)),
          }),
        ],
      };
    },

    payment: {
      /** Where PayPal answers, and who is paid. */
      calls: {
        environment: { PAYPAL_BASE_URL: paypal.baseUrl, PAYPAL_MERCHANT_ID: paypal.merchantId },
      } satisfies Privilege,
      /** Where the certificates of its webhooks come from: the same name without the `-m` of its API. */
      webhooks: {
        environment: { PAYPAL_CERT_ORIGIN: paypal.baseUrl.replace("//api-m.", "//api.") },
      } satisfies Privilege,
    },

    fee: {
      environment: { FEE_AMOUNT: fee.amount, FEE_CURRENCY: fee.currency },
    } satisfies Privilege,
  };
}

export function together(...all: Privilege[]): Required<Privilege> {
  return {
    environment: Object.assign({}, ...all.map(({ environment }) => environment)),
    permissions: all.flatMap(({ permissions = [] }) => permissions),
  };
}
