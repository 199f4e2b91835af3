/** What the fake of the API refuses. */
import { fromId, review } from "@flightaides/core/connection/contract.ts";
import { expect, test } from "vitest";
import { newConnection } from "./connections";
import { FakeApi } from "./fake-api";

const connection = () => newConnection();

test.for([
  ["a call without an answer", "/api/me", "GET /me has no answer"],
  [
    "an answer that the contract does not know",
    "/api/connections/1",
    "GET /connections/1 has an answer that its contract rejects",
  ],
])("%s fails the test", async ([, path = "", problem]) => {
  const api = new FakeApi();
  api.on(fromId, () => ({ ...connection(), state: "disputed" }) as never);
  expect((await api.fetch(path)).status).toBe(500);
  expect(() => api.check()).toThrow(problem);
  expect(() => api.check()).not.toThrow();
});

test("an input that the contract rejects fails the test", async () => {
  const api = new FakeApi();
  api.on(review, connection);
  const post = (again: string) =>
    api.fetch("/api/connections/1/review", { method: "POST", body: JSON.stringify({ again }) });
  expect((await post("yes")).status).toBe(200);
  expect(() => api.check()).not.toThrow();
  await post("perhaps");
  expect(() => api.check()).toThrow("has an input that its contract rejects");
});

test("an answer has no more than its contract says", async () => {
  const api = new FakeApi();
  api.on(fromId, () => Object.assign(connection(), { secret: "hidden" }));
  expect(await (await api.fetch("/api/connections/1")).json()).not.toHaveProperty("secret");
});

test("a call that is cancelled while its body is read rejects, though no answer comes", async () => {
  const api = new FakeApi();
  api.on(review, () => new Promise<never>(() => {}));
  const cancelling = new AbortController();
  const call = api.fetch("/api/connections/1/review", {
    method: "POST",
    body: JSON.stringify({ again: "yes" }),
    signal: cancelling.signal,
  });
  cancelling.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});
