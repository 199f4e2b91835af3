/** A dialog closes by a press beside it only. */
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { settle } from "./control-moves";
import { serveEverything } from "./itineraries";
import { open, signIn } from "./page";

beforeEach(() => {
  serveEverything();
  signIn();
});

test("a press that begins in a dialog and ends beside it keeps what is typed", async () => {
  await open("/allitinerary");
  await page
    .getByRole("button", { name: /^Report/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabelText("What happened? (Optional)");
  await field.fill("He wrote at night.");

  // The browser sends the click to what contains both ends.
  function press(begin: Element, clicked: Element): void {
    begin.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    clicked.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  press(field.element(), dialog.element());
  await settle();
  await expect.element(field).toHaveValue("He wrote at night.");
  press(dialog.element(), dialog.element());
  await expect.element(dialog).not.toBeInTheDocument();
});
