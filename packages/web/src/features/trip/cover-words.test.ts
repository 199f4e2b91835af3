import type { Connection } from "@flightaides/core/connection/contract.ts";
import { expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { coverWords } from "./cover-words";

const contact = { displayName: "Priya Raman", email: "p@r.test", phoneNumber: "+1" };
const payFrom = "2031-01-15";

test.each<[string, Partial<Connection>, string, string]>([
  ["paid", { state: "paid", contact }, "Connected with Priya Raman", "Priya Raman"],
  ["asked", { state: "requested" }, "P. was asked: no answer yet", "P. was asked"],
  [
    "asked by the other",
    { role: "flightaid", state: "requested" },
    "P. waits for your answer",
    "P. waits for your answer",
  ],
  ["accepted", {}, "P. has said yes: waiting for your payment", "P. has said yes"],
  [
    "offered",
    { openedByMe: false },
    "P. has said yes: waiting for your payment",
    "P. offers to be your Flightaide",
  ],
  [
    "too early to pay",
    { payFrom },
    "P. has said yes: payment opens on Wed, Jan 15, 2031",
    "P. has said yes",
  ],
  [
    "at the bank",
    { state: "ordered", pending: true },
    "P. has said yes: your bank is still checking",
    "P. has said yes",
  ],
  ["accepted by the reader", { role: "flightaid" }, "P. has not paid yet", "P. has not paid yet"],
  [
    "accepted by the reader, too early to pay",
    { role: "flightaid", payFrom },
    "P. can pay from Wed, Jan 15, 2031",
    "P. can pay from Wed, Jan 15, 2031",
  ],
])("%s: alone, and below a step that says the state", (_, changed, alone, below) => {
  const connection = newConnection(changed);
  expect(coverWords(connection, false)).toBe(alone);
  expect(coverWords(connection, true)).toBe(below);
});
