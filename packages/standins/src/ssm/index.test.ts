import { GetParameterCommand, GetParametersCommand, SSMClient } from "@aws-sdk/client-ssm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { start } from "./index";

let parameters: Awaited<ReturnType<typeof start>>;
let client: SSMClient;

beforeAll(async () => {
  parameters = await start({ port: 0, parameters: { "/app/KEY/value": "one,two" } });
  client = new SSMClient({ endpoint: parameters.url, maxAttempts: 1 });
});
afterAll(async () => {
  client.destroy();
  await parameters.stop();
});

it("returns a parameter to the AWS SDK", async () => {
  const { Parameter } = await client.send(
    new GetParameterCommand({ Name: "/app/KEY/value", WithDecryption: true }),
  );
  expect(Parameter).toMatchObject({ Type: "SecureString", Value: "one,two" });
});

it.each(["/app/OTHER/value", "constructor"])("rejects the unknown parameter %s", async (Name) => {
  await expect(client.send(new GetParameterCommand({ Name }))).rejects.toMatchObject({
    name: "ParameterNotFound",
  });
});

it("rejects other operations", async () => {
  await expect(
    client.send(new GetParametersCommand({ Names: ["/app/KEY/value"] })),
  ).rejects.toMatchObject({ name: "UnknownOperationException" });
});

it("answers a request that is not JSON", async () => {
  const response = await fetch(parameters.url, { method: "POST", body: "{" });
  expect(response.status).toBe(400);
});
