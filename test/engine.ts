/** The services that every test may use, once for the whole run: an engine in memory, an empty user pool, secrets. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { inParameterStore } from "../packages/local/src/secrets";
import { start as startCognito } from "../packages/standins/src/cognito";
import { start as startDynamo } from "../packages/standins/src/dynamo/index";
import { account } from "../packages/standins/src/paypal";
import { start as startParameters } from "../packages/standins/src/ssm/index";

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
    // Nobody signs up here, so no code is ever sent.
    sesEndpoint: "http://127.0.0.1:9",
    fromAddress: "hello@flightaides.example",
  });
  const parameters = await startParameters({
    port: 0,
    parameters: inParameterStore("/sst/flightaides/test/Secret", {
      UNSUBSCRIBE_SECRET: "test-secret",
      PAYPAL_CLIENT_ID: account.clientId,
      PAYPAL_CLIENT_SECRET: account.clientSecret,
      PAYPAL_WEBHOOK_ID: account.webhookId,
    }),
  });
  const { url, userPoolId, userPoolClientId } = cognito;
  project.provide("dynamoUrl", external ?? dynamo?.url ?? "");
  project.provide("parametersUrl", parameters.url);
  project.provide("cognito", { url, userPoolId, userPoolClientId });
  return async () => {
    await parameters.stop();
    await cognito.stop();
    await dynamo?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
