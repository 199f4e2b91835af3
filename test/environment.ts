/** The environment of a deployed function, with a table of its own for each test file. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { createTableInput, timeToLive } from "../packages/core/src/db/table";
import { createTable, deleteTable } from "../packages/standins/src/dynamo/index";
import { account } from "../packages/standins/src/paypal";

const tableName = `test-${randomUUID()}`;

Object.assign(process.env, {
  TABLE_NAME: tableName,
  STAGE: "test",
  VERSION: "test",
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_ENDPOINT_URL_DYNAMODB: inject("dynamoUrl"),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: inject("cognito").url,
  USER_POOL_ID: inject("cognito").userPoolId,
  USER_POOL_CLIENT_ID: inject("cognito").userPoolClientId,
  AWS_ENDPOINT_URL_SSM: inject("parametersUrl"),
  // Nothing listens there. A test that sends mail starts a stand-in.
  AWS_ENDPOINT_URL_SESV2: process.env.AWS_ENDPOINT_URL_SESV2 ?? "http://127.0.0.1:9",
  WEB_ORIGIN: "https://flightaides.test",
  MAIL_FROM: "FlightAides <hello@flightaides.test>",
  SUPPORT_ADDRESS: "support@flightaides.test",
  SECRETS_PATH: "/sst/flightaides/test/Secret",
  FEE_AMOUNT: "10.00",
  FEE_CURRENCY: "USD",
  PAYPAL_BASE_URL: "http://127.0.0.1:9",
  PAYPAL_CERT_ORIGIN: "http://127.0.0.1:9",
  PAYPAL_MERCHANT_ID: account.merchantId,
  POWERTOOLS_METRICS_DISABLED: "true",
  POWERTOOLS_LOG_LEVEL: "SILENT",
});

beforeAll(() => createTable(inject("dynamoUrl"), createTableInput(tableName), timeToLive));
// An external engine would keep the table.
afterAll(() => deleteTable(inject("dynamoUrl"), tableName));
