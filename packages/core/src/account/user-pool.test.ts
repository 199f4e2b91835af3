import { expect, it } from "vitest";
import { userPool } from "./user-pool";

/** Requests per second of Cognito's category `UserAuthentication`, sign-ins and renewals together, for an account. */
const cognitoLimit = 120;

/** Per user and month, as docs/operating.md assumes: on two days two visits, on two days three. */
const visits = [2, 3, 2, 3];
const signIns = 1;
const users = 10_000_000;
/** Rate of the busiest hour over that of the month. */
const peak = 4;
const wakingSeconds = 14 * 3600;
const month = 30 * 86_400;

/**
 * Renewals on a day with that many visits at random times: one with the first, and one with each further visit that comes later
 * than the lifetime after the one before it.
 */
function renewals(visitsOfDay: number, lifetime: number): number {
  const isLate = Math.max(0, 1 - lifetime / wakingSeconds) ** visitsOfDay;
  return 1 + (visitsOfDay - 1) * isLate;
}

function requestsPerSecond(lifetime: number): number {
  const perUser = visits.reduce((sum, count) => sum + renewals(count, lifetime), signIns);
  return (peak * users * perUser) / month;
}

it("tokens live so long that ten million users stay below three quarters of Cognito's limit", () => {
  const { idSeconds, accessSeconds } = userPool.tokens;
  expect(accessSeconds).toBe(idSeconds);
  // With tokens of an hour they would not.
  expect(requestsPerSecond(3600)).toBeGreaterThan(cognitoLimit);
  expect(requestsPerSecond(idSeconds)).toBeLessThan(0.75 * cognitoLimit);
});
