import type { Locator, Page } from "@playwright/test";

/** Milliseconds that a person needs to find the next field or button. */
const findMs = 1200;
/** Milliseconds for each key. */
const keyMs = 200;

/** Uses a page like a person on a phone, and counts the actions. */
export function personOn(page: Page) {
  const start = Date.now();
  let fields = 0;
  let taps = 0;
  let keys = 0;

  async function find(target: Locator) {
    await target.waitFor();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(findMs);
  }

  return {
    /** Opens, chooses or ticks something. */
    async tap(target: Locator) {
      await find(target);
      await target.click();
      taps++;
    },
    /** Types into a field. */
    async type(target: Locator, text: string) {
      await find(target);
      await target.pressSequentially(text, { delay: keyMs });
      fields++;
      keys += text.length;
    },
    /** Picks a date, which takes as long as typing its eight digits. */
    async pickDate(target: Locator, date: string) {
      await find(target);
      await page.waitForTimeout(8 * keyMs);
      await target.fill(date);
      fields++;
      keys += 8;
    },
    /** Prints the totals so far. */
    report(until: string) {
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(
        `${until.padEnd(24)}${String(fields).padStart(3)} fields${String(taps).padStart(4)} taps` +
          `${String(keys).padStart(5)} keys${String(seconds).padStart(5)} s`,
      );
    },
  };
}
