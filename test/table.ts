/** The environment that a deployed function has, and a table for each test file. */
import { randomUUID } from "node:crypto";
import { beforeAll, inject } from "vitest";
import { createTable } from "../packages/local/src/dynamo";

Object.assign(process.env, {
  TABLE_NAME: `test-${randomUUID()}`,
  STAGE: "test",
  VERSION: "test",
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_ENDPOINT_URL_DYNAMODB: inject("dynamoUrl"),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: inject("cognito").url,
  USER_POOL_ID: inject("cognito").userPoolId,
  USER_POOL_CLIENT_ID: inject("cognito").userPoolClientId,
  POWERTOOLS_LOG_LEVEL: "SILENT",
});

beforeAll(() => createTable(inject("dynamoUrl"), process.env.TABLE_NAME ?? ""));
