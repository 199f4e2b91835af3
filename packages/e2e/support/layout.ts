import { expect, type Page } from "@playwright/test";
import { findFaults } from "./layout-faults";

/** The layout of the page holds. */
export async function expectLayout(page: Page) {
  expect.soft(await page.evaluate(findFaults)).toEqual([]);
}
