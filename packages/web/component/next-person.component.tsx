/** What a tab keeps of one person is not there for the next one. */
import { me } from "@flightaides/core/user/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { clearIdentity } from "../src/lib/identity";
import { writeSession } from "../src/lib/session";
import { leg, profile } from "./connections";
import { fields, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const { phoneNumber, terms } = fields();
const typed = "+1 416 555 0134";
const brother = {
  uid: "uid-2",
  email: "arjun@example.com",
  displayName: "Arjun Krishnan",
  photoURL: null,
};
const signInBrother = () => signIn(brother.displayName, brother.email, brother.uid);

/** Another tab has changed what all tabs share. */
function inAnotherTab(change: () => void): void {
  change();
  dispatchEvent(new StorageEvent("storage", { key: "user" }));
}

async function fillOffer(): Promise<void> {
  await open("/offer");
  await phoneNumber.fill(typed);
  await terms.click();
}

async function expectFilled(number: string): Promise<void> {
  await expect.element(phoneNumber).toHaveValue(number);
  if (number === typed) await expect.element(terms).toBeChecked();
  else await expect.element(terms).not.toBeChecked();
}

function keepSearch(): void {
  writeSession("role", "traveler");
  writeSession("searchResponse", []);
  writeSession("searched", {
    itinerary: [{ ...leg, fromCity: "Dubai", toCity: "Toronto" }],
    role: "traveler",
    phoneNumber: "+14165550134",
    register: true,
  });
}

beforeEach(serveEverything);

test("the next person has their own number, and has agreed to nothing", async () => {
  signIn();
  await fillOffer();
  clearIdentity();
  api().on(me, () => ({ ...profile, phoneNumber: "+14165550199" }));
  signInBrother();
  await cleanup();
  await open("/offer");
  await expectFilled("+1 416 555 0199");
});

test("a logout in another tab empties a form that is open", async () => {
  signIn();
  await fillOffer();
  inAnotherTab(() => {
    localStorage.setItem("loggedOut", "true");
    localStorage.removeItem("user");
    localStorage.removeItem("token");
  });
  await expectFilled("");
  expect(sessionStorage.getItem("postingDraft")).toBeNull();
});

test("a page that comes back from the back/forward cache notices that somebody else has signed in", async () => {
  signIn();
  await fillOffer();
  // No event of the storage has reached it.
  localStorage.setItem("user", JSON.stringify(brother));
  await expectFilled(typed);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expectFilled("");
});

test("a session that ends leaves a form that is open to the same person only", async () => {
  signIn();
  await fillOffer();
  clearIdentity();
  await expectFilled(typed);
  signIn();
  await expectFilled(typed);
  inAnotherTab(() => localStorage.setItem("user", JSON.stringify(brother)));
  await expectFilled("");
});

test("what a visitor has typed is there after the sign-in", async () => {
  await fillOffer();
  signIn();
  await cleanup();
  await open("/offer");
  await expectFilled(typed);
});

test("a trip that was to be posted after a sign-in is not posted for somebody else", async () => {
  signIn();
  keepSearch();
  // The server has ended the session.
  clearIdentity();
  signInBrother();
  await open("/searchResult");
  await expect.element(page.getByRole("heading", { name: "No search yet" })).toBeVisible();
  expect(api().calls).not.toContain("POST /flightAid");
});

test("the trip of a visitor is posted after the sign-in", async () => {
  keepSearch();
  signIn();
  await open("/searchResult");
  await expect.element(page.getByText("Congratulations!").first()).toBeVisible();
  expect(api().calls).toContain("POST /flightAid");
});
