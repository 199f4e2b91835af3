import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detector } from "./contact-data";

describe("the detector of contact data", () => {
  const person = {
    uid: "8c7f0e0a-52f5-4f4e-9a1c-1d6c5b0a7e11",
    email: "mailboxqabcd@fuzz.example",
    displayName: "Firstqabcd Lastqabcd",
    phoneNumber: "+14165550134",
  };
  const find = detector({ ann: person });
  const spellings: Record<string, (text: string) => string> = {
    plain: (text) => text,
    "in upper case": (text) => text.toUpperCase(),
    "split by case": (text) =>
      [...text].map((one, index) => (index % 2 ? one.toUpperCase() : one)).join(""),
    spaced: (text) => [...text].join(" "),
    "split by invisible characters": (text) => [...text].join("\u200b"),
    "full width": (text) =>
      text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
    "percent-encoded": (text) => Buffer.from(text).toString("hex").replace(/../g, "%$&"),
    "escaped as in JSON": (text) =>
      text.replace(/./g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
    "as HTML entities": (text) => text.replace(/./g, (one) => `&#${one.charCodeAt(0)};`),
    "in Base64": (text) => Buffer.from(text).toString("base64"),
    "in hexadecimal": (text) => Buffer.from(text).toString("hex"),
  };

  it.each(Object.entries(spellings))("recognises each kind %s", (_, spell) => {
    for (const secret of [person.uid, person.email, person.displayName, person.phoneNumber])
      expect(find(`{"a":"${spell(secret)}"}`)).not.toEqual([]);
  });

  it("finds nothing in other text", () => {
    fc.assert(fc.property(fc.string(), (text) => find(text).length === 0));
    expect(find('{"displayName":"F*********","date":"2027-01-05T10:00:00.000Z"}')).toEqual([]);
  });
});
