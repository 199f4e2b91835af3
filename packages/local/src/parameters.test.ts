import { afterAll, beforeAll, expect, it } from "vitest";
import { start } from "./parameters";

let parameters: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  parameters = await start({ port: 0, parameters: { "/app/KEY/value": "one,two" } });
});
afterAll(() => parameters.stop());

/** As the SDK asks; secret.test.ts asks by the SDK itself. */
async function ask(operation: string, body: string) {
  const response = await fetch(parameters.url, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AmazonSSM.${operation}`,
    },
    body,
  });
  return { status: response.status, ...(await response.json()) };
}

it("tells a parameter that it has", async () => {
  expect(await ask("GetParameter", '{"Name":"/app/KEY/value","WithDecryption":true}')).toEqual({
    status: 200,
    Parameter: { Name: "/app/KEY/value", Type: "SecureString", Value: "one,two", Version: 1 },
  });
});

it.each(['{"Name":"/app/OTHER/value"}', '{"Name":"constructor"}', "{}", "{"])(
  "has none for %s",
  async (body) => {
    expect(await ask("GetParameter", body)).toMatchObject({
      status: 400,
      __type: "ParameterNotFound",
    });
  },
);

it("knows no other operation", async () => {
  expect(await ask("GetParameters", '{"Name":"/app/KEY/value"}')).toMatchObject({
    status: 400,
    __type: "UnknownOperationException",
  });
});
