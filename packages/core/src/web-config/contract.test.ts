import { expect, it } from "vitest";
import { WebConfig } from "./contract";

const config: WebConfig = {
  stage: "test",
  region: "us-east-1",
  apiUrl: "/api",
  cognito: { userPoolId: "us-east-1_test", userPoolClientId: "client" },
  fee: { amount: "10.00", currency: "USD" },
  supportAddress: "support@flightaides.example",
};

it("needs neither PayPal nor a hosted domain", () => {
  expect(WebConfig.parse(config)).toEqual(config);
});

it("rejects a configuration without the user pool, and PayPal without a client id", () => {
  expect(WebConfig.safeParse({ ...config, cognito: {} }).success).toBe(false);
  expect(WebConfig.safeParse({ ...config, paypal: { clientId: "" } }).success).toBe(false);
});
