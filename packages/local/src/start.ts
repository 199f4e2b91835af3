/** `npm start`: the whole product on this machine, at the addresses of product §8. */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { contracts, type FunctionName } from "@flightaides/core/contracts";
import type { HttpHandler } from "@flightaides/functions/http";
import { type PreSignUpTrigger, start as startCognito } from "@flightaides/standins/cognito";
import { createTable, start as startDynamo } from "@flightaides/standins/dynamo";
import { start as startPayPal } from "@flightaides/standins/paypal";
import { PlainError } from "@flightaides/standins/plain-error";
import { start as startSes } from "@flightaides/standins/ses";
import { start as startParameters } from "@flightaides/standins/ssm";
import { authorizer } from "./authorizer";
import { createDemoAccounts, password, people } from "./demo";
import { start as startGateway } from "./gateway";
import { start as startSchedule } from "./schedule";
import { inParameterStore, keptSecret } from "./secrets";
import { start as startWeb } from "./web";

const usage = `npm start [-- --fresh] [--built]
  --fresh   forget the stored data and begin anew
  --built   serve the web app as it is deployed instead of from its sources
Ports: WEB_PORT, API_PORT, DYNAMODB_PORT, COGNITO_PORT, SES_PORT, PAYPAL_PORT. Data: DATA_DIR (.local).
The scheduled function runs every NOTIFY_INTERVAL_MS (5000) milliseconds.`;

/** Milliseconds that AWS gives a run of the scheduled function. */
const notifyTimeout = 300_000;
/** Milliseconds between two reconciliations of payments. */
const reconcileInterval = 60_000;
const fee = {
  amount: process.env.FEE_AMOUNT ?? "10.00",
  currency: process.env.FEE_CURRENCY ?? "USD",
};
const fromAddress = "hello@flightaides.example";
const supportAddress = "support@flightaides.example";
const secretsPath = "/sst/flightaides/local/Secret";
const database = "dynamodb.sqlite";

/** For the operator's commands (`npm run refund`, `npm run mail`): the environment that the functions have. */
const stageFile = "stage.env";
const provided: Record<string, string> = {};

function provide(variables: Record<string, string>): void {
  Object.assign(provided, variables);
  Object.assign(process.env, variables);
}

function inDotenv(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join("");
}

