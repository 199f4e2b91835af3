import { expect, it } from "vitest";
import { settings } from "../settings";
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

it("needs none for a personal stage, which uses PayPal's sandbox", () => {
  const { paypal, domain } = settings("ada", {});
  expect(paypal.baseUrl).toBe("https://api-m.sandbox.paypal.com");
  expect(domain).toBeUndefined();
  expect(settings("prod", productionSettings).paypal.baseUrl).toBe("https://api-m.paypal.com");
});
