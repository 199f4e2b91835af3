/** The HTTP API: a function for each entry of the contracts, a route for each contract, and the routes' throttles. */
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  CfnAuthorizer,
  CfnRoute,
  CfnStage,
  HttpApi,
  HttpIntegration,
  HttpIntegrationType,
  HttpStage,
  type IHttpApi,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from "aws-cdk-lib/aws-apigatewayv2";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Alias } from "aws-cdk-lib/aws-lambda";
import { type Function as Lambda, type Stack, type StackContext, use } from "sst/constructs";
// By path: SST's bundler treats the root's dependencies as external, and Node can't load their TypeScript.
import { type Contract, needsToken, type Rate, routeKey } from "../packages/core/src/contract";
import { contracts, type FunctionName } from "../packages/core/src/contracts";
import { type IndexName, indexes } from "../packages/core/src/db/table";
import { throttleOf } from "../packages/core/src/http-limits";
import { isProduction } from "../packages/core/src/stage-defaults";
import { Auth } from "./auth";
import { checkVersion } from "./constructs/check-version";
import { lambda, log, type Privilege } from "./constructs/lambda";
import { keepsVersions, live } from "./constructs/live";
import {
  accountPartitions,
  matchIndexes,
  numbersPartitions,
  paymentPartitions,
  privileges,
  recordPartitions,
} from "./constructs/privileges";
import { settings } from "./settings";
import { Web } from "./web";

/**
 * Functions whose new versions are checked and take over gradually in production, because a defect there would cost the
 * most. packages/functions/src/check-version.ts has the checks of each.
 */
const gradual = ["api", "payment", "account"] as const satisfies FunctionName[];
const isGradual = (name: FunctionName): name is (typeof gradual)[number] =>
  (gradual as readonly FunctionName[]).includes(name);

/** Indexes that only the scheduled functions query. */
const scheduled: IndexName[] = ["due"];
const searched = (Object.keys(indexes) as IndexName[]).filter((name) => !scheduled.includes(name));

