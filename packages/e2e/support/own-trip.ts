import type { Locator } from "@playwright/test";

/** Presses an action of the owner on the card of an itinerary: those behind the button More. */
export async function pressOwn(
  card: Locator,
  name: "Edit" | "Found someone: hide this trip" | "Show again" | "Share" | "Delete",
) {
  const more = card.getByRole("button", { name: "More" });
  if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
  // The name of the button goes on with the heading of the card.
  await card
    .getByRole("list")
    .last()
    .getByRole("button", { name: new RegExp(`^${name}\\b`) })
    .click();
}
