/** A suspended user is led to the account page, which says why, and has what still works. */
import { list } from "@flightaides/core/connection/contract.ts";
import { ofOwner } from "@flightaides/core/itinerary/contract.ts";
import { blocks } from "@flightaides/core/safety/contract.ts";
import { me } from "@flightaides/core/user/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { queryClient } from "../src/app/providers";
import { expectAccessible } from "./accessible";
import { profile } from "./connections";
import { hold, settle, watchControls } from "./control-moves";
import { refused } from "./fake-api";
import { serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const suspended = {
  ...profile,
  suspension: { since: "2026-11-26T10:00:00.000Z", reason: "asks-for-money" as const },
};
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

beforeEach(() => {
  serveEverything();
  for (const contract of [ofOwner, list, blocks]) api().on(contract, () => refused("suspended"));
  api().on(me, () => suspended);
});

test("the reason arrives late and moves no button", async () => {
  signIn();
  const { late, arrive } = hold();
  api().on(me, async () => {
    await late;
    return suspended;
  });
  const moves = watchControls();
  await open("/account");
  await expect.poll(() => api().calls).toContain("GET /me");
  await settle(1);
  arrive();
  await expect.element(page.getByText("You asked others for money.")).toBeVisible();
  await settle();
  expect(moves()).toEqual([]);
});

test("the account page does not move when its data is read again", async () => {
  signIn();
  await open("/account");
  const button = page.getByRole("button", { name: "Delete my account" });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  const { length } = history;
  await queryClient.refetchQueries();
  await settle();
  await expect.element(button).toHaveFocus();
  expect(history.length).toBe(length);
});

test("from any page to the account page, with the reason", async () => {
  signIn();
  await open("/myitinerary");
  await expect.element(heading("Your account is suspended")).toBeVisible();
  await expect.element(page.getByText("You asked others for money.")).toBeVisible();
  await expect.element(page.getByText(/Suspended since .*Nov 26, 2026/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Download my data" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
  await expect.element(heading("Your password")).not.toBeInTheDocument();
  expect(location.pathname).toBe("/account");
  await expectAccessible(390);
});
