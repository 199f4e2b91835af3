/** Push notifications on the caller's devices: RFC 8030, with the subscriptions that browsers make. */
import * as z from "zod/mini";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";

/** Devices of an account. One more takes the place of the oldest. */
export const maxDevices = 5;
/** Characters of an endpoint. The longest of the known services have about 500. */
const maxEndpointLength = 1024;

/** An uncompressed point of P-256, and 128 bits, as browsers give them: base64url, which some pad. */
const key = (pattern: RegExp) =>
  z.string().check(z.regex(pattern, "invalid" satisfies FieldReason));

/** A device that is told. */
export const Device = z.lazy(() =>
  z.object({
    /** The SHA-256 of its endpoint, in hexadecimal digits: a browser finds itself by it. */
    id: z.string(),
    /** The host of its push service, which belongs to the maker of the browser. */
    service: z.string(),
    /** Which browser has it: a name such as `Chrome`. Missing for a push service that is no browser's. */
    browser: z.optional(z.string()),
    since: z.iso.datetime(),
  }),
);
export type Device = z.output<typeof Device>;

/** Lists the devices that get notifications, and the key with which a browser subscribes. */
export const devices = contract({
  method: "GET",
  path: "/me/push",
  auth: "bearer",
  input: () => z.object({}),
  output: () =>
    z.object({
      /** With which a browser subscribes (`applicationServerKey`): base64url. */
      publicKey: z.string(),
      /** The caller's, newest first. */
      devices: z.array(Device),
    }),
  cache: "no-store",
});

/**
 * Sends notifications to a device from now on: the JSON of a browser's PushSubscription. 201, also for a device that has them already. An endpoint belongs
 * to the account that has sent it last. 400 `push-service-unknown` for an endpoint at no known push service; 409
 * `push-key-changed` for a subscription with a key that is not in use any more; 429 beyond the subscriptions of a day.
 */
export const subscribe = contract({
  method: "POST",
  path: "/me/push",
  auth: "bearer",
  input: () =>
    z.object({
      endpoint: z
        .url("invalid" satisfies FieldReason)
        .check(z.maxLength(maxEndpointLength, "invalid" satisfies FieldReason)),
      keys: z.object({
        p256dh: key(/^[\w-]{87}=?$/),
        auth: key(/^[\w-]{22}(==)?$/),
      }),
      /** With which it was made. */
      publicKey: z.string(),
    }),
  output: () => Device,
  success: [201],
  cache: "no-store",
  rate: "costly",
});

/** Stops notifications to a device. 404 for a device that is not the caller's. */
export const unsubscribe = contract({
  method: "DELETE",
  path: "/me/push/{id}",
  auth: "bearer",
  input: () => z.object({ id: z.string() }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
});