export function Api(context: StackContext) {
  const { app, stack } = context;
  const { requestRates } = settings(app.stage);
  const { userPool, client } = use(Auth);
  const { gateway, webOrigin } = use(Web);
  const { requests, items, callers, signIns, operators, mail, secrets, fee, payment } =
    privileges(context);
  /** Seals the links that need no sign-in: unsubscribing, answers before a flight, appeals. */
  const links = "UNSUBSCRIBE_SECRET";
  /** Recognises former accounts, with every function that a new account can call first. */
  const accountKeys = "FORMER_ACCOUNT_SECRET";
  /** Signs pushes. */
  const pushKey = "VAPID_PRIVATE_KEY";

  const granted: Record<FunctionName, Privilege[]> = {
    api: [items({ indexes: searched }), callers, mail, secrets(links, accountKeys, pushKey), fee],
    airport: [],
    payment: [
      items({
        indexes: matchIndexes,
        partitions: [...paymentPartitions, "report#*", "account-key#*", "push#*", "send-rate"],
      }),
      callers,
      mail,
      fee,
      payment.calls,
      payment.signIn,
      payment.webhooks,
      secrets(
        "PAYPAL_CLIENT_ID",
        "PAYPAL_CLIENT_SECRET",
        "PAYPAL_WEBHOOK_ID",
        accountKeys,
        pushKey,
      ),
    ],
    desk: [
      items({ indexes: ["due", ...matchIndexes] }),
      items({ partitions: recordPartitions, actions: ["GetItem", "Query"] }),
      // A transaction puts an entry of the record together with its subject, and AWS does not document that it checks the keys separately.
      items({ partitions: "all", actions: ["PutItem"] }),
      callers,
      operators,
      mail,
      fee,
      payment.calls,
      secrets(links, "PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", accountKeys, pushKey),
    ],
    // Reads a link, its connection, and whether one of the two has blocked the other.
    follow: [
      items({
        partitions: ["follow#*", "connection#*", "user#*"],
        actions: ["GetItem", "Query"],
      }),
    ],
    communication: [
      items({
        partitions: [
          "user#*",
          "connection#*",
          "pair#*",
          "report#*",
          "account-key#*",
          "send-rate",
          ...numbersPartitions,
        ],
      }),
      callers,
      mail,
      secrets(links, accountKeys),
    ],
    account: [
      items({ partitions: accountPartitions }),
      items({ partitions: ["order#*"], actions: ["GetItem"] }),
      callers,
      signIns,
      secrets(accountKeys),
      fee,
    ],
  };
  const names = Object.keys(contracts) as FunctionName[];
  const functions = Object.fromEntries(
    names.map((name) => [
      name,
      lambda(stack, name, {
        privileges: [requests, ...granted[name]],
        ...(isGradual(name) && keepsVersions),
      }),
    ]),
  ) as Record<FunctionName, Lambda>;

  // Imported by id: constructs created for the gateway itself would land in its stack, which this one depends on.
  const httpApi = HttpApi.fromHttpApiAttributes(stack, "HttpApi", { httpApiId: gateway.apiId });
  const authorizer = new CfnAuthorizer(stack, "Authorizer", {
    apiId: gateway.apiId,
    name: "cognito",
    authorizerType: "JWT",
    identitySource: ["$request.header.Authorization"],
    jwtConfiguration: {
      issuer: `https://cognito-idp.${stack.region}.amazonaws.com/${userPool.userPoolId}`,
      audience: [client.userPoolClientId],
    },
  });
  const check = isProduction(app.stage)
    ? checkVersion(stack, Object.fromEntries(gradual.map((name) => [name, functions[name]])))
    : undefined;
  const targets = Object.fromEntries(
    names.map((name) => {
      const lambda = functions[name];
      const target = isGradual(name) ? live(stack, lambda, check) : lambda;
      return [name, targetOf(stack, httpApi, name, target)];
    }),
  ) as Record<FunctionName, string>;
  const route = (key: string, target: string, auth: Contract["auth"] = "none") =>
    new CfnRoute(stack, `Route_${key}`, {
      apiId: gateway.apiId,
      routeKey: key,
      target,
      ...(needsToken(auth)
        ? { authorizationType: "JWT", authorizerId: authorizer.ref }
        : { authorizationType: "NONE" }),
    });
  // Unknown paths are answered with problem+json too.
  const routes = [route("$default", targets.api)];
  const rates: Record<string, Rate> = { $default: "usual" };
  for (const name of names) {
    for (const contract of contracts[name] as readonly Contract[]) {
      const key = routeKey(contract);
      routes.push(route(key, targets[name], contract.auth));
      rates[key] = contract.rate ?? "usual";
    }
  }

  // Under this prefix a log group needs no separate statement in the account's policy for log
  // deliveries, which is limited to about ten statements: the next stage would fail.
  const accessLogGroup = `/aws/vendedlogs/${app.name}/${app.stage}/access`;
  const stage = new HttpStage(stack, "Stage", {
    httpApi,
    stageName: "$default",
    autoDeploy: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(log(stack, "access-log", accessLogGroup)),
      format: AccessLogFormat.custom(JSON.stringify(accessLog)),
    },
  });
  // API Gateway rejects settings of routes that do not exist yet.
  stage.node.addDependency(...routes);
  const { defaultChild } = stage.node;
  if (!(defaultChild instanceof CfnStage)) throw new Error("HttpStage has no CfnStage");
  defaultChild.routeSettings = Object.fromEntries(
    Object.entries(rates).map(([key, name]) => {
      const { rate, burst } = throttleOf(requestRates[name]);
      return [key, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }];
    }),
  );
  return { functions, check, gateway, webOrigin };
}

/** The target of a function's routes. */
function targetOf(
  stack: Stack,
  httpApi: IHttpApi,
  name: FunctionName,
  handler: Lambda | Alias,
): string {
  const integration = new HttpIntegration(stack, `${name}-integration`, {
    httpApi,
    integrationType: HttpIntegrationType.AWS_PROXY,
    integrationUri: handler.functionArn,
    payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
  });
  // One for all routes: the permissions of a function must fit into 20 KB.
  handler.addPermission("gateway", {
    principal: new ServicePrincipal("apigateway.amazonaws.com"),
    sourceArn: stack.formatArn({
      service: "execute-api",
      resource: httpApi.apiId,
      resourceName: "*/*",
    }),
  });
  return `integrations/${integration.integrationId}`;
}

/**
 * Logged as one line of JSON per request. Without path and query, which contain ids of itineraries
 * and tokens. `peer` is CloudFront, or a caller that bypasses it. The viewer's address is in the
 * function's line of the same `requestId`, there `gatewayRequestId`.
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
