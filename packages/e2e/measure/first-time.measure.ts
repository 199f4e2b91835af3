/** The first visit at 390 px: a family's from home to the first result and on to a posted trip, a helper's to a posted flight. */
import { expect, type Page, test } from "@playwright/test";
import { newPerson, signUpForm } from "../support/account";
import { codeFor } from "../support/inbox";
import { choices, fields } from "../support/search-page";
import { seededTrip } from "../support/trips";
import { personOn } from "./person";

type Person = ReturnType<typeof personOn>;

test.use({ viewport: { width: 390, height: 844 } });

async function typeFlight(page: Page, person: Person) {
  const form = fields(page);
  await person.type(form.from, "dubai");
  await person.tap(page.getByRole("option", { name: "DXB" }));
  await person.type(form.to, "toronto");
  await person.tap(page.getByRole("option", { name: "YYZ" }));
  await person.pickDate(form.travelDate, seededTrip.travelDate);
}

async function signUp(page: Page, person: Person) {
  const account = newPerson();
  const form = signUpForm(page);
  const address = form.getByRole("textbox", { name: "Email address" });
  await person.type(form.getByRole("textbox", { name: "Full Name" }), account.name);
  await person.type(address, "asha.verma");
  // The rest of an address that no other run has.
  await address.fill(account.email);
  await person.type(form.getByRole("textbox", { name: "Password" }), account.password);
  await person.tap(page.getByRole("checkbox", { name: "I am 18 years old or older." }));
  await person.tap(button(page, "Sign up"));
  await person.type(page.getByRole("textbox", { name: "Code" }), await codeFor(account.email));
  await expect(page.getByText("Your trip is posted.")).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("first visit of a family", async ({ page }) => {
  await page.goto("/");
  const person = personOn(page);
  await page.getByRole("heading", { name: "Search for a flight" }).scrollIntoViewIfNeeded();
  await typeFlight(page, person);
  await person.tap(button(page, "Search"));
  const matches = page.getByRole("region", { name: "Matches", exact: true });
  await expect(matches.getByRole("article").first()).toBeVisible();
  person.report("first result");

  await person.tap(button(page, "Register Search"));
  await person.type(fields(page).phoneNumber, "4165550134");
  await person.tap(fields(page).terms);
  await person.tap(button(page, "Post my trip"));
  await signUp(page, person);
  person.report("posted, with an account");
});

test("first visit of a helper", async ({ page }) => {
  await page.goto("/");
  const person = personOn(page);
  await person.tap(page.getByRole("link", { name: "Do You Want To Serve As A Flightaide?" }));
  await typeFlight(page, person);
  await person.type(fields(page).phoneNumber, "4165550134");
  await person.tap(choices(page).open);
  await person.tap(fields(page).terms);
  await person.tap(button(page, "Post your flight"));
  await signUp(page, person);
  person.report("flight posted");
});
