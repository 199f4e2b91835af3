import { expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { planeNotice } from "./plane-notice";

const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-05", flight: "AC-42" };

test("nothing is said about the same plane", () => {
  expect(planeNotice(newConnection())).toBeUndefined();
});

test("two flights are told apart, with the name of the other", () => {
  const notice = planeNotice(newConnection({ samePlane: false, theirs: { leg, legs: 1 } }));
  expect(notice).toContain("P.");
  expect(notice).toContain("same plane");
});

test("a flight that is not posted is never guessed", () => {
  const { mine, theirs, ...rest } = newConnection({ samePlane: false });
  expect(planeNotice({ ...rest, ...(mine && { mine }) })).toContain("P. has not posted a flight");
  expect(planeNotice({ ...rest, ...(theirs && { theirs }) })).toContain(
    "You have not posted your flight",
  );
});
