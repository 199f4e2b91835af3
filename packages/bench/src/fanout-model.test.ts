import { expect, it } from "vitest";
import { after, before, estimate, messagesPerSecond, partitionLimit, peakOf } from "./fanout-model";

const most = 10_000_000;
/** Messages a second that SES accepts at that size. */
const sendRate = 200;

it("at 10 million users the hottest partition takes less than a quarter of its limit; it was more than all of it", () => {
  const hottest = [before, after].map(
    (design) => peakOf(estimate(most, design), design, sendRate).hottest,
  );
  expect(hottest[0]).toBeGreaterThan(partitionLimit);
  expect(hottest[1]).toBeLessThan(partitionLimit / 4);
});

it("the limit of an account left most matches of popular flights without a mail; digests report all with fewer mails and writes", () => {
  const [was, is] = [estimate(most, before), estimate(most, after)];
  expect(was.mailed / was.found).toBeLessThan(0.5);
  expect(is.digests).toBeGreaterThan(0);
  expect(is.mails / was.mails).toBeLessThan(0.5);
  expect(is.writes / was.writes).toBeLessThan(0.5);
});

it("with few users no posting has more matches than are mailed immediately, and both designs cost the same", () => {
  expect(estimate(1_000, after)).toEqual(estimate(1_000, before));
});

it("a run keeps up in the busiest hour", () => {
  const { busy, toMail } = peakOf(estimate(most, after), after, sendRate);
  expect(busy).toBeLessThan(0.75);
  expect(toMail.worst).toBeLessThan(120);
});

it.each([1, 8, 200, 1000])(
  "SES's rate limits a run, not how many messages are on their way: %s a second",
  (rate) => {
    expect(messagesPerSecond(rate)).toBe(rate);
  },
);
