/** The page on which somebody asks for a second look at a decision, without a sign-in. */
import type { InputOf } from "@flightaides/core/contract.ts";
import { appeal } from "@flightaides/core/safety/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { refused, unreachable } from "./fake-api";
import { serveEverything } from "./itineraries";
import { api, open } from "./page";

const press = () => page.getByRole("button", { name: "Ask us to look again" }).click();
const field = () => page.getByRole("textbox", { name: "What should we know?" });

beforeEach(serveEverything);

test("sends what the person writes, once it is something", async () => {
  const sent: InputOf<typeof appeal>[] = [];
  api().on(appeal, (input) => void sent.push(input));
  await open("/appeal?token=sealed");
  await press();
  await expect.element(page.getByText("Write something.")).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await expectAccessible(390);
  await field().fill("It was not me.");
  await press();
  await expect.element(page.getByText("Thank you. Somebody will look at it again.")).toBeVisible();
  expect(sent).toEqual([{ token: "sealed", text: "It was not me." }]);
});

test("keeps the text when it cannot be sent, and sends it again", async () => {
  const lost = api().on(appeal, unreachable);
  await open("/appeal?token=sealed");
  await field().fill("It was not me.");
  await press();
  await expect.element(page.getByText("We couldn’t send it.")).toBeVisible();
  lost();
  api().on(appeal, () => undefined);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Thank you. Somebody will look at it again.")).toBeVisible();
});

test("says that the link was used, or is cut off", async () => {
  api().on(appeal, () => refused("appeal-over"));
  await open("/appeal?token=sealed");
  await field().fill("It was not me.");
  await press();
  await expect
    .element(page.getByText("You have asked for this already", { exact: false }))
    .toBeVisible();
  await open("/appeal");
  await expect.element(page.getByText(/This link is incomplete/)).toBeVisible();
});
