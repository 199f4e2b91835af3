import { test as base, expect } from "@playwright/test";

type Fixtures = {
  /** Console errors that a test brings about on purpose; any other one fails it. */
  expectedErrors: RegExp;
  quiet: undefined;
};

/** Playwright's test, that also fails on an error in the page or on its console. */
export const test = base.extend<Fixtures>({
  expectedErrors: [/^$/, { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(`page: ${error.stack ?? error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`console: ${message.text()}`);
      });
      await use(undefined);
      expect(
        errors.filter((error) => !expectedErrors.test(error)),
        "errors in the page",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
