import { afterEach, describe, expect, it, vi } from "vitest";
import { config } from "./config";
import { checkEnvironment } from "./environment";

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
    { FEE_CURRENCY: "dollars" },
    { TABLE_NAME: "" },
    // An empty key would let in requests without one.
    { ORIGIN_KEYS: "new," },
  ])("rejects %o", (wrong) => {
    const [name = ""] = Object.keys(wrong);
    expect(() => checkEnvironment("account", { ...account, ...wrong })).toThrow(name);
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
    vi.stubEnv("SES_CONFIGURATION_SET", "");
    expect(() => config.tableName).toThrow("The environment variable TABLE_NAME is not set");
    expect(config.sesConfigurationSet).toBeUndefined();
  });

  it("rejects a malformed variable", () => {
    vi.stubEnv("FEE_AMOUNT", "ten");
    expect(() => config.fee).toThrow("The environment variable FEE_AMOUNT is malformed");
  });
});
