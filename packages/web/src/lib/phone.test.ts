import { expect, test } from "vitest";
import {
  countryOptions,
  emptyPhone,
  formatPhone,
  phoneDraftOf,
  phoneOf,
  withCountry,
  withNumber,
} from "./phone";

const canada = emptyPhone([]);

test("the country is the first one that the browser's languages name, else Canada", () => {
  expect(emptyPhone(["fr", "hi-IN", "en-GB"]).country).toBe("IN");
  expect(emptyPhone(["zh-Hant-TW"]).country).toBe("TW");
  expect(emptyPhone(["en", "es-419", "xx-XX"]).country).toBe("CA");
});

test("a national number is one of the chosen country", () => {
  expect(phoneOf(withNumber(canada, "416 555 0134"))).toBe("+14165550134");
  expect(phoneOf({ country: "IN", number: "098200 12345" })).toBe("+919820012345");
  expect(phoneOf({ country: "CA", number: "098200 12345" })).toBeUndefined();
  expect(phoneOf({ country: "XX", number: "416 555 0134" })).toBeUndefined();
  expect(phoneOf(canada)).toBeUndefined();
});

test("a pasted number with its calling code chooses the country", () => {
  expect(withNumber(canada, "+91 98200 12345")).toEqual({
    country: "IN",
    number: "+91 98200 12345",
  });
  // Not known before the area code is complete.
  expect(withNumber({ country: "US", number: "" }, "+1 416").country).toBe("US");
  expect(withNumber({ country: "US", number: "" }, "+1 416 555 0134").country).toBe("CA");
});

test("a chosen country replaces the calling code that was typed", () => {
  expect(withCountry({ country: "IN", number: "+91 98200 12345" }, "US")).toEqual({
    country: "US",
    number: "098200 12345",
  });
  expect(withCountry({ country: "CA", number: "+" }, "US").number).toBe("");
  expect(withCountry({ country: "US", number: "416 555 0134" }, "CA").number).toBe("416 555 0134");
});

test("a stored number is shown as it is dialled, and read back as the same", () => {
  expect(formatPhone("+14165550134")).toBe("+1 416 555 0134");
  expect(phoneDraftOf("+919820012345")).toEqual({ country: "IN", number: "+91 98200 12345" });
  expect(phoneOf(phoneDraftOf("+919820012345"))).toBe("+919820012345");
});

test("every country is offered with its calling code, in the order of the names", () => {
  const options = countryOptions();
  expect(options.length).toBeGreaterThan(200);
  expect(options).toContainEqual({ value: "CA", label: "Canada (+1)" });
  const labels = options.map(({ label }) => label);
  expect(labels.indexOf("Canada (+1)")).toBeLessThan(labels.indexOf("India (+91)"));
});
