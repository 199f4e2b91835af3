import { expect, it } from "vitest";
import { settings } from "../settings";
import { productionSettings } from "./fixtures";

it("reports every missing setting of production", () => {
  expect(() => settings("prod", { DOMAIN: "flightaides.example" })).toThrow(
    "Production needs HOSTED_ZONE_ID, POSTAL_ADDRESS, GOOGLE_CLIENT_ID",
  );
});

it("needs none for a personal stage, which uses PayPal's sandbox", () => {
  const { paypal, domain } = settings("ada", {});
  expect(paypal.baseUrl).toBe("https://api-m.sandbox.paypal.com");
  expect(domain).toBeUndefined();
  expect(settings("prod", productionSettings).paypal.baseUrl).toBe("https://api-m.paypal.com");
});
