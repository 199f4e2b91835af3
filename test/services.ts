/** Stand-ins that all test files of a run share: a database in memory, an empty user pool, the secrets. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { userPool } from "../packages/core/src/account/user-pool";
import { start as startCognito } from "../packages/standins/src/cognito";
import { start as startDynamo } from "../packages/standins/src/dynamo/index";
import { account } from "../packages/standins/src/paypal/account";
import { start as startParameters } from "../packages/standins/src/ssm/index";

const vapidPrivateKey = Buffer.alloc(32, 7).toString("base64url");

declare module "vitest" {
  interface ProvidedContext {
    dynamoUrl: string;
    parametersUrl: string;
    cognito: { url: string; userPoolId: string; userPoolClientId: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "flightaides-test-"));
  const external = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  const dynamo = external ? undefined : await startDynamo({ port: 0 });
  const cognito = await startCognito({
    port: 0,
    dataDir,
    settings: userPool,
    // No test signs up in this pool, so it sends no codes.
    sesEndpoint: "http://127.0.0.1:9",
    fromAddress: "hello@flightaides.example",
  });
  const parameters = await startParameters({
    port: 0,
    parameters: {
      "/sst/flightaides/test/Secret/UNSUBSCRIBE_SECRET/value": "test-secret",
      "/sst/flightaides/test/Secret/FORMER_ACCOUNT_SECRET/value": "test-secret",
      "/sst/flightaides/test/Secret/VAPID_PRIVATE_KEY/value": vapidPrivateKey,
      "/sst/flightaides/test/Secret/PAYPAL_CLIENT_ID/value": account.clientId,
      "/sst/flightaides/test/Secret/PAYPAL_CLIENT_SECRET/value": account.clientSecret,
      "/sst/flightaides/test/Secret/PAYPAL_WEBHOOK_ID/value": account.webhookId,
    },
  });
  const { url, userPoolId, userPoolClientId } = cognito;
  project.provide("dynamoUrl", dynamo?.url ?? external ?? "");
  project.provide("parametersUrl", parameters.url);
  project.provide("cognito", { url, userPoolId, userPoolClientId });
  return async () => {
    await parameters.stop();
    await cognito.stop();
    await dynamo?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
