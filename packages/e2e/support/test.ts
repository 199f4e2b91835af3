import { test as base, expect, type Page } from "@playwright/test";
import { type Account, createAccount, newPerson } from "./account";
import { useLaterServer, webUrl } from "./addresses";
import { throttle } from "./cpu-throttle";
import { buildPseudoSite } from "./pseudo-site";
import { awaitTakeover } from "./taken-over";
import { setClock, useLaterClock } from "./time";
import type { Role } from "./trips";

type TestFixtures = {
  /** Matches the console errors and failed requests that a test expects. Any other one fails the test. */
  expectedErrors: RegExp;
  /** Opens a page in a new, signed-out browser context: another person, or another device of the same person. */
  openVisitor: () => Promise<Page>;
  failOnErrors: undefined;
  /** The accounts of support/couple.ts, new in each test: a pair can be connected only twice in 30 days. */
  couple: Record<Role, Account>;
};

/**
 * All worker fixtures, each set up by the first test that needs it. Playwright runs tests that add one in a separate worker,
 * which starts another browser, creates other accounts and runs last.
 */
type WorkerFixtures = {
  /** Selects the server and the clock of the project. */
  server: undefined;
  /** Slows down every page: CPU_THROTTLE. */
  throttled: undefined;
  /**
   * The account of this worker, for tests that need a signed-in user or a match. Tests must not sign
   * it out, change its preferences, read its mails or count its itineraries; they sign up a new person for that.
   */
  account: Account;
  /** The folder of the site in the pseudo-language, for support/pseudo.ts. */
  pseudoSite: string;
};

export const signedOut = { cookies: [], origins: [] };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [/^$/, { option: true }],

  failOnErrors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = [];
      // The console omits response bodies, and Prism reports violations of the OpenAPI document there.
      const bodies: string[] = [];
      const watch = (context: Awaited<ReturnType<typeof browser.newContext>>) => {
        context.on("page", awaitTakeover);
        context.on("weberror", (event) => {
          const error = event.error();
          errors.push(`Uncaught: ${error.stack ?? error.message}`);
        });
        context.on("console", (message) => {
          if (message.type() === "error") {
            errors.push(`${message.text()} (${message.location().url})`);
          }
        });
        context.on("response", async (response) => {
          if (response.status() !== 500) return;
          const body = await response.text().catch(() => "the page has left");
          bodies.push(`${response.request().method()} ${response.url()}: ${body}`);
        });
        context.on("requestfailed", (request) => {
          const reason = request.failure()?.errorText ?? "unknown";
          // The page cancelled the request, or left.
          if (reason === "net::ERR_ABORTED") return;
          errors.push(`Failed to load resource: ${reason} (${request.method()} ${request.url()})`);
        });
      };
      browser.on("context", watch);
      await use(undefined);
      browser.off("context", watch);
      expect(
        errors.filter((error) => !expectedErrors.test(error)),
        ["no errors in the browser", ...bodies].join("\n"),
      ).toEqual([]);
    },
    { auto: true },
  ],

  openVisitor: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ storageState: signedOut });
      await setClock(context);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires it.
    async ({}, use, { project }) => {
      if (project.name === "later") {
        useLaterServer();
        useLaterClock();
        const isReady = () =>
          fetch(`${webUrl}/api/health`).then(
            ({ ok }) => ok,
            () => false,
          );
        await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
      }
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],

  throttled: [
    async ({ browser }, use) => {
      throttle(browser);
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires it.
  account: [async ({}, use) => use(await createAccount()), { scope: "worker" }],

  // One after the other: a process has one session of Amplify.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires it.
  couple: async ({}, use) =>
    use({
      traveler: await createAccount(newPerson("Meera Krishnan")),
      flightaid: await createAccount(newPerson("Priya Raman")),
    }),

  pseudoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires it.
    async ({}, use) => use(await buildPseudoSite()),
    { scope: "worker" },
  ],
});

/** For `test.use`: with animations. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** For `test.use`: the test starts signed in with the account of its worker. */
export const signedIn = {
  storageState: (
    { account }: WorkerFixtures,
    use: (storageState: Account["storageState"]) => Promise<void>,
  ): Promise<void> => use(account.storageState),
};

export { expect };
