import { expect, test } from "vitest";
import { formatDate } from "../../lib/calendar";
import { acceptanceOf } from "./acceptance";

const acceptedAt = "2026-11-23T23:30:00.000Z";

test("the version in force, with the date of the acceptance", () => {
  expect(acceptanceOf({ version: "2026-11-22", acceptedAt }, "2026-11-22")).toBe(
    `Version of ${formatDate("2026-11-22")}, accepted on ${formatDate("2026-11-23")}.`,
  );
});

test("an older version says that the one in force is asked for", () => {
  expect(acceptanceOf({ version: "2026-10-01", acceptedAt }, "2026-11-22")).toBe(
    `Version of ${formatDate("2026-10-01")}, accepted on ${formatDate("2026-11-23")}. There is a newer version: we ask you to accept it when you next need it.`,
  );
});

test("nothing accepted yet", () => {
  expect(acceptanceOf(undefined, "2026-11-22")).toBe(
    "Not accepted yet: we ask you when you first need it.",
  );
});
