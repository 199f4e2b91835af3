/** The functions as they are uploaded, with the environment of their template, and the services that they call. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { createTableInput, timeToLive } from "@flightaides/core/db/table.ts";
import type { LambdaName } from "@flightaides/core/environment.ts";
import { senderAddress } from "@flightaides/core/stage-defaults.ts";
import { createTable, start as startDynamo } from "@flightaides/standins/dynamo";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { start as startSes } from "@flightaides/standins/ses";
import { start as startParameters } from "@flightaides/standins/ssm";
import { bundleOf } from "../../../stacks/test/bundles";
import { originKey } from "../../../stacks/test/events";
import { handlerOf, openStage, secretsOf, variablesOf } from "../../../stacks/test/stage";

export type Bundle = { name: string; file: string; environment: Record<string, string> };

export type Bundles = {
  bundle(name: LambdaName): Promise<Bundle>;
  floor: Bundle;
  /** Addresses of the services. */
  dynamo: string;
  ses: string;
  parameters: string;
  paypal: PayPal;
};

const table = "bench";
const configurationSet = "bench";

/**
 * Starts the services, bundles the functions of a stage and one more, the floor, and ends the services after `use`.
 * @param floor file of the floor's handler, without the extension
 */
export async function withBundles(
  floor: string,
  use: (bundles: Bundles) => Promise<void>,
): Promise<void> {
  const output = await mkdtemp(join(tmpdir(), "flightaides-bundles-"));
  const dynamo = await startDynamo({ port: 0 });
  await createTable(dynamo.url, createTableInput(table), timeToLive);
  const ses = await startSes({
    port: 0,
    verifiedSenders: [senderAddress()],
    configurationSets: [configurationSet],
    sendRate: 1_000_000,
  });
  const paypal = await startPayPal({ port: 0 });
  try {
    const { addFloor, synthesise } = await import("../../../stacks/test/synthesis");
    const files = await synthesise("bench", output, { build: true, also: addFloor(floor) });
    const stage = openStage(files);
    const parameters = await startParameters({ port: 0, parameters: secretsOf(stage, paypal) });
    const always = {
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "bench",
      AWS_SECRET_ACCESS_KEY: "bench",
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
      POWERTOOLS_LOG_LEVEL: "SILENT",
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
      AWS_ENDPOINT_URL_SESV2: ses.url,
      AWS_ENDPOINT_URL_SSM: parameters.url,
      // No benchmark reaches Cognito.
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: "http://127.0.0.1:9",
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_MERCHANT_ID: paypal.merchantId,
    };
    /**
     * Copies a bundle to a path as short as one below Lambda's `/var/task`: Node.js takes longer to load a file the deeper it
     * is, and the cloud assembly is deep.
     */
    const nearRoot = async (name: string, handler: string): Promise<string> => {
      const file = bundleOf(stage, handler);
      const folder = join(output, name);
      await cp(dirname(file), folder, { recursive: true });
      return join(folder, basename(file));
    };
    try {
      await use({
        bundle: async (name) => ({
          name,
          file: await nearRoot(name, handlerOf(name)),
          environment: {
            ...variablesOf(stage, name, { Table: table, ConfigurationSet: configurationSet }),
            ...always,
            ORIGIN_KEYS: originKey,
            AWS_LAMBDA_FUNCTION_NAME: name,
          },
        }),
        floor: {
          name: "floor",
          file: await nearRoot("floor", floor),
          environment: { ...always, TABLE_NAME: table },
        },
        dynamo: dynamo.url,
        ses: ses.url,
        parameters: parameters.url,
        paypal,
      });
    } finally {
      await parameters.stop();
    }
  } finally {
    await paypal.stop();
    await ses.stop();
    await dynamo.stop();
    await rm(output, { recursive: true });
  }
}
