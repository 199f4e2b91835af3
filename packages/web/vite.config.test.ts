import { expect, test, vi } from "vitest";
import { configOf } from "./vite.config";

const feeOf = () => JSON.parse(configOf({ origin: "" }).define?.["import.meta.env.VITE_FEE"]);

test("pages state the fee of the stage's settings", () => {
  expect(feeOf()).toEqual({ amount: "10.00", currency: "USD" });
  vi.stubEnv("FEE_AMOUNT", "12.50");
  vi.stubEnv("FEE_CURRENCY", "CAD");
  expect(feeOf()).toEqual({ amount: "12.50", currency: "CAD" });
  // An unset variable of a GitHub environment is empty.
  vi.stubEnv("FEE_AMOUNT", "");
  expect(feeOf()).toEqual({ amount: "10.00", currency: "CAD" });
});
