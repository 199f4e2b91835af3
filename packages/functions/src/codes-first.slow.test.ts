/** The codes of sign-ups arrive at once while our own mails exceed SES's send rate: `npm run unit -- codes-first`. */
import { userPool } from "@flightaides/core/account/user-pool.ts";
import { type Clock, systemClock } from "@flightaides/core/clock.ts";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import { goodPassword, type World, world } from "@flightaides/standins/test/cognito.ts";
import { expect, it } from "vitest";
import { handlerOf, newContext } from "../test/handlers";

/** Mails a second that SES accepts. Few, so that any machine posts faster. */
const sendRate = 10;
const postings = 30;
const minute = 60_000;
const day = 24 * 60 * minute;
const travelDate = addDays(new Date().toISOString().slice(0, 10), 30);

const addressOf = (poster: number | string) => `poster-${poster}@example.com`;

/** A user posts a trip, and is owed a mail about it. */
async function post(number: number): Promise<void> {
  const email = addressOf(number);
  const result = await handlerOf("POST /flightAid")(
    httpEvent({
      routeKey: "POST /flightAid",
      method: "POST",
      path: "/flightAid",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        type: "traveler",
        itinerary: [{ from: "YYZ", to: "DXB", travelDate, flight: "EK-242" }],
        traveler: { phoneNumber: "+14165550134" },
      }),
      claims: {
        sub: `uid-poster-${number}`,
        email,
        name: "Ann Kowalski",
        email_verified: "true",
        token_use: "id",
      },
    }),
    newContext(),
  );
  expect(result.statusCode).toBe(201);
}

/** Signs up. The answer comes once SES has taken the code. */
async function signUp(here: World, email: string): Promise<void> {
  const { body } = await here.call("SignUp", {
    Username: email,
    Password: goodPassword,
    UserAttributes: [{ Name: "email", Value: email }],
  });
  expect(body).toMatchObject({ UserConfirmed: false });
  expect(here.codeFor(email)).toMatch(/^\d{6}$/);
}

/** @param ahead milliseconds */
function clockAt(ahead: number): Clock {
  return { ...systemClock, now: () => new Date(Date.now() + ahead) };
}

/** The addresses that our own mails have gone to, in order. */
function mailed(here: World): string[] {
  return here.ses
    .mails()
    .flatMap(({ destination }) => destination.to)
    .filter((to) => to.startsWith("poster-"))
    .sort();
}

it("a burst of postings and its backlog leave SES's rate for codes, and no mail is lost", {
  timeout: 120_000,
}, async () => {
  const here = await world({ sendRate, settings: userPool });
  process.env.AWS_ENDPOINT_URL_SESV2 = here.ses.url;
  // Stores the rate.
  await Notification.run();

  const numbers = Array.from({ length: postings }, (_, index) => index);
  const burst = Promise.all(numbers.map(post));
  for (const at of ["first", "second"]) await signUp(here, `${at}-in-the-burst@example.com`);
  await burst;
  const sentAtOnce = mailed(here).length;
  expect(sentAtOnce).toBeGreaterThan(0);
  expect(sentAtOnce).toBeLessThan(postings);

  let isRunning = true;
  const run = Notification.run().finally(() => {
    isRunning = false;
  });
  for (const at of ["first", "second"]) await signUp(here, `${at}-in-the-run@example.com`);
  expect(isRunning).toBe(true);
  await run;
  // On a slow machine a call may time out. Its mail is still owed, and a later run sends it.
  const owed = await Outbox.due(clockAt(day).now(), postings);
  const all = numbers.map(addressOf).sort();
  expect(
    [...mailed(here), ...owed.map(({ uid }) => addressOf(uid.slice("uid-poster-".length)))].sort(),
  ).toEqual(all);
  await Notification.run({ clock: clockAt(10 * minute) });

  expect(mailed(here)).toEqual(all);
  expect(await Outbox.due(clockAt(day).now(), 1)).toEqual([]);
  expect(here.ses.throttled()).toBe(0);
});
