/** Secrets as the functions read them: from the parameter store, and kept for a while. */
import { secret } from "@flightaides/core/secret";
import { start } from "@flightaides/standins/ssm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

const minutes = 60_000;
const held: Record<string, string> = {};
let parameters: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  parameters = await start({ port: 0, parameters: held });
  // Read by the client when it first asks.
  process.env.AWS_ENDPOINT_URL_SSM = parameters.url;
});
afterAll(() => parameters.stop());
afterEach(() => {
  vi.useRealTimers();
});

function set(name: string, value: string): void {
  held[`/sst/flightaides/test/Secret/${name}/value`] = value;
}

it("is read once in five minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  set("PAYPAL_CLIENT_ID", "first");
  expect(await secret("PAYPAL_CLIENT_ID")).toBe("first");
  set("PAYPAL_CLIENT_ID", "second");
  vi.advanceTimersByTime(4.9 * minutes);
  expect(await secret("PAYPAL_CLIENT_ID")).toBe("first");
  vi.advanceTimersByTime(0.2 * minutes);
  expect(await secret("PAYPAL_CLIENT_ID")).toBe("second");
});

it("is asked for again after a failure", async () => {
  await expect(secret("PAYPAL_CLIENT_SECRET")).rejects.toMatchObject({ name: "ParameterNotFound" });
  set("PAYPAL_CLIENT_SECRET", "there");
  expect(await secret("PAYPAL_CLIENT_SECRET")).toBe("there");
});
