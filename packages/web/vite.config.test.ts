import { expect, test, vi } from "vitest";
import { configOf } from "./vite.config";

const feeInWords = () =>
  JSON.parse(configOf({ origin: "" }).define?.["import.meta.env.VITE_FEE_IN_WORDS"]);

test("pages state the fee of the stage's settings", () => {
  expect(feeInWords()).toEqual({
    en: "$10 USD",
    fr: "10\u00a0$ USD",
    hi: "$10 USD",
    pa: "$10 USD",
    gu: "$10 USD",
  });
  vi.stubEnv("FEE_AMOUNT", "12.50");
  vi.stubEnv("FEE_CURRENCY", "CAD");
  expect(feeInWords()).toMatchObject({ en: "$12.50 CAD", fr: "12,50\u00a0$ CAD" });
  // An unset variable of a GitHub environment is empty.
  vi.stubEnv("FEE_AMOUNT", "");
  expect(feeInWords()).toMatchObject({ en: "$10 CAD" });
});
