/** The privileges that stacks grant to functions. Permissions are as narrow as IAM can express them. */
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type StackContext, use } from "sst/constructs";
import type { IndexName } from "../../packages/core/src/db/table";
import { isProduction, secretsPath } from "../../packages/core/src/stage-defaults";
import { Auth } from "../auth";
import { Database } from "../database";
import { Email } from "../email";
import { addressOf, settings } from "../settings";
import { Web } from "../web";
import type { Privilege } from "./lambda";

type ItemAction = "GetItem" | "Query" | "PutItem" | "UpdateItem";
type Items = {
  /** Indexes that the function queries. */
  indexes?: readonly IndexName[];
  /** Patterns of the partition keys it accesses in the table itself: `user#*`. All but {@link recordPartitions} by default. */
  partitions?: readonly string[] | "all";
  /** Actions on the table itself. All but Scan by default. */
  actions?: readonly ItemAction[];
};

/** Without Scan: every access pattern has its index. A transaction needs the permission of each of its parts. */
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

/** Indexes that the search for matches queries. Mails about an end show the next best ones. */
export const matchIndexes = [
  "route-by-date",
  "flight-by-date",
  "cell-by-date",
] as const satisfies IndexName[];

/** The record of what operators do. The function `desk` may add to it, and no function may change it. */
export const recordPartitions = ["desk-record#*"];

/** The numbers of each day: every function that changes what is counted adds to them. */
export const numbersPartitions = ["numbers#*"];

/**
 * Partitions that a payment accesses: the connection, its order and capture, the ledger, PayPal's webhooks about it, its two users and their
 * itineraries.
 */
export const paymentPartitions = [
  "connection#*",
  "pair#*",
  "order#*",
  "capture#*",
  "ledger#*",
  "webhook#*",
  "user#*",
  "itinerary#*",
  ...numbersPartitions,
];

/** Partitions with data of a user, and the numbers that change when an account is deleted. */
export const accountPartitions = [
  "user#*",
  "itinerary#*",
  "connection#*",
  "follow#*",
  "pair#*",
  "report#*",
  "account-key#*",
  "push#*",
  ...numbersPartitions,
];

export function privileges({ app, stack }: StackContext) {
  const { table } = use(Database);
  const { configurationSet } = use(Email);
  const { userPool, client } = use(Auth);
  const { webOrigin, acceptedOriginKeys } = use(Web);
  const { domain, mailFrom, supportAddress, postalAddress, paypal, fee } = settings(app.stage);
  const arn = (service: string, resource: string) => stack.formatArn({ service, resource });
  const path = secretsPath(app.stage);

  return {
    items({ indexes = [], partitions, actions }: Items): Privilege {
      const ofTable = new PolicyStatement({
        actions: (actions ?? itemActions).map((action) => `dynamodb:${action}`),
        resources: [table.tableArn],
        ...(partitions !== "all" && {
          conditions: partitions
            ? { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": partitions } }
            : { "ForAllValues:StringNotLike": { "dynamodb:LeadingKeys": recordPartitions } },
        }),
      });
      const ofIndexes = new PolicyStatement({
        actions: ["dynamodb:Query"],
        resources: indexes.map((name) => `${table.tableArn}/index/${name}`),
      });
      return {
        variables: { TABLE_NAME: table.tableName },
        permissions: indexes.length > 0 ? [ofTable, ofIndexes] : [ofTable],
      };
    },

    /** Serving requests that come through CloudFront. */
    requests: { variables: { ORIGIN_KEYS: acceptedOriginKeys } } satisfies Privilege,

    /** Verifying the tokens of callers. */
    callers: {
      variables: {
        USER_POOL_ID: userPool.userPoolId,
        USER_POOL_CLIENT_ID: client.userPoolClientId,
      },
    } satisfies Privilege,

    /** Reading users of the user pool, and deleting them. */
    signIns: {
      permissions: [
        new PolicyStatement({
          actions: ["cognito-idp:AdminGetUser", "cognito-idp:AdminDeleteUser"],
          resources: [userPool.userPoolArn],
        }),
      ],
    } satisfies Privilege,

    /** Asking whether a user is an operator now, with a second factor, and which account an address has. */
    operators: {
      permissions: [
        new PolicyStatement({
          actions: ["cognito-idp:AdminGetUser", "cognito-idp:AdminListGroupsForUser"],
          resources: [userPool.userPoolArn],
        }),
      ],
    } satisfies Privilege,

    /** Sending mail, from our address and with the configuration set that publishes bounces only. */
    mail: {
      variables: {
        WEB_ORIGIN: webOrigin,
        MAIL_FROM: mailFrom,
        SUPPORT_ADDRESS: supportAddress,
        POSTAL_ADDRESS: postalAddress,
        SES_CONFIGURATION_SET: configurationSet.configurationSetName,
      },
      permissions: [
        new PolicyStatement({
          actions: ["ses:SendEmail"],
          resources: [
            // SES's sandbox, where every stage starts, requires permission for the recipient's identity as well.
            arn("ses", `identity/${isProduction(app.stage) && domain ? domain.name : "*"}`),
            arn("ses", `configuration-set/${configurationSet.configurationSetName}`),
          ],
          conditions: { StringEquals: { "ses:FromAddress": addressOf(mailFrom) } },
        }),
      ],
    } satisfies Privilege,

    /** Reading the account's send rate. `ses:GetAccount` supports no narrower resource than `*`. */
    sendRate: {
      permissions: [new PolicyStatement({ actions: ["ses:GetAccount"], resources: ["*"] })],
    } satisfies Privilege,

    /**
     * Reading secrets that `sst secrets set` has stored. They are encrypted with the account's default key of the
     * parameter store, which allows every reader of a parameter.
     */
    secrets(...names: string[]): Privilege {
      return {
        variables: { SECRETS_PATH: path },
        permissions: [
          new PolicyStatement({
            actions: ["ssm:GetParameter"],
            resources: names.map((name) => arn("ssm", `parameter${path}/${name}/value`)),
          }),
        ],
      };
    },

    payment: {
      /** Calling PayPal's API. */
      calls: {
        variables: { PAYPAL_BASE_URL: paypal.baseUrl, PAYPAL_MERCHANT_ID: paypal.merchantId },
      } satisfies Privilege,
      /** Sending people to PayPal's sign-in. */
      signIn: {
        variables: { PAYPAL_SIGN_IN_ORIGIN: paypal.baseUrl.replace("//api-m.", "//www.") },
      } satisfies Privilege,
      /** Verifying webhooks. Their certificates are served by the API's host without its `-m`. */
      webhooks: {
        variables: { PAYPAL_CERT_ORIGIN: paypal.baseUrl.replace("//api-m.", "//api.") },
      } satisfies Privilege,
    },

    fee: {
      variables: {
        FEE_AMOUNT: fee.amount,
        FEE_CURRENCY: fee.currency,
        POSTAL_ADDRESS: postalAddress,
      },
    } satisfies Privilege,
  };
}
