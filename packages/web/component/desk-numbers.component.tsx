/** The operators' desk: the funnel by week, the charts, and the record of each operator. */

import * as desk from "@flightaides/core/desk/contract.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

/** A Thursday. */
const today = "2026-11-26T12:00:00.000Z";

const nothing = {
  searched: 0,
  signedUp: 0,
  posted: 0,
  matched: 0,
  timed: 0,
  minutesToMatch: 0,
  pairs: 0,
  asked: 0,
  accepted: 0,
  paid: 0,
  met: 0,
  refunded: 0,
};
/** The week from the 16th has two days; on that from the 23rd nobody paid. */
const days: desk.DayNumbers[] = [
  { ...nothing, day: "2026-11-16", searched: 100, posted: 30, matched: 8, asked: 6, accepted: 3 },
  { ...nothing, day: "2026-11-22", searched: 100, posted: 20, matched: 2, paid: 3, met: 1 },
  { ...nothing, day: "2026-11-24", searched: 50, posted: 10, matched: 5, asked: 2, accepted: 1 },
];

// They differ at the end alone.
const olga = "0d3f9c1e-7a52-4e7b-9f10-5b6c7d8e9f01";
const omar = "0d3f9c1e-7a52-4e7b-9f10-5b6c7d8e9f02";
const record: desk.Recorded[] = [
  { at: today, operator: omar, what: "look", whom: "former-abcdefgh" },
  { at: today, operator: olga, what: "warn", whom: "former-abcdefgh", text: "Night calls." },
];

const week = () => page.getByRole("region", { name: "From a search to a trip" });

async function openWeeks(): Promise<void> {
  await open("/desk?view=numbers");
  await page.getByRole("combobox", { name: "Period" }).selectOptions("13 weeks, by week");
}

beforeEach(() => {
  vi.setSystemTime(today);
  serveEverything();
  api().on(desk.cases, () => []);
  api().on(desk.numbers, () => days);
  api().on(desk.record, ({ day }) => (day === "2026-11-26" ? record : record.slice(1)));
  signIn("Olga Peeters");
  return () => vi.useRealTimers();
});

test("by week, the funnel has a row for each week with the share of the step before, and a total", async () => {
  await openWeeks();
  const rows = week().getByRole("row");
  await expect.poll(() => rows.elements().length).toBe(16);
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(
      "2026-11-2350" + "10 (20%)" + "5 (50%)" + "2 (40%)" + "1 (50%)" + "0 (0%)" + "0 (–)",
    );
  await expect
    .element(rows.nth(2))
    .toHaveTextContent(
      "2026-11-16200" + "50 (25%)" + "10 (20%)" + "6 (60%)" + "3 (50%)" + "3 (100%)" + "1 (33%)",
    );
  await expect
    .element(rows.last())
    .toHaveTextContent(
      "Total250" + "60 (24%)" + "15 (25%)" + "8 (53%)" + "4 (50%)" + "3 (75%)" + "1 (33%)",
    );
  await expectAccessible(390);
  await expectAccessible(1280);
});

test("the CSV of the funnel has the weeks, oldest first, and their total", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "#";
  });
  await openWeeks();
  await week().getByRole("button", { name: "CSV" }).click();
  const lines = (await files[0]?.text())?.split("\r\n") ?? [];
  expect(lines).toHaveLength(16);
  expect([lines[0], ...lines.slice(-4)]).toEqual([
    "since,searched,posted,matched,asked,accepted,paid,met,postedPercent,matchedPercent,askedPercent,acceptedPercent,paidPercent,metPercent",
    "2026-11-09,0,0,0,0,0,0,0,,,,,,",
    "2026-11-16,200,50,10,6,3,3,1,25,20,60,50,100,33",
    "2026-11-23,50,10,5,2,1,0,0,20,50,40,50,0,",
    "Total,250,60,15,8,4,3,1,24,25,53,50,75,33",
  ]);
});

test("matches and acceptances are drawn, and the legend shows the dashes of each line", async () => {
  await open("/desk?view=numbers");
  const chart = page.getByRole("figure").filter({ hasText: "How often" });
  for (const name of ["Sign-ups", "Posted", "Matches", "Asked", "Accepted", "Paid", "Refunded"])
    await expect.element(chart.getByText(name, { exact: true })).toBeVisible();
  const samples = [
    ...document.querySelectorAll<HTMLElement>("figure:first-child .u-marker[style]"),
  ];
  const dashes = samples.map(({ style }) => style.background.replaceAll(/var\(.*?\)/g, "color"));
  expect(new Set(dashes).size).toBe(7);
});

test("the record is filtered by operator, whose whole id is shown", async () => {
  await open("/desk?view=record&id=2026-11-26");
  await expect.element(page.getByRole("cell", { name: olga })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: omar })).toBeVisible();
  await expectAccessible(320);
  await expectAccessible(1280);
  const operators = page.getByRole("combobox", { name: "Operator" });
  await operators.selectOptions(omar);
  await expect.element(page.getByRole("cell", { name: olga })).not.toBeInTheDocument();
  await expect.element(page.getByRole("cell", { name: omar })).toBeVisible();
  // On a day without this operator, the record is not empty.
  await page.getByLabelText("Day (UTC)").fill("2026-11-25");
  await expect.element(page.getByRole("cell", { name: olga })).toBeVisible();
  await expect.element(operators).toHaveValue("");
});
