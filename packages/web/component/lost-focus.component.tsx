/** Where the focus is after a change that removes what had it. */
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import * as safety from "@flightaides/core/safety/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ownTrip, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const other = { ...ownTrip, id: "itinerary-9" };
const ownCards = page.getByRole("article");

beforeEach(() => {
  serveEverything();
  signIn();
});

test("after a deleted trip it is on the heading of what is left", async () => {
  let stored = [ownTrip, other];
  api().on(itinerary.ofOwner, () => [stored]);
  api().on(itinerary.remove, ({ id }) => {
    stored = stored.filter((one) => one.id !== id);
    return undefined;
  });
  await open("/myitinerary");
  for (const left of [1, 0]) {
    await page.getByRole("button", { name: "More" }).first().click();
    await page.getByRole("button", { name: "Delete" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(ownCards).toHaveLength(left);
    await expect.poll(() => document.activeElement?.matches("h1, h2, h3")).toBe(true);
  }
});

test("after the last blocked person is unblocked it is on the heading of the list", async () => {
  let stored: safety.Block[] = [
    { id: "block-1", displayName: "P**********", createdAt: new Date().toISOString() },
  ];
  api().on(safety.blocks, () => stored);
  api().on(safety.unblock, () => {
    stored = [];
    return undefined;
  });
  await open("/account");
  await page.getByRole("button", { name: /^Unblock/ }).click();
  const list = page.getByRole("region", { name: "People you have blocked" });
  await expect.element(list.getByText("Nobody.")).toBeVisible();
  await expect.element(list.getByRole("heading")).toHaveFocus();
});
