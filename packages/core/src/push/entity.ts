/** Devices in the table: one item for those of a user, and one for each endpoint, which belongs to one user. */
import { CustomAttributeType, Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";

/** `endpoint` is secret: whoever has it can post to the device. `publicKey` is ours, with which it was made. */
export type StoredDevice = {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  publicKey: string;
  /** ISO 8601 instant of the subscription, renewed when the browser repeats it. */
  since: string;
};

/** One item, so that their number is bounded. */
export const pushDevicesEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "pushDevices", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** Oldest first. */
          devices: { type: CustomAttributeType<StoredDevice[]>("any"), required: true },
          /** Raised by each write. */
          version: { type: "number", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "push-devices"),
          },
        },
      },
      table,
    ),
);

/** To whom a device belongs. */
export const pushEndpointEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "pushEndpoint", version: "1", service },
        attributes: {
          id: { type: "string", required: true, readOnly: true },
          uid: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byId: {
            pk: key("pk", "push#${id}"),
            sk: key("sk", "push"),
          },
        },
      },
      table,
    ),
);
