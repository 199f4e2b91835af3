import { expect, it } from "vitest";
import { externalIdsIn } from "./external-ids";

it.each([
  ["a list", [{ providerName: "Google", userId: "1234", primary: "false" }]],
  ["JSON", '[{"userId":"1234","providerName":"Google","issuer":null}]'],
  [
    "Go's format",
    "[map[dateCreated:1700000000000 issuer:<nil> primary:true providerName:Google providerType:Google userId:1234]]",
  ],
])("reads the ids from %s", (_, identities) => {
  expect(externalIdsIn(identities)).toEqual(["Google_1234"]);
});

it("reads several, and the name of an account that is not linked, each once", () => {
  const identities =
    "[map[providerName:Google userId:1] map[userId:2 providerName:Google primary:true]]";
  expect(externalIdsIn(identities)).toEqual(["Google_1", "Google_2"]);
  expect(externalIdsIn(identities, "google_2")).toEqual(["Google_1", "Google_2"]);
  expect(externalIdsIn(undefined, "Google_3")).toEqual(["Google_3"]);
});

it.each([undefined, "", "[]", "[", "[map[userId:1]]", 7, [{ userId: 1 }]])(
  "finds none in %o",
  (odd) => {
    expect(externalIdsIn(odd, "d0bf6c0e-0000-4000-8000-000000000000")).toEqual([]);
  },
);
