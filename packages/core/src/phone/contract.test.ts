import { expect, it } from "vitest";
import { TypedPhone } from "./contract";

it("takes a number with or without its country, and trims it", () => {
  expect(TypedPhone.parse({ phoneNumber: " 416 555 0134 ", phoneCountry: "CA" })).toEqual({
    phoneNumber: "416 555 0134",
    phoneCountry: "CA",
  });
  expect(TypedPhone.parse({ phoneNumber: "+14165550134" })).toEqual({
    phoneNumber: "+14165550134",
  });
});

it.each([
  ["no number", {}],
  ["an empty number", { phoneNumber: "  " }],
  ["a number as a number", { phoneNumber: 4165550134 }],
  ["the name of a country", { phoneNumber: "416 555 0134", phoneCountry: "Canada" }],
  ["a country in small letters", { phoneNumber: "416 555 0134", phoneCountry: "ca" }],
])("refuses %s", (_, typed) => {
  const { error } = TypedPhone.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(["invalid-phone-number"]);
});
