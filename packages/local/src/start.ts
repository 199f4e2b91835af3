/** `npm start`: the whole product on this machine. */
import { join, resolve } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { supportAddress } from "@flightaides/core/stage-defaults.ts";
import { endLeftover, engineName } from "@flightaides/standins/dynamo";
import { PlainError } from "@flightaides/standins/plain-error";
import { authorizer } from "./authorizer";
import { banner } from "./banner";
import { openDataDir } from "./data-dir";
import { type Functions, type Invoke, start as startFunctions } from "./functions";
import { start as startGateway } from "./gateway";
import { choosePorts, services as listeners, type ServiceName } from "./ports";
import { start as startSchedule } from "./schedule";
import { fee, type Stop, startServices } from "./services";
import { start as startWeb } from "./web";

const usage = `npm start [-- --fresh] [--built]
  --fresh   delete the stored data first
  --built   serve the web app as it is deployed, instead of from its sources, without reload
Ports: ${Object.values(listeners)
  .map(({ variable }) => variable)
  .join(", ")}. Data: DATA_DIR (.local).
DynamoDB: DYNAMODB_ENGINE (dynoxide, dynamodb-local), or AWS_ENDPOINT_URL_DYNAMODB for an engine that runs already.
API_PROXY_URL: a proxy through which the pages reach the API, such as Prism.
SES_PROXY_URL, PAYPAL_PROXY_URL: proxies through which the functions reach SES and PayPal.
The scheduled function runs every NOTIFY_INTERVAL_MS (5000) milliseconds.`;

/** Milliseconds between two reconciliations of payments. */
const reconcileInterval = 60_000;

// The SDK prints a notice about Node 20 in each process.
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

const running: Stop[] = [];
let isStopping = false;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      fresh: { type: "boolean", default: false },
      built: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const ownDynamo = Boolean(env.AWS_ENDPOINT_URL_DYNAMODB);
  const dataDir = resolve(env.DATA_DIR ?? ".local");
  // Before the ports are checked: an engine that a killed process left behind occupies its port.
  if (!ownDynamo) await endLeftover(join(dataDir, "dynamodb"));
  const names = Object.keys(listeners) as ServiceName[];
  const ports = await choosePorts(names.filter((name) => name !== "dynamo" || !ownDynamo));
  const notifyInterval = readNotifyInterval();
  const data = await openDataDir(dataDir, {
    engine: ownDynamo ? "external" : engineName(),
    fresh: values.fresh,
  });
  const webUrl = `http://localhost:${ports.web}`;

  // SES and Cognito call functions, which need the addresses of both.
  let functions: Functions | undefined;
  const invoke: Invoke = (name, event) =>
    functions
      ? functions.invoke(name, event)
      : Promise.reject(new Error("The functions have not started."));
  const services = await startServices({
    ports,
    data,
    webUrl,
    invoke,
    onStart: (stop) => running.push(stop),
    onFailure: (reason) => void end(1, reason),
  });
  const { cognito, paypal, environment } = services;
  functions = await startFunctions({
    environment,
    watched: values.built ? [] : [sourceOf("core"), sourceOf("functions")],
  });
  running.push(functions.stop);

  if (data.isNew) {
    console.log("Creating the demo data ...");
    await invoke("seed", undefined);
    await data.markSeeded();
  }
  const gateway = await startGateway({
    port: ports.api,
    authorize: authorizer({ ...cognito, clientId: cognito.userPoolClientId }),
    originKey: environment.ORIGIN_KEYS,
    invoke,
  });
  running.push(gateway.stop);
  paypal.setWebhookUrl(`${gateway.url}/webhooks/paypal`);

  if (values.built) console.log("Building the web app ...");
  const web = await startWeb({
    port: ports.web,
    gateway: env.API_PROXY_URL ?? gateway.url,
    built: values.built,
    config: {
      stage: environment.STAGE ?? "",
      region: environment.AWS_REGION ?? "",
      apiUrl: "/api",
      cognito: {
        userPoolId: cognito.userPoolId,
        userPoolClientId: cognito.userPoolClientId,
        endpoint: cognito.url,
        domain: cognito.url,
      },
      paypal: { clientId: paypal.clientId, sdkBaseUrl: `${paypal.url}/sdk/js` },
      fee,
      supportAddress: supportAddress(),
    },
  });
  running.push(web.stop);
  stopOnSignals();

  const schedules = [
    startSchedule(() => invoke("notify", {}), notifyInterval),
    startSchedule(() => invoke("reconcile", undefined), reconcileInterval),
  ];
  running.push(...schedules.map(({ stop }) => stop));
  console.log(
    banner({
      urls: {
        web: webUrl,
        api: gateway.url,
        dynamo: services.dynamoUrl,
        cognito: cognito.url,
        ses: services.ses.url,
        paypal: paypal.url,
        push: services.push.url,
      },
      ownDynamo,
      dataDir: data.path,
    }),
  );
}

function readNotifyInterval(): number {
  const milliseconds = Number(env.NOTIFY_INTERVAL_MS ?? 5000);
  if (milliseconds >= 100) return milliseconds;
  throw new PlainError("NOTIFY_INTERVAL_MS is a number of milliseconds, 100 at least.");
}

function sourceOf(name: "core" | "functions"): string {
  return fileURLToPath(new URL(`../../${name}/src`, import.meta.url));
}

/** Stops everything in reverse order of start, and exits. */
async function end(code: number, reason?: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (reason) console.error(reason);
  for (const stop of running.toReversed()) await stop();
  process.exit(code);
}

/** Replaces other handlers: Vite's would exit before the other services have stopped. */
function stopOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => void end(0));
  }
}

stopOnSignals();

try {
  await main();
} catch (error) {
  const isExpected = error instanceof PlainError;
  await end(1, isExpected ? error.message : String((error as Error).stack));
}
