import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { problemsOf, settingNames, settings } from "../settings";
import { productionSettings } from "./fixtures";

it("reports every missing setting of production", () => {
  expect(() => settings("prod", { DOMAIN: "flightaides.example" })).toThrow(
    "Production needs HOSTED_ZONE_ID, POSTAL_ADDRESS, GOOGLE_CLIENT_ID",
  );
});

it("takes the requests per second of a route from the environment", () => {
  expect(settings("ada", {}).requestRates).toEqual({ frequent: 1000, usual: 200, costly: 20 });
  const { requestRates } = settings("ada", { REQUESTS_USUAL: "600", REQUESTS_COSTLY: "" });
  expect(requestRates).toEqual({ frequent: 1000, usual: 600, costly: 20 });
  for (const wrong of ["many", "0", "1.5"])
    expect(() => settings("ada", { REQUESTS_COSTLY: wrong })).toThrow("REQUESTS_COSTLY");
});

it.each([
  ["MONTHLY_BUDGET_USD", "100 USD"],
  ["MONTHLY_BUDGET_USD", "0"],
  ["DOMAIN", "https://flightaides.example"],
  ["HOSTED_ZONE_ID", "/hostedzone/Z0123456789ABCDEFGHIJ"],
  ["MAIL_FROM", "FlightAides"],
  ["SUPPORT_ADDRESS", "Help <support@flightaides.example>"],
  ["POSTAL_ADDRESS", "1 Example Street\nToronto"],
  ["GOOGLE_CLIENT_ID", "1234-abcd"],
  ["PAYPAL_CLIENT_ID", "two words"],
  ["PAYPAL_MERCHANT_ID", "seller@example.com"],
  ["PAYPAL_BASE_URL", "api-m.paypal.com"],
  ["FEE_AMOUNT", "$10"],
  ["FEE_AMOUNT", "10"],
  ["FEE_CURRENCY", "usd"],
  ["BACKUP_VAULT_ARN", "arn:aws:backup:eu-west-1:111111111111:backup-vault:flightaides-prod"],
  ["ALARM_ADDRESS", "operator"],
  ["DEPLOY_AT_ONCE", "yes"],
  ["REQUESTS_USUAL", "200/s"],
])("refuses %s=%s, and says what it should be", (name, value) => {
  expect(problemsOf("prod", { ...productionSettings, [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} is .+, not "`)),
  ]);
});

it("takes an amount with the decimals of its currency only, also when one of the two is not set", () => {
  expect(problemsOf("ada", { FEE_AMOUNT: "1500", FEE_CURRENCY: "JPY" })).toEqual([]);
  for (const env of [
    { FEE_CURRENCY: "JPY" },
    { FEE_AMOUNT: "10.00", FEE_CURRENCY: "JPY" },
    { FEE_AMOUNT: "1500", FEE_CURRENCY: "" },
  ])
    expect(problemsOf("ada", env)).toEqual([expect.stringMatching(/^FEE_AMOUNT is .+, not "1.+"/)]);
});

it("reports all problems at once", () => {
  const env = { DOMAIN: "flightaides.example", FEE_CURRENCY: "dollars", REQUESTS_COSTLY: "0" };
  expect(problemsOf("ada", env).map((problem) => problem.split(" ")[0])).toEqual([
    "DOMAIN",
    "FEE_CURRENCY",
    "REQUESTS_COSTLY",
  ]);
  expect(() => settings("ada", env)).toThrow(/belong together.*FEE_CURRENCY.*REQUESTS_COSTLY/);
  expect(problemsOf("prod", productionSettings)).toEqual([]);
});

it("has a line in .env.example and in the workflow for each", () => {
  const example = readFileSync(".env.example", "utf8");
  const workflow = readFileSync(".github/workflows/production.yml", "utf8");
  for (const name of settingNames) {
    expect(example).toMatch(new RegExp(`^# ${name}=`, "m"));
    expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
  }
});

it("needs none for a personal stage, which uses PayPal's sandbox", () => {
  const { paypal, domain } = settings("ada", {});
  expect(paypal.baseUrl).toBe("https://api-m.sandbox.paypal.com");
  expect(domain).toBeUndefined();
  expect(settings("prod", productionSettings).paypal.baseUrl).toBe("https://api-m.paypal.com");
});
