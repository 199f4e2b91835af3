/** The stand-ins for the services of AWS and PayPal, and the environment with which functions use them. */
import { env } from "node:process";
import { userPool } from "@flightaides/core/account/user-pool.ts";
import { createTableInput, timeToLive } from "@flightaides/core/db/table.ts";
import type { Environment } from "@flightaides/core/environment.ts";
import * as defaults from "@flightaides/core/stage-defaults.ts";
import { type Cognito, start as startCognito } from "@flightaides/standins/cognito";
import { createTable, start as startDynamo } from "@flightaides/standins/dynamo";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { type Push, start as startPush } from "@flightaides/standins/push";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { start as startParameters } from "@flightaides/standins/ssm";
import type { DataDir } from "./data-dir";
import type { Invoke } from "./functions";
import type { Ports } from "./ports";

export const fee = {
  amount: env.FEE_AMOUNT ?? defaults.fee.amount,
  currency: env.FEE_CURRENCY ?? defaults.fee.currency,
};

const stage = "local";
const tableName = `${defaults.appName}-${stage}`;
const fromAddress = defaults.senderAddress();
const configurationSet = defaults.configurationSetName(stage);
const secretsPath = defaults.secretsPath(stage);

export type Stop = () => Promise<void>;
export type Services = {
  dynamoUrl: string;
  cognito: Cognito;
  ses: Ses;
  paypal: PayPal;
  push: Push;
  /** The variables of every function, and those that the AWS SDK and Powertools read. */
  environment: Environment & Record<string, string>;
};

/**
 * Starts the stand-ins. `onStart` receives how to stop each, as soon as it runs.
 * @param invoke runs the functions that SES and Cognito call
 * @param onFailure receives the reason if the database engine exits unexpectedly
 */
export async function startServices(options: {
  ports: Ports;
  data: DataDir;
  webUrl: string;
  invoke: Invoke;
  onStart(stop: Stop): void;
  onFailure(reason: string): void;
}): Promise<Services> {
  const { ports, data, webUrl, invoke, onStart, onFailure } = options;
  const started = <S extends { stop: Stop }>(service: S): S => {
    onStart(() => service.stop());
    return service;
  };

  let dynamoUrl = env.AWS_ENDPOINT_URL_DYNAMODB;
  if (!dynamoUrl) {
    const dynamo = started(
      await startDynamo({ port: ports.dynamo, dataDir: data.folder("dynamodb") }),
    );
    dynamo.ended.then(onFailure, (error: unknown) => onFailure(String(error)));
    dynamoUrl = dynamo.url;
  }
  await createTable(dynamoUrl, createTableInput(tableName), timeToLive);

  const ses = started(
    await startSes({
      port: ports.ses,
      verifiedSenders: [fromAddress],
      configurationSets: [configurationSet],
      dataDir: data.folder("ses"),
      onFeedback: (event) => invoke("feedback", event),
    }),
  );
  const paypal = started(await startPayPal({ port: ports.paypal, dataDir: data.folder("paypal") }));
  const push = started(await startPush({ port: ports.push, dataDir: data.folder("push") }));
  const parameters = started(
    await startParameters({
      port: 0,
      parameters: toParameters({
        UNSUBSCRIBE_SECRET: await data.unsubscribeSecret(),
        FORMER_ACCOUNT_SECRET: await data.formerAccountSecret(),
        VAPID_PRIVATE_KEY: await data.vapidPrivateKey(),
        PAYPAL_CLIENT_ID: paypal.clientId,
        PAYPAL_CLIENT_SECRET: paypal.clientSecret,
        PAYPAL_WEBHOOK_ID: paypal.webhookId,
      }),
    }),
  );
  const cognito = started(
    await startCognito({
      port: ports.cognito,
      dataDir: data.folder("cognito"),
      settings: {
        ...userPool,
        tokens: {
          ...userPool.tokens,
          idSeconds: Number(env.ID_TOKEN_SECONDS ?? userPool.tokens.idSeconds),
        },
      },
      sesEndpoint: ses.url,
      fromAddress,
      configurationSetName: configurationSet,
      origins: [webUrl],
      redirectUris: userPool.returnPaths.map((path) => `${webUrl}${path}`),
      logoutUris: userPool.returnPaths.map((path) => `${webUrl}${path}`),
      triggers: {
        preSignUp: (event) => invoke(userPool.triggers.preSignUp, event),
        customMessage: (event) => invoke(userPool.triggers.customMessage, event),
      },
      failFirstLinkedSignIn: true,
    }),
  );

  const environment = {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoUrl,
    AWS_ENDPOINT_URL_SESV2: env.SES_PROXY_URL ?? ses.url,
    AWS_ENDPOINT_URL_SSM: parameters.url,
    POWERTOOLS_METRICS_DISABLED: "true",
    POWERTOOLS_LOG_LEVEL: env.POWERTOOLS_LOG_LEVEL ?? "WARN",
    STAGE: stage,
    VERSION: "local",
    ORIGIN_KEYS: "local",
    TABLE_NAME: tableName,
    SECRETS_PATH: secretsPath,
    WEB_ORIGIN: webUrl,
    USER_POOL_ID: cognito.userPoolId,
    USER_POOL_CLIENT_ID: cognito.userPoolClientId,
    MAIL_FROM: defaults.mailFrom(),
    SES_CONFIGURATION_SET: configurationSet,
    SUPPORT_ADDRESS: defaults.supportAddress(),
    POSTAL_ADDRESS: defaults.postalAddress,
    FEE_AMOUNT: fee.amount,
    FEE_CURRENCY: fee.currency,
    PUSH_SERVICE_ORIGIN: push.url,
    PAYPAL_BASE_URL: env.PAYPAL_PROXY_URL ?? paypal.url,
    PAYPAL_SIGN_IN_ORIGIN: paypal.url,
    PAYPAL_MERCHANT_ID: paypal.merchantId,
    PAYPAL_CERT_ORIGIN: paypal.url,
    PAYPAL_ROOT_CERTIFICATE: paypal.caCertificate,
  };
  await data.saveEnvironment(environment);
  return { dynamoUrl, cognito, ses, paypal, push, environment };
}

/** With the names that `sst secrets set` uses. */
function toParameters(secrets: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [`${secretsPath}/${name}/value`, value]),
  );
}
