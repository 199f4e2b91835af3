/**
 * The permissions that a request to AWS needs, and whether statements allow them. Covers the part of IAM that the stacks
 * use: actions, resources and two conditions.
 */
import type { Statement } from "./stage";

export type Needed = {
  action: string;
  resource: string;
  /** Condition keys with their values. */
  context: Record<string, string[]>;
};

export type Call = {
  service: "dynamodb" | "ses" | "ssm" | "s3" | "cognito-idp";
  method: string;
  path: string;
  /** The operation of a JSON protocol: `DynamoDB_20120810.GetItem`. */
  target: string;
  body: string;
};

type Item = Record<string, { S?: string } | undefined>;
type Keyed = { TableName?: string; Key?: Item; Item?: Item };
type DynamoInput = Keyed & {
  IndexName?: string;
  KeyConditionExpression?: string;
  ExpressionAttributeValues?: Item;
  RequestItems?: Record<string, { Keys: Item[] } | Record<string, Keyed>[]>;
  TransactItems?: Record<string, Keyed>[];
};

/** `resource` makes an ARN of the test's account: `resource("ssm", "parameter/x")`. */
export function neededBy(
  call: Call,
  resource: (service: string, name: string) => string,
): Needed[] {
  const operation = call.target.split(".").at(-1) ?? "";
  const plain = (action: string, name: string, context = {}): Needed => ({
    action,
    resource: name,
    context,
  });
  switch (call.service) {
    case "dynamodb":
      return ofItems(operation, JSON.parse(call.body), (name) => resource("dynamodb", name));
    case "ssm":
      return [plain(`ssm:${operation}`, resource("ssm", `parameter${JSON.parse(call.body).Name}`))];
    case "s3": {
      const { pathname } = new URL(call.path, "http://s3");
      const action = call.method === "PUT" ? "s3:PutObject" : "s3:GetObject";
      return [plain(action, `arn:aws:s3:::${pathname.slice(1)}`)];
    }
    case "cognito-idp":
      // GET reads the pool's public keys, which needs no permission.
      if (call.method === "GET") return [];
      return [
        plain(
          `cognito-idp:${operation}`,
          resource("cognito-idp", `userpool/${JSON.parse(call.body).UserPoolId}`),
        ),
      ];
    case "ses": {
      if (call.method === "GET") return [plain("ses:GetAccount", "*")];
      const { FromEmailAddress, ConfigurationSetName } = JSON.parse(call.body) as {
        FromEmailAddress: string;
        ConfigurationSetName: string;
      };
      const from = /<(.+)>/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress;
      const context = { "ses:FromAddress": [from] };
      return [`identity/${from.split("@")[1]}`, `configuration-set/${ConfigurationSetName}`].map(
        (name) => plain("ses:SendEmail", resource("ses", name), context),
      );
    }
  }
}

function ofItems(
  operation: string,
  input: DynamoInput,
  resource: (name: string) => string,
): Needed[] {
  const one = (action: string, table: string, keys: (string | undefined)[]): Needed => ({
    action: `dynamodb:${action}`,
    resource: resource(`table/${table}`),
    context: { "dynamodb:LeadingKeys": keys.map((key) => key ?? "") },
  });
  const key = (keyed: Keyed) => (keyed.Key ?? keyed.Item)?.pk?.S;
  const { TableName = "", TransactItems, RequestItems } = input;
  if (TransactItems) {
    const actions: Record<string, string> = {
      Put: "PutItem",
      Update: "UpdateItem",
      Delete: "DeleteItem",
      ConditionCheck: "ConditionCheckItem",
      Get: "GetItem",
    };
    return TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, keyed]) =>
        one(actions[kind] ?? kind, keyed.TableName ?? "", [key(keyed)]),
      ),
    );
  }
  if (RequestItems) {
    return Object.entries(RequestItems).map(([table, requests]) => {
      const keys = Array.isArray(requests)
        ? requests.flatMap((item) => Object.values(item).map(key))
        : requests.Keys.map(({ pk }) => pk?.S);
      return one(operation, table, keys);
    });
  }
  if (operation !== "Query") return [one(operation, TableName, [key(input)])];
  // ElectroDB names the value of the partition key `:pk`.
  const partition = input.ExpressionAttributeValues?.[":pk"]?.S;
  const query = one("Query", TableName, [partition]);
  return input.IndexName
    ? [{ ...query, resource: `${query.resource}/index/${input.IndexName}` }]
    : [query];
}

/** Whether one of the statements allows it. `resources` are the statement's as text. */
export function allows(
  statements: readonly (Statement & { resources: readonly string[] })[],
  { action, resource, context }: Needed,
): boolean {
  return statements.some(
    ({ Action, resources, Condition = {} }) =>
      [Action].flat().includes(action) &&
      resources.some((pattern) => matches(pattern, resource)) &&
      Object.entries(Condition).every(([operator, keys]) =>
        Object.entries(keys).every(([key, patterns]) =>
          (context[key] ?? [""]).every((value) => {
            const isLike = [patterns].flat().some((pattern) => matches(pattern, value));
            return /Not(?:Like|Equals)$/.test(operator) ? !isLike : isLike;
          }),
        ),
      ),
  );
}

export function matches(pattern: string, value: string): boolean {
  const literal = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`).test(value);
}
