/** The fields of a posting: what arrives late moves no button below them. */
import { me } from "@flightaides/core/user/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { profile } from "./connections";
import { hold, settle, watchControls } from "./control-moves";
import { fields, serveEverything } from "./itineraries";
import { api, close, open, signIn } from "./page";

beforeEach(serveEverything);

test.each(["/search", "/offer"])(
  "the phone number of the profile arrives late and moves no button: %s",
  async (path) => {
    signIn();
    await page.viewport(390, 844);
    const { late, arrive } = hold();
    api().on(me, async () => {
      await late;
      return { ...profile, phoneNumber: "+14165550134" };
    });
    const moves = watchControls();
    await open(path);
    await expect.poll(() => api().calls).toContain("GET /me");
    await settle(1);
    arrive();
    await expect.element(page.getByText(/^Will be dialled as/)).toBeVisible();
    await settle();
    expect(moves()).toEqual([]);
  },
);

test("a number that was not typed is always that of the profile", async () => {
  const { phoneNumber, terms } = fields();
  signIn();
  api().on(me, () => ({ ...profile, phoneNumber: "+14165550134" }));
  await open("/offer");
  await expect.element(phoneNumber).toHaveValue("+1 416 555 0134");
  await terms.click();
  await close();
  api().on(me, () => ({ ...profile, phoneNumber: "+14165550199" }));
  await open("/offer");
  await expect.element(phoneNumber).toHaveValue("+1 416 555 0199");
  await expect.element(terms).toBeChecked();
});
