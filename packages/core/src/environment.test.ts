import { afterEach, describe, expect, it, vi } from "vitest";
import { config } from "./config";
import { checkEnvironment, Price } from "./environment";

afterEach(() => vi.unstubAllEnvs());

describe("checkEnvironment", () => {
  const feedback = { STAGE: "test", VERSION: "test", TABLE_NAME: "test" };
  const account = {
    ...feedback,
    ORIGIN_KEYS: "old,new",
    USER_POOL_ID: "us-east-1_test",
    USER_POOL_CLIENT_ID: "client",
    SECRETS_PATH: "/sst/flightaides/test/Secret",
    FEE_AMOUNT: "10.00",
    FEE_CURRENCY: "USD",
    POSTAL_ADDRESS: "FlightAides, Toronto",
  };

  it("accepts exactly the variables of a function", () => {
    expect(() => checkEnvironment("feedback", feedback)).not.toThrow();
    expect(() => checkEnvironment("account", account)).not.toThrow();
  });

  it("names a variable that is missing", () => {
    const { TABLE_NAME: _, ...others } = feedback;
    expect(() => checkEnvironment("feedback", others)).toThrow(
      "The environment of feedback is wrong: TABLE_NAME is missing or malformed.",
    );
  });

  it("names a variable of another function", () => {
    expect(() => checkEnvironment("feedback", account)).toThrow("FEE_AMOUNT is not in its schema");
  });

  it.each([
    { FEE_AMOUNT: "ten" },
    { FEE_AMOUNT: "10.0" },
    { FEE_AMOUNT: "10" },
    { FEE_CURRENCY: "dollars" },
    { FEE_CURRENCY: "JPY" },
    { TABLE_NAME: "" },
    // An empty key would let in requests without one.
    { ORIGIN_KEYS: "new," },
  ])("rejects %o", (wrong) => {
    const [name = ""] = Object.keys(wrong);
    expect(() => checkEnvironment("account", { ...account, ...wrong })).toThrow(name);
  });
});

describe("Price", () => {
  it.each([
    ["10.00", "USD"],
    ["0.50", "EUR"],
    ["3500", "HUF"],
    ["1500", "JPY"],
    ["300", "TWD"],
  ])("accepts %s %s, which PayPal writes so", (amount, currency) => {
    expect(Price.safeParse({ amount, currency }).success).toBe(true);
  });

  it.each([
    ["10", "USD"],
    ["10.0", "USD"],
    ["010.00", "USD"],
    [".50", "USD"],
    ["-1.00", "USD"],
    ["0.00", "USD"],
    ["0", "JPY"],
    ["1500.00", "JPY"],
    ["10.00", "usd"],
  ])("rejects %s %s", (amount, currency) => {
    expect(Price.safeParse({ amount, currency }).success).toBe(false);
  });
});

describe("config", () => {
  it("reads a variable when it is accessed", () => {
    vi.stubEnv("TABLE_NAME", "one");
    expect(config.tableName).toBe("one");
    vi.stubEnv("TABLE_NAME", "another");
    expect(config.tableName).toBe("another");
  });

  it("treats an empty variable as unset", () => {
    vi.stubEnv("TABLE_NAME", "");
    vi.stubEnv("PUSH_SERVICE_ORIGIN", "");
    expect(() => config.tableName).toThrow("The environment variable TABLE_NAME is not set");
    expect(config.pushServiceOrigin).toBeUndefined();
  });

  it("rejects a malformed variable", () => {
    vi.stubEnv("FEE_AMOUNT", "ten");
    expect(() => config.fee).toThrow("The environment variable FEE_AMOUNT is malformed");
  });
});