type Service = { stop(): Promise<void> };
const running: Service[] = [];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      fresh: { type: "boolean", default: false },
      built: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const ownEngine = process.env.AWS_ENDPOINT_URL_DYNAMODB === undefined;
  const ports = {
    web: await port("web app", "WEB_PORT", 5173),
    api: await port("API", "API_PORT", 3000),
    cognito: await port("Cognito", "COGNITO_PORT", 9229),
    ses: await port("SES", "SES_PORT", 8005),
    paypal: await port("PayPal", "PAYPAL_PORT", 8090),
    dynamo: ownEngine ? await port("DynamoDB", "DYNAMODB_PORT", 8000) : 0,
  };
  const dataDir = resolve(process.env.DATA_DIR ?? ".local");
  const notifyInterval = Number(process.env.NOTIFY_INTERVAL_MS ?? 5000);
  if (!(notifyInterval >= 100)) {
    throw new PlainError("NOTIFY_INTERVAL_MS is a number of milliseconds, 100 at least.");
  }
  const seeded = join(dataDir, "seeded");
  // A first start that was cut off begins anew as well.
  const isNew = values.fresh || !existsSync(seeded);
  if (isNew) await forget(dataDir);
  await mkdir(dataDir, { recursive: true });

  provide({
    TABLE_NAME: "flightaides-local",
    STAGE: "local",
    VERSION: "local",
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    POWERTOOLS_METRICS_DISABLED: "true",
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? "WARN",
  });
  if (ownEngine) {
    const dynamo = await startDynamo({
      port: ports.dynamo,
      file: join(dataDir, database),
    });
    running.push(dynamo);
    provide({ AWS_ENDPOINT_URL_DYNAMODB: dynamo.url });
    dynamo.ended.then(
      (reason) => end(1, reason),
      (error: unknown) => end(1, String(error)),
    );
  }
  const dynamoUrl = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "";
  await createTable(dynamoUrl, "flightaides-local");

  const ses = await startSes({
    port: ports.ses,
    verifiedSenders: [fromAddress],
    dataDir: join(dataDir, "ses"),
    onFeedback: async (event) => (await import("@flightaides/functions/feedback")).handler(event),
  });
  running.push(ses);
  const paypal = await startPayPal({ port: ports.paypal, dataDir: join(dataDir, "paypal") });
  running.push(paypal);
  const parameters = await startParameters({
    port: 0,
    parameters: inParameterStore(secretsPath, {
      UNSUBSCRIBE_SECRET: await keptSecret(join(dataDir, "unsubscribe-secret")),
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
    }),
  });
  running.push(parameters);
  const webUrl = `http://localhost:${ports.web}`;
  const cognito = await startCognito({
    port: ports.cognito,
    dataDir: join(dataDir, "cognito"),
    sesEndpoint: ses.url,
    fromAddress,
    origins: [webUrl],
    redirectUris: [`${webUrl}/login`],
    logoutUris: [`${webUrl}/login`],
    triggers: { preSignUp: (event) => joinAccount(event) },
    failFirstLinkedSignIn: true,
    ...(process.env.ID_TOKEN_SECONDS && {
      lifetimes: { idToken: Number(process.env.ID_TOKEN_SECONDS) },
    }),
  });
  running.push(cognito);
  provide({
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
    USER_POOL_ID: cognito.userPoolId,
    USER_POOL_CLIENT_ID: cognito.userPoolClientId,
    AWS_ENDPOINT_URL_SESV2: ses.url,
    AWS_ENDPOINT_URL_SSM: parameters.url,
    WEB_ORIGIN: webUrl,
    MAIL_FROM: `FlightAides <${fromAddress}>`,
    SUPPORT_ADDRESS: supportAddress,
    SECRETS_PATH: secretsPath,
    FEE_AMOUNT: fee.amount,
    FEE_CURRENCY: fee.currency,
    PAYPAL_BASE_URL: paypal.url,
    PAYPAL_MERCHANT_ID: paypal.merchantId,
    PAYPAL_CERT_ORIGIN: paypal.url,
    PAYPAL_ROOT_CERTIFICATE: paypal.caCertificate,
  });

  await writeFile(join(dataDir, stageFile), inDotenv(provided), { mode: 0o600 });

  // Imported now, because entities read the environment when they are loaded.
  const handlers: Record<FunctionName, HttpHandler> = {
    api: (await import("@flightaides/functions/api")).handler,
    airport: (await import("@flightaides/functions/airport")).handler,
    account: (await import("@flightaides/functions/account")).handler,
    communication: (await import("@flightaides/functions/communication")).handler,
    payment: (await import("@flightaides/functions/payment")).handler,
  };
  if (isNew) {
    const { seed } = await import("./seed");
    await seed(await createDemoAccounts(cognito.userPoolId), (done, all) =>
      progress(`Seeding itineraries ${done}/${all}`),
    );
    progressDone();
    await writeFile(seeded, new Date().toISOString());
  }
  const gateway = await startGateway({
    port: ports.api,
    authorize: authorizer({ ...cognito, clientId: cognito.userPoolClientId }),
    functions: {
      routes: (Object.keys(contracts) as FunctionName[]).flatMap((name) =>
        contracts[name].map((contract) => ({ contract, handler: handlers[name] })),
      ),
      fallback: handlers.api,
    },
  });
  running.push(gateway);
  paypal.setWebhookUrl(`${gateway.url}/webhooks/paypal`);
  if (values.built) console.log("Building the web app ...");
  const web = await startWeb({
    port: ports.web,
    gateway: gateway.url,
    built: values.built,
    config: {
      stage: "local",
      region: "us-east-1",
      apiUrl: "/api",
      cognito: {
        userPoolId: cognito.userPoolId,
        userPoolClientId: cognito.userPoolClientId,
        endpoint: cognito.url,
        domain: cognito.url,
      },
      paypal: { clientId: paypal.clientId, sdkBaseUrl: `${paypal.url}/sdk/js` },
      fee,
      supportAddress,
    },
  });
  running.push(web);
  endOnSignals();
  const { handler: notify } = await import("@flightaides/functions/notify");
  const { handler: reconcile } = await import("@flightaides/functions/reconcile");
  running.push(
    startSchedule(
      () => notify({}, { getRemainingTimeInMillis: () => notifyTimeout }),
      notifyInterval,
    ),
    startSchedule(reconcile, reconcileInterval),
  );
  const table = [
    ["web app", webUrl, "WEB_PORT"],
    ["API", gateway.url, "API_PORT"],
    ["DynamoDB", dynamoUrl, ownEngine ? "DYNAMODB_PORT" : "AWS_ENDPOINT_URL_DYNAMODB"],
    ["Cognito", cognito.url, "COGNITO_PORT"],
    ["SES, inbox", ses.url, "SES_PORT"],
    ["PayPal", paypal.url, "PAYPAL_PORT"],
  ].map(([what = "", url = "", variable = ""]) => {
    return `  ${what.padEnd(11)} ${url.replace("127.0.0.1", "localhost").padEnd(25)} ${variable}`;
  });
  console.log(`
  FlightAides is running. Ctrl-C stops it.

  what        address                   set with
${table.join("\n")}

  Sign in as ${people.map(({ email }) => email).join(" or ")}, password ${password}
  Every mail, sign-up codes too, arrives in the inbox.
  Data lives in ${dataDir}; npm start -- --fresh begins anew.
`);
}

