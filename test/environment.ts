/** The environment of a deployed function, with a separate table for each test file. */
import { randomUUID } from "node:crypto";
import { afterAll, aroundEach, beforeAll, inject } from "vitest";
import { withinTime } from "../packages/core/src/contention";
import { createTableInput, timeToLive } from "../packages/core/src/db/table";
import type { Environment } from "../packages/core/src/environment";
import {
  configurationSetName,
  fee,
  mailFrom,
  postalAddress,
  secretsPath,
  supportAddress,
} from "../packages/core/src/stage-defaults";
import { createTable, deleteTable } from "../packages/standins/src/dynamo/index";
import { account } from "../packages/standins/src/paypal/account";

const tableName = `test-${randomUUID()}`;

const product: Environment = {
  STAGE: "test",
  VERSION: "test",
  ORIGIN_KEYS: "former,current",
  TABLE_NAME: tableName,
  USER_POOL_ID: inject("cognito").userPoolId,
  USER_POOL_CLIENT_ID: inject("cognito").userPoolClientId,
  WEB_ORIGIN: "https://flightaides.test",
  MAIL_FROM: mailFrom("flightaides.test"),
  SES_CONFIGURATION_SET: configurationSetName("test"),
  SUPPORT_ADDRESS: supportAddress("flightaides.test"),
  POSTAL_ADDRESS: postalAddress,
  SECRETS_PATH: secretsPath("test"),
  FEE_AMOUNT: fee.amount,
  FEE_CURRENCY: fee.currency,
  // A test that pays or receives a webhook starts a stand-in.
  PAYPAL_BASE_URL: "http://127.0.0.1:9",
  PAYPAL_CERT_ORIGIN: "http://127.0.0.1:9",
  PAYPAL_SIGN_IN_ORIGIN: "http://127.0.0.1:9",
  PAYPAL_MERCHANT_ID: account.merchantId,
};

Object.assign(process.env, product, {
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_ENDPOINT_URL_DYNAMODB: inject("dynamoUrl"),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: inject("cognito").url,
  AWS_ENDPOINT_URL_SSM: inject("parametersUrl"),
  // Nothing listens there. A test that sends mail starts a stand-in.
  AWS_ENDPOINT_URL_SESV2: process.env.AWS_ENDPOINT_URL_SESV2 ?? "http://127.0.0.1:9",
  POWERTOOLS_METRICS_DISABLED: "true",
  POWERTOOLS_LOG_LEVEL: "SILENT",
});

beforeAll(() => createTable(inject("dynamoUrl"), createTableInput(tableName), timeToLive));
// On a busy machine, writes that conflict are retried for longer than calls outside of a request may be: as long as the test may run.
aroundEach((run, { task }) => withinTime(task.timeout, run));
// An external engine would keep the table.
afterAll(() => deleteTable(inject("dynamoUrl"), tableName));
