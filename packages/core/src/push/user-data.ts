/** The devices that a user has told. */
import type { UserData } from "../user-data";
import { Push } from ".";
import { pushDevicesEntity, pushEndpointEntity } from "./entity";

export const userData = {
  entities: [pushDevicesEntity, pushEndpointEntity],
  // Without keys and endpoint: whoever has them can post to the device.
  export: async ({ uid }, now) => ({ pushDevices: await Push.listOf(uid, now) }),
  forget: ({ uid }) => Push.forget(uid),
} satisfies UserData;
