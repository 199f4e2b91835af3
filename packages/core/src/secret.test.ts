/** Secrets are read from Parameter Store and cached. */
import { secret } from "@flightaides/core/secret.ts";
import { start } from "@flightaides/standins/ssm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

const minutes = 60_000;
const stored: Record<string, string> = {};
let parameters: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  parameters = await start({ port: 0, parameters: stored });
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SSM = parameters.url;
});
afterAll(() => parameters.stop());
afterEach(() => {
  vi.useRealTimers();
});

function set(name: string, value: string): void {
  stored[`/sst/flightaides/test/Secret/${name}/value`] = value;
}

it("is cached for five minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  set("PAYPAL_CLIENT_ID", "first");
  expect(await secret("PAYPAL_CLIENT_ID")).toBe("first");
  set("PAYPAL_CLIENT_ID", "second");
  vi.advanceTimersByTime(4.9 * minutes);
  expect(await secret("PAYPAL_CLIENT_ID")).toBe("first");
  vi.advanceTimersByTime(0.2 * minutes);
  expect(await secret("PAYPAL_CLIENT_ID")).toBe("second");
});

it("is read again after a failure", async () => {
  await expect(secret("PAYPAL_CLIENT_SECRET")).rejects.toMatchObject({ name: "ParameterNotFound" });
  set("PAYPAL_CLIENT_SECRET", "there");
  expect(await secret("PAYPAL_CLIENT_SECRET")).toBe("there");
});
