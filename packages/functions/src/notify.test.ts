/** The scheduled function for notifications: the metrics that it publishes when part of its work fails. */
import { breakLegs, post } from "@flightaides/core/test/itinerary.ts";
import { person } from "@flightaides/core/test/user.ts";
import { start as startSes } from "@flightaides/standins/ses";
import { afterEach, expect, it, vi } from "vitest";
import { publishedMetrics } from "../test/metrics";
import { handler } from "./notify";

afterEach(() => {
  vi.restoreAllMocks();
});

it("fails when an itinerary cannot be matched, and still publishes its metrics", async () => {
  const ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
  });
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
  const posted = new Date(Date.now() - 120_000);
  await breakLegs(await post(await person("Ann Kowalski", posted), {}, posted));
  const published = publishedMetrics();
  const run = handler(undefined, { getRemainingTimeInMillis: () => 300_000 });
  await expect(run).rejects.toThrow("The run is not complete");
  const counts = { Matches: 0, MailsSent: 1, MailsParked: 0, ItinerariesParked: 0 };
  expect(published).toEqual([{ ...counts, NotifyLag: expect.any(Number), MailQuotaUsed: 0 }]);
  expect(published[0]?.NotifyLag).toBeGreaterThanOrEqual(120);
  await ses.stop();
});
