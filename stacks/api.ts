/** The HTTP API: a function for each entry of the contracts, a route for each contract, and how often each may be called. */

import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { CfnStage, HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import {
  type ApiRouteProps,
  Api as Gateway,
  type Function as Lambda,
  type StackContext,
  use,
} from "sst/constructs";
// By path: SST's bundler leaves the packages that the root names to Node, and Node reads no TypeScript.
import { type Rate, routeKey } from "../packages/core/src/contract";
import { contracts, type FunctionName } from "../packages/core/src/contracts";
import { type IndexName, indexes } from "../packages/core/src/db/table";
import { Auth } from "./auth";
import { lambda, log } from "./constructs/lambda";
import { type Privilege, paid, privileges, together } from "./constructs/privileges";
import { Web } from "./web";

/**
 * Requests a second of all callers together, and how many at once before that counts. The account has 10,000 a second and
 * 1,000 functions at a time; a frequent route answers within 50 ms, so that its share is 50 of these. What one address may
 * ask is the firewall's business.
 */
const throttles: Record<Rate, { rateLimit: number; burstLimit: number }> = {
  frequent: { rateLimit: 1000, burstLimit: 2000 },
  usual: { rateLimit: 200, burstLimit: 400 },
  costly: { rateLimit: 20, burstLimit: 40 },
};

/**
 * PayPal has 12 s for each answer. The gateway waits 30 s, and whoever is cut off between a capture and its record leaves a
 * payment to the sweep.
 */
const slow: Partial<Record<FunctionName, { timeout: "29 seconds" }>> = {
  payment: { timeout: "29 seconds" },
};

/** What the schedule alone reads. */
const scheduled: IndexName[] = ["due"];
const searched = (Object.keys(indexes) as IndexName[]).filter((name) => !scheduled.includes(name));

export function Api(context: StackContext) {
  const { stack } = context;
  const { userPool, client } = use(Auth);
  const { gateway, webOrigin } = use(Web);
  const { items, callers, signIns, mail, secrets, fee, payment } = privileges(context);
  // The links in mails, and reading them.
  const links = secrets("UNSUBSCRIBE_SECRET");

  const given: Record<FunctionName, Privilege[]> = {
    api: [items({ indexes: searched }), callers, mail, links, fee],
    airport: [],
    payment: [
      items({ partitions: paid }),
      callers,
      mail,
      fee,
      payment.calls,
      payment.webhooks,
      secrets("PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"),
    ],
    communication: [items({ partitions: ["user#*", "connection#*"] }), callers, mail, links],
    account: [
      items({ indexes: ["owner"], partitions: ["user#*", "itinerary#*", "connection#*"] }),
      callers,
      signIns,
      fee,
    ],
  };
  const names = Object.keys(contracts) as FunctionName[];
  const functions = Object.fromEntries(
    names.map((name) => [
      name,
      lambda(stack, name, { ...together(...given[name]), ...slow[name] }),
    ]),
  ) as Record<FunctionName, Lambda>;

  const routes: Record<string, ApiRouteProps<"cognito">> = {
    // Whatever matches no route is answered in our own words too.
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
  // As one that is there already: what is made for the gateway itself would be made in its stack, which is this one's base.
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
  // The gateway takes settings of a route only when the route is there.
  stage.node.addDependency(api);
  const { defaultChild } = stage.node;
  if (!(defaultChild instanceof CfnStage)) throw new Error("The stage is not what it was");
  defaultChild.routeSettings = Object.fromEntries(
    Object.entries(rates).map(([key, rate]) => [
      key,
      {
        ThrottlingRateLimit: throttles[rate].rateLimit,
        ThrottlingBurstLimit: throttles[rate].burstLimit,
      },
    ]),
  );
  return { functions, gateway, webOrigin };
}

/** One line of JSON for each request. Neither path nor query: they name itineraries and carry tokens. */
const accessLog = {
  requestId: "$context.requestId",
  time: "$context.requestTime",
  route: "$context.routeKey",
  status: "$context.status",
  milliseconds: "$context.responseLatency",
  functionMilliseconds: "$context.integration.latency",
  address: "$context.identity.sourceIp",
  error: "$context.error.message",
  authorizerError: "$context.authorizer.error",
  integrationError: "$context.integration.error",
};
