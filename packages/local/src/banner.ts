/** The output of `npm start` when everything runs. */
import { accounts, password } from "./demo-accounts";
import { type ServiceName, services } from "./ports";

/** `urls` by service; `ownDynamo`: the engine at `AWS_ENDPOINT_URL_DYNAMODB` is used. */
export function banner(options: {
  urls: Readonly<Record<ServiceName, string>>;
  ownDynamo: boolean;
  dataDir: string;
}): string {
  const { urls, ownDynamo, dataDir } = options;
  const rows = (Object.keys(services) as ServiceName[]).map((name) => {
    const { label, variable } = services[name];
    const url = urls[name].replace("127.0.0.1", "localhost");
    const setWith = name === "dynamo" && ownDynamo ? "AWS_ENDPOINT_URL_DYNAMODB" : variable;
    return `  ${label.padEnd(11)} ${url.padEnd(25)} ${setWith}`;
  });
  const emails = accounts.map(({ email }) => email);
  const [people, operator] = [emails.slice(0, 2), emails[2]];
  return `
  FlightAides is running. Ctrl-C stops it.

  what        address                   set with
${rows.join("\n")}

  Sign in as ${people.join(" or ")}, or as ${operator} for the desk (/desk), password ${password}
  Every mail, sign-up codes included, arrives in the inbox.
  Data is in ${dataDir}; npm start -- --fresh deletes it first.
`;
}
