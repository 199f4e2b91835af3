/** Confirming the name with "Log in with PayPal": a visit to PayPal, and what came of it. */
import * as z from "zod/mini";
import { contract } from "../contract";
import { Profile } from "../user/contract";

/** Path of the page to which PayPal returns, below the origin of the web app. Registered at PayPal. */
export const returnPath = "/account";

/**
 * Begins a visit to PayPal that confirms the caller's name. `url` is PayPal's page, and is good for one return within ten
 * minutes. It replaces a visit that was begun before. 429 beyond the visits of a day.
 */
export const begin = contract({
  method: "POST",
  path: "/me/paypal-name/visit",
  auth: "bearer",
  input: () => z.object({}),
  output: () => z.object({ url: z.string() }),
  cache: "no-store",
  rate: "costly",
});

/**
 * Ends a visit with what PayPal has added to the address of its return, once. 409 `name-check-over`,
 * `paypal-account-unverified`, `paypal-name-hidden`, `paypal-name-differs`; 503 `paypal-silent`: nothing is changed.
 */
export const finish = contract({
  method: "POST",
  path: "/me/paypal-name",
  auth: "bearer",
  input: () =>
    z.object({
      code: z.string().check(z.minLength(1), z.maxLength(2048)),
      state: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
  output: () => Profile,
  cache: "no-store",
  rate: "costly",
});

/** Removes the confirmation of the caller's name. Other users no longer see it, and a payment does not set it again. */
export const remove = contract({
  method: "DELETE",
  path: "/me/paypal-name",
  auth: "bearer",
  input: () => z.object({}),
  output: () => Profile,
  cache: "no-store",
  rate: "costly",
});
