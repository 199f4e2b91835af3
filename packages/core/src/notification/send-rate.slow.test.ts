/** Turns of the mails that requests send at once. */
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { sendRateEntity } from "./entity";
import { refresh, takeTurn } from "./send-rate";

const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
let ses: Ses;

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 20,
  });
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
});
afterAll(() => ses.stop());

it("there is no limit before the rate is known", async () => {
  expect([await takeTurn(now), await takeTurn(now)]).toEqual([0, 0]);
});

it("requests at the same moment get turns one after the other, or none within a second", async () => {
  await refresh(now);
  // A fifth of 20 a second.
  const { data } = await sendRateEntity().get({}).go();
  expect(data?.interval).toBe(250);
  const waits = await Promise.all(Array.from({ length: 8 }, () => takeTurn(now)));
  const given = waits.filter((wait) => wait !== undefined).sort((a, b) => a - b);
  expect(given).toEqual([0, 250, 500, 750, 1000]);
});

it("a turn that nobody took is lost: there is no burst after a pause", async () => {
  expect(await takeTurn(at(60_000))).toBe(0);
  expect(await takeTurn(at(60_000))).toBe(250);
  expect(await takeTurn(at(60_100))).toBe(400);
  expect(await takeTurn(at(61_000))).toBe(0);
});

it("the rate is read again after an hour", async () => {
  await sendRateEntity().patch({}).set({ interval: 7 }).go();
  expect(await refresh(at(3_599_000))).toBeUndefined();
  expect((await sendRateEntity().get({}).go()).data?.interval).toBe(7);
  // The alarm on the quota hears of it also while no mail is due.
  expect(await refresh(at(3_600_000))).toEqual({ rate: 20, used: 0 });
  expect((await sendRateEntity().get({}).go()).data).toMatchObject({
    interval: 250,
    // The turns go on.
    nextAt: at(61_250).getTime(),
  });
});
