/** The result of a search: whom it shows, and what it offers if there is no match on the day. */
import { fromId } from "@flightaides/core/itinerary/contract.ts";
import type { MatchedItinerary } from "@flightaides/core/matching/contract.ts";
import * as matching from "@flightaides/core/matching/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { me } from "@flightaides/core/user/contract.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { queryClient } from "../src/app/providers";
import { profile as profileQuery } from "../src/features/account/queries";
import { addDays, formatDate } from "../src/lib/calendar";
import { type SessionValue, writeSession } from "../src/lib/session";
import { expectAccessible } from "./accessible";
import { leg, profile, sameFlight } from "./connections";
import { hold, settle, watchControls } from "./control-moves";
import { refused } from "./fake-api";
import { fields, newCard, ownTrip, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const flown: ShownLeg = { ...leg, fromCity: "Dubai", toCity: "Toronto" };
const before: ShownLeg = {
  ...flown,
  from: "BOM",
  fromCity: "Mumbai",
  to: "DXB",
  toCity: "Dubai",
  flight: "EK-501",
};
const speaker: MatchedItinerary = {
  ...newCard({
    id: "speaker",
    itinerary: [before, { ...flown, sequence: 2 }],
    languages: ["hi", "pa"],
    help: ["changing-planes", "border-forms"],
    addInfo: "I have flown this way often.",
    owner: { memberSince: "2024-11", trips: 12, rated: 9, again: 9, thanks: ["Thank you!"] },
  }),
  match: { ...sameFlight, legs: [{ mine: 1, theirs: 2 }], languages: ["hi"] },
};
const silent: MatchedItinerary = {
  ...newCard({ id: "silent", connect: "ask", traveler: { displayName: "F*************" } }),
  match: sameFlight,
};
const later: MatchedItinerary = {
  ...newCard({ id: "later", itinerary: [{ ...flown, travelDate: addDays(leg.travelDate, 2) }] }),
  match: { ...sameFlight, tier: "near-date", dayOffset: 2 },
};

/** All that a search may find on the days around it. */
const days = Array.from({ length: 15 }, (_, index) => ({
  dayOffset: index - 7,
  people: { 9: 3, 14: 1 }[index] ?? 0,
}));

async function show(
  matches: MatchedItinerary[],
  changed: Partial<SessionValue<"searched">> = {},
): Promise<void> {
  writeSession("role", changed.role ?? "traveler");
  writeSession("searched", { itinerary: [flown], role: "traveler", phoneNumber: "", ...changed });
  writeSession("searchResponse", matches);
  await open("/searchResult");
}

const strip = () => page.getByRole("region", { name: "Who flies on the days around it" });
const dayOf = (dayOffset: number) => formatDate(addDays(leg.travelDate, dayOffset));
const saved = { saved: { id: ownTrip.id, fresh: false } };

beforeEach(async () => {
  serveEverything();
  api().on(matching.searchDays, () => days);
  await page.viewport(390, 844);
});
afterEach(() => document.documentElement.style.removeProperty("font-size"));

test("a card begins with the person, and ends with one button", async () => {
  await show([speaker]);
  const card = page.getByRole("article");
  await expect.element(card).toBeVisible();
  const texts = [
    "Serving as a FLIGHTAIDE",
    "Speaks Hindi, Punjabi",
    "Helps with: Changing planes, Border forms and questions",
    "Flown with 12 families · 9 of 9 would fly with them again",
    "Same flight · speaks Hindi",
    "With you from Dubai to Toronto",
    "Mumbai",
    "I have flown this way often.",
    "Posted byP**********",
  ];
  const shown = card.element().textContent;
  const places = texts.map((text) => shown.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  const label = page.getByText("Speaks Hindi, Punjabi").element();
  const role = page.getByText("Serving as a FLIGHTAIDE").element();
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(sizeOf(label)).toBeGreaterThan(sizeOf(role));
  expect(card.getByRole("button").elements()).toHaveLength(1);
});

test.each([
  ["a masked name", "F*************", "F"],
  ["a masked name of several code points", "प्रि***", "प्रि"],
  ["a letter", "é", "É"],
])("the initial of %s is read by nobody", async (_, displayName, initial) => {
  await show([{ ...silent, traveler: { displayName } }]);
  const round = page.getByText(initial, { exact: true });
  await expect.element(round.first()).toHaveAttribute("aria-hidden", "true");
});

describe.each<[string, MatchedItinerary[], boolean]>([
  ["many", [speaker, silent, later], false],
  ["one", [silent], false],
  ["nobody on the day", [later], true],
  ["none", [], true],
])("%s", (_, matches, hasStrip) => {
  test("is accessible, and holds with text of twice the size", async () => {
    signIn();
    await show(matches, saved);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (hasStrip) await expect.element(strip().getByText(/^The number says/)).toBeVisible();
    await expectAccessible(390);
    await expectAccessible(1280);
    document.documentElement.style.fontSize = "200%";
    await page.viewport(360, 740);
    expect(await commands.findLayoutFaults()).toEqual([]);
  });

  test("asks who flies on other days only if nobody flies on this one", async () => {
    await show(matches);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (hasStrip) {
      await expect.element(strip().getByRole("listitem").first()).toBeVisible();
      await expect.element(page.getByText(/Congratulations/)).not.toBeInTheDocument();
    } else {
      await expect.element(page.getByText(/^Congratulations! We have found/)).toBeVisible();
      await settle();
      expect(api().calls).not.toContain("POST /flightAid/searchDays");
    }
  });
});

test("where nobody is found, what registering does stands at the button", async () => {
  await show([]);
  const button = page.getByRole("button", { name: "Register Search" });
  await expect.element(button).toBeVisible();
  expect(button.element().parentElement?.textContent).toMatch(/^Register now so we can save/);
});

test("a day is searched with a press", async () => {
  await show([]);
  await expect.element(strip().getByText(`${dayOf(0)}: nobody`)).toBeInTheDocument();
  await expect.element(strip().getByText(`${dayOf(2)}: 3 people`)).toBeInTheDocument();
  api().on(matching.search, ({ itinerary }) =>
    itinerary[0]?.travelDate === later.itinerary[0]?.travelDate
      ? [{ ...later, match: sameFlight }]
      : [],
  );
  await strip()
    .getByRole("button", { name: `${dayOf(2)}: 3 people` })
    .click();
  await expect.element(page.getByRole("article")).toBeVisible();
  await expect.element(strip()).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  await expect.element(page.getByText(dayOf(2)).first()).toBeVisible();
});

test("a registered trip is not changed by a look at another day", async () => {
  signIn();
  await show([], saved);
  api().on(matching.search, () => []);
  await strip()
    .getByRole("button", { name: `${dayOf(-1)}: nobody` })
    .click();
  await expect.element(strip().getByText(`${dayOf(-8)}: nobody`)).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Register Search" })).toBeVisible();
  expect(api().calls.filter((call) => /^(POST \/flightAid|PATCH .*)$/.test(call))).toEqual([]);
});

test("'back' after another day leads to the page before the result, and 'forward' to that day, which can be registered", async () => {
  signIn();
  api().on(matching.search, () => []);
  await open("/myitinerary");
  await page
    .getByRole("article")
    .getByRole("button", { name: /^Search/ })
    .click();
  const day = strip().getByRole("button", { name: `${dayOf(2)}: 3 people` });
  await expect.element(day).toBeVisible();
  const register = page.getByRole("button", { name: "Register Search" });
  await expect.element(register).not.toBeInTheDocument();
  await day.click();
  await expect.element(register).toBeVisible();
  history.back();
  await expect.poll(() => location.pathname).toBe("/myitinerary");
  history.forward();
  await expect.poll(() => location.pathname).toBe("/searchResult");
  await settle();
  await expect.element(page.getByText(dayOf(2)).first()).toBeVisible();
  await expect.element(register).toBeVisible();
});

test("after an undo another search is not said to be the trip that was posted", async () => {
  signIn();
  api().on(matching.search, () => []);
  writeSession("posted", { id: ownTrip.id, role: "traveler", itinerary: [flown] });
  await show([], { saved: { id: ownTrip.id, fresh: true } });
  await page.getByRole("button", { name: "Undo" }).click();
  const undone = page.getByText("Your trip isn’t posted any more.");
  await expect.element(undone).toBeVisible();
  await strip()
    .getByRole("button", { name: `${dayOf(2)}: 3 people` })
    .click();
  await expect.element(page.getByRole("button", { name: "Register Search" })).toBeVisible();
  await expect.element(undone).not.toBeInTheDocument();
});

test("a window is moved as a whole, and not beyond the last day that can be searched", async () => {
  const { flight: _, ...open } = flown;
  const last = addDays(new Date().toISOString().slice(0, 10), 399);
  const window = { ...open, booked: false as const, travelDate: addDays(last, -5), until: last };
  await show([], { itinerary: [window] });
  const words = (days: number) =>
    `${formatDate(addDays(window.travelDate, days))} to ${formatDate(addDays(last, days))}`;
  const dayAt = (days: number) => strip().getByRole("button", { name: words(days) });
  await expect.element(dayAt(-1)).toBeEnabled();
  await expect.element(dayAt(-1)).toHaveTextContent(/[A-Z][a-z]{2} \d+– [A-Z][a-z]{2} \d+/);
  await expect.element(dayAt(3)).toBeDisabled();
});

test("days that are over can't be searched", async () => {
  const itinerary = [{ ...flown, travelDate: addDays(new Date().toISOString().slice(0, 10), 3) }];
  await show([], { itinerary });
  const buttons = strip().getByRole("button");
  await expect.element(buttons.nth(0)).toBeDisabled();
  await expect.element(buttons.last()).toBeEnabled();
});

test("a trip that has begun is not moved to other days", async () => {
  signIn();
  const itinerary = [
    { ...flown, travelDate: "2026-01-10" },
    { ...flown, sequence: 2 },
  ];
  await show([], { itinerary, ...saved });
  await expect.element(page.getByRole("button", { name: "Share" })).toBeVisible();
  await settle();
  expect(api().calls).not.toContain("POST /flightAid/searchDays");
});

test("without a count the days can be searched all the same", async () => {
  api().on(matching.searchDays, () => refused("internal", { params: { number: "1" } }));
  await show([]);
  await expect.element(page.getByText(/^We couldn’t count who flies/)).toBeVisible();
  await expect.element(strip().getByRole("button", { name: dayOf(1) })).toBeEnabled();
});

test("nobody at all flies on these days", async () => {
  api().on(matching.searchDays, () => days.map((day) => ({ ...day, people: 0 })));
  await show([]);
  await expect
    .element(strip().getByText(/^No flights on this route have been posted/))
    .toBeVisible();
});

test("a posted trip can be shared where nobody is found", async () => {
  signIn();
  await show([], saved);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.element(page.getByRole("dialog", { name: "Share this trip" })).toBeVisible();
});

test("a flightaid, who flies on one day only, is offered no other", async () => {
  signIn();
  await show([], { role: "flightaid", ...saved });
  await expect.element(page.getByText("Nobody yet")).toBeVisible();
  await settle();
  expect(api().calls).not.toContain("POST /flightAid/searchDays");
});

test("a posted trip without a flight number can get one, and is searched again", async () => {
  signIn();
  const { flight: _, ...open } = flown;
  api().on(fromId, () => ({ ...ownTrip, itinerary: [open] }));
  await show([later], { itinerary: [open], ...saved });
  const button = page.getByRole("button", { name: /Add flight number/ });
  await button.click();
  const dialog = page.getByRole("dialog");
  await fields(dialog).flight.fill("ek 241");
  api().on(matching.search, ({ itinerary: [leg] }) => (leg?.flight === "EK-241" ? [silent] : []));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText(/^Congratulations! We have found/)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test("a search that fails after a flight number was added says so, and can be repeated", async () => {
  signIn();
  const { flight: _, ...open } = flown;
  api().on(fromId, () => ({ ...ownTrip, itinerary: [open] }));
  await show([later], { itinerary: [open], ...saved });
  await page.getByRole("button", { name: /Add flight number/ }).click();
  const dialog = page.getByRole("dialog");
  await fields(dialog).flight.fill("ek 241");
  api().on(matching.search, () => refused("overloaded"));
  await dialog.getByRole("button", { name: "Save" }).click();
  const outdated = page.getByRole("alert").filter({ hasText: "those of your earlier trip" });
  await expect.element(outdated).toBeVisible();
  api().on(matching.search, ({ itinerary: [leg] }) => (leg?.flight === "EK-241" ? [silent] : []));
  await outdated.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(/^Congratulations! We have found/)).toBeVisible();
});

test("the latest trips leave out the matches above", async () => {
  signIn();
  const other = newCard({ id: "other", traveler: { displayName: "O****" } });
  const { match: _, ...listed } = silent;
  api().on(matching.list, () => [listed, other]);
  await show([silent], saved);
  const latest = page.getByRole("region", { name: "MATCHES SEARCHES" });
  latest.element().scrollIntoView();
  await expect.element(latest.getByRole("article")).toHaveTextContent("Posted byO****");
});

test("says so if the latest trips are all among the matches", async () => {
  signIn();
  const { match: _, ...listed } = silent;
  api().on(matching.list, () => [listed]);
  await show([silent], saved);
  page.getByRole("region", { name: "MATCHES SEARCHES" }).element().scrollIntoView();
  await expect.element(page.getByText("Nobody else has posted a trip lately.")).toBeVisible();
});

describe("what arrives late moves no button of the result", () => {
  const posted = { saved: { id: ownTrip.id, fresh: true } };
  const invitation = page.getByRole("link", { name: "Confirm your name with PayPal" });

  test("the invitation to PayPal, if the profile is known", async () => {
    signIn();
    queryClient.setQueryData(profileQuery("uid-1").queryKey, profile);
    const moves = watchControls();
    await show([silent], posted);
    await expect.element(invitation).toBeVisible();
    await settle();
    expect(moves()).toEqual([]);
  });

  test.each([
    ["invites nobody to PayPal", profile, /^A mail goes to/],
    ["without mails", { ...profile, notifyMatches: false }, /^Mail about matches is switched off/],
  ])("the profile: %s", async (_, answer, says) => {
    signIn("Meera Krishnan", "meera.krishnan.from.toronto@mail.example.com");
    const { late, arrive } = hold();
    api().on(me, async () => {
      await late;
      return answer;
    });
    const moves = watchControls();
    await show([silent], posted);
    await expect.poll(() => api().calls).toContain("GET /me");
    await settle(1);
    arrive();
    await settle();
    await expect.element(page.getByText(says)).toBeVisible();
    expect(moves()).toEqual([]);
    await expect.element(invitation).not.toBeInTheDocument();
  });

  test("the notes that a visitor can't read, after the sign-in", async () => {
    signIn();
    const note = "I have flown this way often, and help with the forms. ".repeat(4).trim();
    const { late, arrive } = hold();
    api().on(matching.search, async () => {
      await late;
      return [{ ...speaker, addInfo: note }, silent];
    });
    const moves = watchControls();
    const { addInfo: _, ...withoutNote } = speaker;
    await show([{ ...withoutNote, hasNote: true }, silent]);
    await expect.poll(() => api().calls).toContain("POST /flightAid/searchItin");
    await settle(1);
    arrive();
    await expect.element(page.getByText(note)).toBeVisible();
    await settle();
    expect(moves()).toEqual([]);
  });

  test("the questions to a flightaid", async () => {
    const moves = watchControls();
    await show([silent], { role: "flightaid" });
    await expect.element(page.getByRole("textbox", { name: "Phone No." })).toBeVisible();
    await settle();
    expect(moves()).toEqual([]);
  });

  test.each([390, 1280])("the days around it, %i px wide", async (width) => {
    await page.viewport(width, 844);
    const { late, arrive } = hold();
    api().on(matching.searchDays, async () => {
      await late;
      return days;
    });
    const moves = watchControls();
    await show([later]);
    await expect.poll(() => api().calls).toContain("POST /flightAid/searchDays");
    await settle(1);
    arrive();
    await expect.element(strip().getByText(/^The number says/)).toBeVisible();
    await settle();
    expect(moves()).toEqual([]);
  });
});