/** The pre sign-up trigger of AWS, by the same handler; imported when it is first needed, as it reads the environment. */
const joinAccount: PreSignUpTrigger = async (event) =>
  (await import("@flightaides/functions/sign-up")).handler(event);

/** Removes what earlier starts have stored, and nothing else, wherever DATA_DIR leads. */
async function forget(dataDir: string): Promise<void> {
  const stored = [
    "seeded",
    "unsubscribe-secret",
    stageFile,
    "paypal",
    "ses",
    "cognito",
    ...["", "-shm", "-wal"].map((end) => database + end),
  ];
  for (const name of stored) await rm(join(dataDir, name), { recursive: true, force: true });
}

/** The port to use, free at this moment. */
async function port(what: string, variable: string, fallback: number): Promise<number> {
  const text = process.env[variable] ?? String(fallback);
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new PlainError(`${variable}=${text} is not a port number.`);
  }
  await new Promise<void>((free, taken) => {
    const probe = createServer();
    probe.once("error", () =>
      taken(
        new PlainError(`Port ${number} (${what}) is taken. Free it or set ${variable} to another.`),
      ),
    );
    probe.listen(number, "127.0.0.1", () => probe.close(() => free()));
  });
  return number;
}

function progress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
}

function progressDone(): void {
  process.stdout.write(process.stdout.isTTY ? "\n" : "Seeded the first itineraries.\n");
}

let ending = false;

/** Stops everything, the last started first. */
async function end(code: number, reason?: string): Promise<void> {
  if (ending) return;
  ending = true;
  if (reason) console.error(reason);
  for (const service of running.toReversed()) await service.stop();
  process.exit(code);
}

/** Ours alone: Vite would end the process by itself, before the other services have stopped. */
function endOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => void end(0));
  }
}

endOnSignals();

try {
  await main();
} catch (error) {
  await end(1, error instanceof PlainError ? error.message : String((error as Error).stack));
}
