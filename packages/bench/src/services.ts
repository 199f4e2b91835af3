/** The services of a run of the schedule, and the environment that leads to them and to the engine at `port`. */
import { configurationSetName, postalAddress } from "@flightaides/core/stage-defaults.ts";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { start as startParameters } from "@flightaides/standins/ssm";

const sender = "hello@flightaides.test";
const configurationSet = configurationSetName("bench");
const secretsPath = "/sst/flightaides/bench/Secret";

export async function startServices(port: number): Promise<{ ses: Ses; stop(): Promise<void> }> {
  const ses = await startSes({
    port: 0,
    verifiedSenders: [sender],
    configurationSets: [configurationSet],
    sendRate: 1_000_000,
  });
  const parameters = await startParameters({
    port: 0,
    parameters: { [`${secretsPath}/UNSUBSCRIBE_SECRET/value`]: "bench" },
  });
  Object.assign(process.env, {
    TABLE_NAME: "bench",
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
    AWS_ENDPOINT_URL_SESV2: ses.url,
    AWS_ENDPOINT_URL_SSM: parameters.url,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "bench",
    AWS_SECRET_ACCESS_KEY: "bench",
    WEB_ORIGIN: "https://flightaides.test",
    MAIL_FROM: `FlightAides <${sender}>`,
    SES_CONFIGURATION_SET: configurationSet,
    SUPPORT_ADDRESS: "support@flightaides.test",
    POSTAL_ADDRESS: postalAddress,
    SECRETS_PATH: secretsPath,
    FEE_AMOUNT: "10.00",
    FEE_CURRENCY: "USD",
  });
  return {
    ses,
    async stop() {
      await parameters.stop();
      await ses.stop();
    },
  };
}
