/** The API as others use it: a client made from the OpenAPI document plays its examples. Each answer is one that the document allows. */
import type { paths } from "@flightaides/openapi/client";
import { type Document, openApiDocument } from "@flightaides/openapi/document";
import { examples } from "@flightaides/openapi/examples";
import { answerChecker } from "@flightaides/openapi/test/answers.ts";
import createClient, { type Middleware } from "openapi-fetch";
import { type Account, createAccount, newPerson } from "../support/account";
import { payPalUrl, webUrl } from "../support/addresses";
import { cpuThrottle } from "../support/cpu-throttle";
import { mailAbout } from "../support/inbox";
import { paymentsOf } from "../support/ledger";
import { expect, test } from "../support/test";

/** Fails on an answer that the published document does not allow. */
async function answersAsDocumented(): Promise<Middleware> {
  const published = await fetch(`${webUrl}/api/openapi.json`);
  expect(published.headers.get("cache-control")).toBe("public,max-age=300");
  const check = answerChecker((await published.json()) as Document);
  return {
    async onResponse({ request: { method }, response, schemaPath: path }) {
      const { status, headers } = response;
      const mediaType = headers.get("content-type")?.split(";")[0];
      const body = await response.clone().text();
      expect(check({ method, path, status, mediaType, body })).toBeUndefined();
    },
  };
}

function clientOf(checked: Middleware, account?: Account) {
  const stored = account?.storageState.origins[0]?.localStorage ?? [];
  const token = stored.find(({ name }) => name === "token")?.value;
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const client = createClient<paths>({ baseUrl: `${webUrl}/api`, headers });
  client.use(checked);
  return client;
}

test("a client of the document posts, searches, connects, pays and writes", async () => {
  const { suggest, search, list, create, open, answer, capture, write, report } = examples(
    new Date(),
  );
  const checked = await answersAsDocumented();
  const daughter = newPerson("Meera Krishnan");
  const traveler = clientOf(checked, await createAccount(daughter));
  const flightaid = clientOf(checked, await createAccount(newPerson("Priya Raman")));
  const visitor = clientOf(checked);

  const airports = await visitor.GET("/airports", { params: { query: suggest.request } });
  expect(airports.data).toEqual(suggest.response);

  const { itinerary, traveler: phone } = create.request;
  const offer = { type: "flightaid" as const, itinerary, traveler: phone, connect: "ask" as const };
  const offered = await flightaid.POST("/flightAid", { body: offer });
  expect(offered.response.status).toBe(201);
  const itineraryId = offered.data?.id ?? "";
  const again = await flightaid.POST("/flightAid", { body: offer });
  expect([again.response.status, again.data?.id]).toEqual([200, itineraryId]);

  const wanted = await traveler.POST("/flightAid", { body: create.request });
  expect(wanted.response.status).toBe(201);
  const found = await traveler.POST("/flightAid/searchItin", { body: search.request });
  expect(found.data?.map(({ id }) => id)).toContain(itineraryId);
  const listed = await visitor.GET("/flightAid", { params: { query: list.request } });
  expect(listed.data?.map(({ id }) => id)).toContain(itineraryId);

  const asked = await traveler.POST("/connections", { body: { ...open.request, itineraryId } });
  expect(asked.data).toMatchObject({ role: "traveler", state: "requested" });
  const id = asked.data?.id ?? "";
  const params = { path: { id } };
  const { accept, text } = answer.request;
  const early = await traveler.POST("/connections/{id}/order", { params, body: {} });
  expect(early.error).toMatchObject({ status: 409, reason: "connection-requested" });
  const yes = await flightaid.POST("/connections/{id}/answer", { params, body: { accept, text } });
  expect(yes.data).toMatchObject({ state: "accepted", answerText: text });

  const accepted = await traveler.GET("/connections/{id}", { params });
  const { trips, cancelRefund, contact } = accepted.data ?? {};
  expect(contact).toBeUndefined();
  const order = await traveler.POST("/connections/{id}/order", {
    params,
    body: { trips, cancelRefund },
  });
  const orderId = order.data?.orderId ?? "";
  const payer = new URLSearchParams({ token: orderId, choice: "paid" });
  expect((await fetch(`${payPalUrl}/checkoutnow`, { method: "POST", body: payer })).ok).toBe(true);
  const paid = await traveler.POST("/connections/{id}/capture", {
    params,
    body: { ...capture.request, orderId, trips },
  });
  expect(paid.data).toMatchObject({ state: "paid", contact: { displayName: "Priya Raman" } });
  await expect.poll(() => paymentsOf(id)).toEqual(["COMPLETED"]);

  await traveler.POST("/connections/{id}/messages", { params, body: write.request });
  const messages = await flightaid.GET("/connections/{id}/messages", { params });
  expect(messages.data?.at(-1)).toMatchObject({ text: write.request.text });

  const reported = await traveler.POST("/reports", {
    body: { ...report.request, itinerary: itineraryId },
  });
  expect(reported.response.status).toBe(202);
  await mailAbout(daughter.email, "Payment Successful");
});

test("refusals have a reason that the document lists", async () => {
  const visitor = clientOf(await answersAsDocumented());
  const { create } = examples(new Date());
  const signedOut = await visitor.POST("/flightAid", { body: create.request });
  expect(signedOut.response.status).toBe(401);
  const none = await visitor.GET("/flightAid/{id}", { params: { path: { id: "0".repeat(32) } } });
  expect(none.error).toMatchObject({ code: "not-found", reason: "itinerary-not-found" });
  const short = await visitor.GET("/airports", { params: { query: { term: "yy" } } });
  expect(short.error).toMatchObject({
    reason: "invalid-fields",
    errors: [{ path: "term", reason: "term-too-short" }],
  });
});

test("the document that is published is the one that the contracts make", async () => {
  const published: Document = await (await fetch(`${webUrl}/api/openapi.json`)).json();
  const made = await openApiDocument();
  expect(Object.keys(published.paths)).toEqual(Object.keys(made.paths));
  expect(published.components.schemas).toEqual(JSON.parse(JSON.stringify(made.components.schemas)));
});

/** The reference draws all calls at once, which takes ten seconds beside the other steps of `npm test`. */
const whole = { timeout: 100_000 * cpuThrottle };

test("/developers shows each call", async ({ page }) => {
  await page.goto("/developers");
  await page.getByRole("link", { name: "Show the reference" }).click();
  await page.getByText("/flightAid/searchItin", { exact: true }).click();
  await expect(page.getByText("says that there are more.")).toBeVisible(whole);
});

test.describe("without the script of the reference", () => {
  test.use({ expectedErrors: /rapidoc/ });

  test("/developers says so, and still has the document", async ({ page }) => {
    let loads = 0;
    await page.route("**/assets/rapidoc-*", (route) => {
      loads++;
      return route.abort();
    });
    await page.goto("/developers");
    await page.getByRole("link", { name: "Show the reference" }).click();
    // After one reload by itself.
    await expect(
      page.getByRole("alert").filter({ hasText: "The reference could not be loaded." }),
    ).toBeVisible();
    expect(loads).toBe(2);
    await expect(page.getByRole("link", { name: "OpenAPI document (JSON)" })).toHaveAttribute(
      "href",
      "/api/openapi.json",
    );
    await page.unroute("**/assets/rapidoc-*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("/flightAid/searchItin", { exact: true })).toBeVisible(whole);
  });
});
