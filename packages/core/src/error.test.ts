import { describe, expect, it } from "vitest";
import { AppError, toProblem } from "./error";
import { isReason, type Reason, reasons, sentenceOf } from "./error-reasons";
import { fieldErrorOf, fieldReasons, fieldSentenceOf, isFieldReason } from "./field-reasons";
import { english } from "./language/texts";
import { translator } from "./language/translator";

/** What any reason may need. */
const params = {
  airline: "ZZ",
  charged: false,
  day: "2027-03-01",
  days: 30,
  from: "YYZ",
  kilobytes: 64,
  method: "PUT",
  most: 10,
  number: "8f1d",
  part: "time",
  seconds: 43_200,
  state: "paid",
  to: "DXB",
};

it("every `unavailable` error says when to retry", () => {
  const all = Object.keys(reasons) as Reason[];
  const busy = all.filter((reason) => reasons[reason][0] === "unavailable");
  expect(busy).toContain("itinerary-busy");
  for (const reason of [...busy, "payment-approved"]) {
    // None of them needs params.
    const error = new AppError(reason as "busy");
    expect([reason, error.retryAfter]).toEqual([reason, 2]);
  }
  expect(new AppError("paypal-unavailable", { retryAfter: 15 }).retryAfter).toBe(15);
  expect(new AppError("own-itinerary").retryAfter).toBeUndefined();
});

describe("problem details", () => {
  it("have the code of the reason, its params, and the English sentence of both", () => {
    const error = new AppError("too-many-connections", {
      params: { most: 10, seconds: 43_200 },
      retryAfter: 43_200,
    });
    expect(error.retryAfter).toBe(43_200);
    expect(toProblem(error)).toEqual({
      type: "urn:flightaides:problem:too-many-requests",
      title: "Too many requests",
      status: 429,
      detail: "You can open 10 connections a day. Come back in 12 hours.",
      code: "too-many-requests",
      reason: "too-many-connections",
      params: { most: 10, seconds: 43_200 },
    });
  });

  it("have a reason and an English sentence for each field", () => {
    const problem = toProblem(
      new AppError("invalid-fields", {
        errors: [
          { path: "itinerary.0.travelDate", reason: "invalid-date" },
          { path: "addInfo", reason: "too-long", params: { most: 1000 } },
        ],
      }),
    );
    expect(problem).not.toHaveProperty("params");
    expect(problem.errors).toEqual([
      { path: "itinerary.0.travelDate", reason: "invalid-date", message: "Invalid Date." },
      {
        path: "addInfo",
        reason: "too-long",
        params: { most: 1000 },
        message: "At most 1000 characters.",
      },
    ]);
  });

  it.each([
    ["payment-not-open", "Payment opens on Mon, Mar 1, 2027. Until then nothing is due, and"],
    ["connection-withdrawn", "The connection was withdrawn. Nothing has been charged."],
    ["internal", "tell us this number: 8f1d"],
    ["too-many-itineraries", "You have 10 active itineraries, as many as one account can have."],
  ] as const)("say %s in words", (reason, sentence) => {
    expect(sentenceOf(english, reason, params)).toContain(sentence);
  });

  it("say only of a payment that nothing was charged", () => {
    expect(new AppError("connection-withdrawn").message).toBe("The connection was withdrawn.");
  });

  it.each([
    [60, "1 minute"],
    [7_200, "120 minutes"],
    [7_201, "3 hours"],
    [172_801, "3 days"],
  ])("round a wait of %i seconds up to %s", (seconds, wait) => {
    expect(sentenceOf(english, "too-many-blocks", { most: 30, seconds })).toBe(
      `You can block 30 people a day. Come back in ${wait}.`,
    );
  });
});

describe("the English sentence is what a page in English says", () => {
  const i18n = translator("en");

  it.each(Object.keys(reasons).filter(isReason))("%s", (reason) => {
    const sentence = sentenceOf(english, reason, params);
    expect(sentence).toMatch(/^[^{}]+$/);
    expect(sentence).not.toContain("undefined");
    expect(sentence).toBe(sentenceOf(i18n, reason, params));
  });

  it.each(Object.keys(fieldReasons).filter(isFieldReason))("%s of a field", (reason) => {
    const sentence = fieldSentenceOf(english, reason, params);
    expect(sentence).toMatch(/^[^{}]+\.$/);
    expect(sentence).toBe(fieldSentenceOf(i18n, reason, params));
  });
});

describe("a parser's issue", () => {
  const path = ["itinerary", 0, "to"];

  it("is refused for the reason of the contract", () => {
    expect(fieldErrorOf({ code: "custom", path, message: "same-airport" })).toEqual({
      path: "itinerary.0.to",
      reason: "same-airport",
    });
    const issue = { code: "too_big", origin: "string", maximum: 500, path } as const;
    expect(fieldErrorOf({ ...issue, message: "too-long" })).toEqual({
      path: "itinerary.0.to",
      reason: "too-long",
      params: { most: 500 },
    });
  });

  it("is missing or invalid without one", () => {
    const issue = { code: "invalid_type", expected: "string", path, message: "Invalid" } as const;
    expect(fieldErrorOf({ ...issue, input: undefined }).reason).toBe("required");
    expect(fieldErrorOf({ ...issue, input: 5 }).reason).toBe("invalid");
    expect(fieldErrorOf(issue).reason).toBe("invalid");
  });

  it("cannot be too long without a limit", () => {
    expect(() => fieldErrorOf({ code: "custom", path, message: "too-long" })).toThrow("limit");
  });
});
