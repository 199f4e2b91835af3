import { expect, test } from "vitest";
import { toE164 } from ".";

test.each([
  ["E.164", { phoneNumber: "+14165550134" }, "+14165550134"],
  ["E.164 in groups", { phoneNumber: "+1 (416) 555-0134" }, "+14165550134"],
  ["a Canadian number", { phoneNumber: "(416) 555-0134", phoneCountry: "CA" }, "+14165550134"],
  ["an Indian number", { phoneNumber: "098200 12345", phoneCountry: "IN" }, "+919820012345"],
  [
    "a number that is dialled abroad",
    { phoneNumber: "011 91 98200 12345", phoneCountry: "CA" },
    "+919820012345",
  ],
  [
    "E.164 of another country",
    { phoneNumber: "+919820012345", phoneCountry: "CA" },
    "+919820012345",
  ],
])("%s", async (_, typed, e164) => {
  expect(await toE164(typed, "phoneNumber")).toBe(e164);
});

test.each([
  ["a national number without its country", { phoneNumber: "416 555 0134" }],
  ["a calling code without +", { phoneNumber: "1 416 555 0134" }],
  ["a number that is too short", { phoneNumber: "12345", phoneCountry: "CA" }],
  ["a country that does not exist", { phoneNumber: "416 555 0134", phoneCountry: "XX" }],
  ["words", { phoneNumber: "call me", phoneCountry: "CA" }],
])("%s is invalid", async (_, typed) => {
  await expect(toE164(typed, "traveler.phoneNumber")).rejects.toMatchObject({
    code: "invalid-input",
    errors: [{ path: "traveler.phoneNumber", reason: "invalid-phone-number" }],
  });
});
