/** The HTTP API: a function for each entry of the contracts, a route for each contract. */
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import {
  type ApiRouteProps,
  type FunctionProps,
  Api as HttpApi,
  Function as Lambda,
  type StackContext,
  use,
} from "sst/constructs";
// By path: SST's bundler leaves the packages that the root names to Node, and Node reads no TypeScript.
import { routeKey } from "../packages/core/src/contract";
import { contracts, type FunctionName } from "../packages/core/src/contracts";
import { Auth } from "./auth";
import { Database } from "./database";

export function Api({ stack }: StackContext) {
  const { table } = use(Database);
  const { userPool, client } = use(Auth);

  const environment = {
    TABLE_NAME: table.tableName,
    USER_POOL_ID: userPool.userPoolId,
    USER_POOL_CLIENT_ID: client.userPoolClientId,
  };
  const items = () => [
    // No Scan: every access pattern has its index.
    new PolicyStatement({
      actions: [
        "dynamodb:GetItem",
        "dynamodb:BatchGetItem",
        "dynamodb:Query",
        "dynamodb:PutItem",
        "dynamodb:UpdateItem",
        "dynamodb:DeleteItem",
        "dynamodb:ConditionCheckItem",
      ],
      resources: [table.tableArn],
    }),
    new PolicyStatement({
      actions: ["dynamodb:Query"],
      resources: [`${table.tableArn}/index/*`],
    }),
  ];

  /** What each function may do and know beyond the defaults. */
  const privileges: Record<FunctionName, FunctionProps> = {
    api: { environment, permissions: items() },
    airport: {},
    communication: { environment, permissions: items() },
    payment: { environment, permissions: items() },
    account: {
      environment,
      permissions: [
        ...items(),
        new PolicyStatement({
          actions: ["cognito-idp:AdminGetUser", "cognito-idp:AdminDeleteUser"],
          resources: [userPool.userPoolArn],
        }),
      ],
    },
  };
  const lambda = (name: FunctionName) =>
    new Lambda(stack, name, {
      handler: `packages/functions/src/${name}.handler`,
      ...privileges[name],
    });
  const functions: Record<FunctionName, Lambda> = {
    api: lambda("api"),
    airport: lambda("airport"),
    account: lambda("account"),
    communication: lambda("communication"),
    payment: lambda("payment"),
  };

  const routes: Record<string, ApiRouteProps<"cognito">> = {
    // Whatever matches no route is answered in our own words too.
    $default: { function: functions.api, authorizer: "none" },
  };
  for (const name of Object.keys(contracts) as FunctionName[]) {
    for (const contract of contracts[name]) {
      routes[routeKey(contract)] = {
        function: functions[name],
        authorizer: contract.auth === "bearer" ? "cognito" : "none",
      };
    }
  }
  const api = new HttpApi(stack, "Gateway", {
    authorizers: {
      cognito: {
        type: "user_pool",
        userPool: { id: userPool.userPoolId, clientIds: [client.userPoolClientId] },
      },
    },
    // The browser calls it through CloudFront, at the page's own origin.
    cors: false,
    routes,
  });
  stack.addOutputs({ GatewayUrl: api.url });
  return { api };
}
