/**
 * The check of new versions before they serve requests. CodeDeploy invokes it in production (stacks/constructs/live.ts), and
 * moves no request to a new version unless it succeeds. It invokes the versions with requests as API Gateway sends them, in dry runs:
 * nothing is stored, and no mail is sent.
 */
import {
  CodeDeployClient,
  PutLifecycleEventHookExecutionStatusCommand,
} from "@aws-sdk/client-codedeploy";
import { InvokeCommand, LambdaClient, TooManyRequestsException } from "@aws-sdk/client-lambda";
import * as account from "@flightaides/core/account/contract.ts";
import { config } from "@flightaides/core/config.ts";
import { type Contract, type InputOf, inputIsIn, routeKey } from "@flightaides/core/contract.ts";
import { health } from "@flightaides/core/health/contract.ts";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import * as matching from "@flightaides/core/matching/contract.ts";
import { addDays, utcDate } from "@flightaides/core/trip/calendar.ts";
import * as z from "zod/mini";
import type { HttpEvent } from "./http";
import { logger } from "./logger";
import { rehearseOrder } from "./rehearsal";

type Check = {
  /** What is tried: `a search`. */
  title: string;
  event: HttpEvent;
  /** @throws Error for a body that is not expected */
  read(body: unknown): void;
};

/** Longer than the timeout of any checked function. */
const timeoutMilliseconds = 40_000;

const RolledBack = z.object({ rolledBack: z.number().check(z.positive()) });
const Problem = z.object({ detail: z.optional(z.string()), title: z.optional(z.string()) });
const Reply = z.object({ statusCode: z.number(), body: z.optional(z.string()) });
const Crash = z.object({ errorMessage: z.string() });

/** An account that does not exist. */
const claims = {
  sub: "deployment-check",
  email: "deployment-check@flightaides.example",
  email_verified: "true",
  name: "Deployment Check",
  token_use: "id",
};

function checksOf(name: string, now: Date): Check[] {
  switch (name) {
    case "api":
      return [
        {
          title: "its health",
          event: request(health, {}),
          read(body) {
            const { version } = parse(health.output, body);
            if (version !== config.version)
              throw new Error(`It is version ${version}, not ${config.version}`);
          },
        },
        {
          title: "a search",
          event: request(matching.search, {
            searchType: "PROXIMAL",
            type: "flightaid",
            itinerary: { from: "DXB", to: "YYZ", travelDate: dateIn(14, now), flight: undefined },
          }),
          read: (body) => void parse(matching.search.output, body),
        },
        {
          title: "a posting, rolled back",
          event: request(
            itinerary.create,
            {
              type: "flightaid",
              itinerary: { from: "LYR", to: "IPC", travelDate: dateIn(300, now), flight: "AC-1" },
              traveler: { phoneNumber: "+12125550199" },
            },
            { claims },
          ),
          read: (body) => void parse(RolledBack, body),
        },
      ];
    case "payment":
      return [
        {
          title: "an order at PayPal",
          event: request(rehearseOrder, {}),
          read: (body) => void parse(rehearseOrder.output, body),
        },
      ];
    case "account":
      return [
        {
          // The account is admitted first, as with every first call.
          title: "the first call of an account, rolled back",
          event: request(account.exportAll, {}, { claims, isKnown: false }),
          read: (body) => void parse(RolledBack, body),
        },
      ];
    default:
      throw new Error(`There are no checks of ${name}`);
  }
}

type HookEvent = { DeploymentId: string; LifecycleEventHookExecutionId: string };

/** Tells CodeDeploy the result, and logs a sentence for each check that has failed. */
export async function handler(event: HookEvent): Promise<void> {
  const failures = await failuresOf(config.checkedVersions, new Date());
  if (failures.length > 0) logger().error("The new version is not deployed", { failures });
  else logger().info("The new version may serve requests");
  await new CodeDeployClient().send(
    new PutLifecycleEventHookExecutionStatusCommand({
      deploymentId: event.DeploymentId,
      lifecycleEventHookExecutionId: event.LifecycleEventHookExecutionId,
      status: failures.length > 0 ? "Failed" : "Succeeded",
    }),
  );
}

/** Sentences such as `payment, an order at PayPal: 500 PayPalError: …`. */
async function failuresOf(
  versions: readonly (readonly [name: string, arn: string])[],
  now: Date,
): Promise<string[]> {
  const lambda = new LambdaClient({ requestHandler: { requestTimeout: timeoutMilliseconds } });
  const failures = await Promise.all(
    versions.map(async ([name, arn]) => {
      const found: string[] = [];
      for (const { title, event, read } of checksOf(name, now)) {
        try {
          read(await invoke(lambda, arn, event));
        } catch (error) {
          found.push(`${name}, ${title}: ${error instanceof Error ? error.message : error}`);
        }
      }
      return found;
    }),
  );
  return failures.flat();
}

/** @returns the body of the response. @throws Error unless it is a success */
async function invoke(lambda: LambdaClient, arn: string, event: HttpEvent): Promise<unknown> {
  const call = new InvokeCommand({ FunctionName: arn, Payload: JSON.stringify(event) });
  const { Payload, FunctionError } = await lambda.send(call).catch((error: unknown) => {
    if (error instanceof TooManyRequestsException)
      throw new Error("Lambda throttles it. Is its reserved concurrency 0?", { cause: error });
    throw error;
  });
  const answer: unknown = JSON.parse(Payload?.transformToString() || "null");
  if (FunctionError) throw new Error(Crash.parse(answer).errorMessage);
  const { statusCode, body } = Reply.parse(answer);
  const content: unknown = body ? JSON.parse(body) : undefined;
  if (statusCode >= 300) {
    const { detail, title } = Problem.parse(content ?? {});
    throw new Error(`${statusCode} ${detail ?? title ?? ""}`.trim());
  }
  return content;
}

/** @throws Error with the paths of the fields that are not as the contract says */
function parse<Body>(schema: z.ZodMiniType<Body>, body: unknown): Body {
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  const paths = error.issues.map(({ path }) => path.join(".") || "the whole");
  throw new Error(`The response does not match its contract: ${paths.join(", ")}`);
}

/** A request of API Gateway (payload format 2.0), as a dry run. */
function request<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  { claims, isKnown = true }: { claims?: Record<string, string>; isKnown?: boolean } = {},
): HttpEvent {
  const { method, path } = contract;
  return {
    version: "2.0",
    routeKey: routeKey(contract),
    rawPath: path,
    rawQueryString: "",
    headers: { "content-type": "application/json" },
    ...(inputIsIn(contract) === "body" && { body: JSON.stringify(input) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: "",
      apiId: "",
      domainName: "",
      domainPrefix: "",
      http: { method, path, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "" },
      requestId: "deployment-check",
      routeKey: routeKey(contract),
      stage: "$default",
      time: "",
      timeEpoch: 0,
      dryRun: { isKnown },
      ...(claims && { authorizer: { jwt: { claims } } }),
    },
  };
}

function dateIn(days: number, now: Date): string {
  return addDays(utcDate(now), days);
}
