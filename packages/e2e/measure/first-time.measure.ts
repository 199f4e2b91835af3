/** The first visit at 390 px: from home to the first result, and to a posted trip with an account. */
import { expect, test } from "@playwright/test";
import { newPerson } from "../support/account";
import { codeFor } from "../support/inbox";
import { fields } from "../support/search-page";
import { seededTrip } from "../support/trips";
import { personOn } from "./person";

test("first visit", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const person = personOn(page);
  const account = newPerson();
  const form = fields(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.getByRole("heading", { name: "Search for a flight" }).scrollIntoViewIfNeeded();
  await person.type(form.from, "dubai");
  await person.tap(page.getByRole("option", { name: "DXB" }));
  await person.type(form.to, "toronto");
  await person.tap(page.getByRole("option", { name: "YYZ" }));
  await person.pickDate(form.travelDate, seededTrip.travelDate);
  await person.tap(button("Search"));
  const matches = page.getByRole("region", { name: "Matches", exact: true });
  await expect(matches.getByRole("article").first()).toBeVisible();
  person.report("first result");

  await person.tap(button("Register Search"));
  await person.type(form.phoneNumber, "4165550134");
  await person.tap(form.terms);
  await person.tap(button("Register Search"));
  await person.tap(page.getByRole("main").getByRole("link", { name: "Sign up" }));
  await person.type(page.getByRole("textbox", { name: "Full Name" }), account.name);
  await person.type(page.getByRole("textbox", { name: "Email address" }), "asha.verma");
  // The rest of an address that no other run has.
  await page.getByRole("textbox", { name: "Email address" }).fill(account.email);
  await person.type(page.getByRole("textbox", { name: "Password" }), account.password);
  await person.tap(page.getByRole("checkbox", { name: "I am 18 years old or older." }));
  await person.tap(button("Sign up"));
  await person.type(page.getByRole("textbox", { name: "Code" }), await codeFor(account.email));
  await person.tap(button("Confirm"));
  await expect(page.getByText("Your trip is posted.")).toBeVisible();
  person.report("posted, with an account");
});
