import { expect, type Page } from "@playwright/test";
import { findFaults } from "./layout-faults";

/** Expects that the layout of the page has no defects. */
export async function expectLayout(page: Page) {
  expect.soft(await page.evaluate(findFaults)).toEqual([]);
}
