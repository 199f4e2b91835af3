/** The HTTP API: a function for each entry of the contracts, a route for each contract, and the routes' throttles. */
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { CfnStage, HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import {
  type ApiRouteProps,
  Api as Gateway,
  type Function as Lambda,
  type StackContext,
  use,
} from "sst/constructs";
// By path: SST's bundler treats the root's dependencies as external, and Node can't load their TypeScript.
import { type Rate, routeKey } from "../packages/core/src/contract";
import { contracts, type FunctionName } from "../packages/core/src/contracts";
import { type IndexName, indexes } from "../packages/core/src/db/table";
import { throttles } from "../packages/core/src/http-limits";
import { Auth } from "./auth";
import { lambda, log, type Privilege } from "./constructs/lambda";
import { matchIndexes, paymentPartitions, privileges } from "./constructs/privileges";
import { Web } from "./web";

/**
 * PayPal has 12 s for each answer, and the gateway waits for 30 s. A capture that is cut off before it is recorded is
 * settled by `reconcile`.
 */
const slow: Partial<Record<FunctionName, { timeout: "29 seconds" }>> = {
  payment: { timeout: "29 seconds" },
};

/** Indexes that only the schedule queries. */
const scheduled: IndexName[] = ["due"];
const searched = (Object.keys(indexes) as IndexName[]).filter((name) => !scheduled.includes(name));

export function Api(context: StackContext) {
  const { stack } = context;
  const { userPool, client } = use(Auth);
  const { gateway, webOrigin } = use(Web);
  const { requests, items, callers, signIns, mail, secrets, fee, payment } = privileges(context);
  /** Making and reading the tokens of unsubscribe links. */
  const links = secrets("UNSUBSCRIBE_SECRET");

  const granted: Record<FunctionName, Privilege[]> = {
    api: [items({ indexes: searched }), callers, mail, links, fee],
    airport: [],
    payment: [
      items({ indexes: matchIndexes, partitions: paymentPartitions }),
      callers,
      mail,
      fee,
      payment.calls,
      payment.webhooks,
      secrets("PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"),
    ],
    communication: [items({ partitions: ["user#*", "connection#*"] }), callers, mail, links],
    account: [
      items({ partitions: ["user#*", "itinerary#*", "connection#*", "pair#*", "report#*"] }),
      callers,
      signIns,
      fee,
    ],
  };
  const names = Object.keys(contracts) as FunctionName[];
  const functions = Object.fromEntries(
    names.map((name) => [
      name,
      lambda(stack, name, { privileges: [requests, ...granted[name]], ...slow[name] }),
    ]),
  ) as Record<FunctionName, Lambda>;

  const routes: Record<string, ApiRouteProps<"cognito">> = {
    // Unknown paths are answered with problem+json too.
    $default: { function: functions.api, authorizer: "none" },
  };
  const rates: Record<string, Rate> = { $default: "usual" };
  for (const name of names) {
    for (const contract of contracts[name]) {
      routes[routeKey(contract)] = {
        function: functions[name],
        authorizer: contract.auth === "bearer" ? "cognito" : "none",
      };
      rates[routeKey(contract)] = contract.rate ?? "usual";
    }
  }
  // Imported by id: constructs created for the gateway itself would land in its stack, which this one depends on.
  const httpApi = HttpApi.fromHttpApiAttributes(stack, "HttpApi", { httpApiId: gateway.apiId });
  const api = new Gateway(stack, "Gateway", {
    authorizers: {
      cognito: {
        type: "user_pool",
        userPool: { id: userPool.userPoolId, clientIds: [client.userPoolClientId] },
      },
    },
    cdk: { httpApi },
    routes,
  });

  const stage = new HttpStage(stack, "Stage", {
    httpApi,
    stageName: "$default",
    autoDeploy: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(log(stack, "access-log")),
      format: AccessLogFormat.custom(JSON.stringify(accessLog)),
    },
  });
  // API Gateway rejects settings of routes that do not exist yet.
  stage.node.addDependency(api);
  const { defaultChild } = stage.node;
  if (!(defaultChild instanceof CfnStage)) throw new Error("HttpStage has no CfnStage");
  defaultChild.routeSettings = Object.fromEntries(
    Object.entries(rates).map(([key, rate]) => [
      key,
      {
        ThrottlingRateLimit: throttles[rate].rate,
        ThrottlingBurstLimit: throttles[rate].burst,
      },
    ]),
  );
  return { functions, gateway, webOrigin };
}

/**
 * Logged as one line of JSON per request. Without path and query, which name itineraries and carry tokens. `peer` is CloudFront, or
 * a caller past it. The viewer's address is in the function's line of the same `requestId`, there `gatewayRequestId`.
 */
const accessLog = {
  requestId: "$context.requestId",
  time: "$context.requestTime",
  route: "$context.routeKey",
  status: "$context.status",
  milliseconds: "$context.responseLatency",
  functionMilliseconds: "$context.integration.latency",
  peer: "$context.identity.sourceIp",
  error: "$context.error.message",
  authorizerError: "$context.authorizer.error",
  integrationError: "$context.integration.error",
};
