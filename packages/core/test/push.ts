/** Devices at the push service's stand-in. */
import type { Push as Service } from "@flightaides/standins/push";
import type { AuthUser } from "../src/actor";
import { Push } from "../src/push";
import { start } from "./clock";

/** Turns notifications on for a user, on a new device. */
export async function deviceOf(service: Service, actor: AuthUser, now = start) {
  const { publicKey } = await Push.devices(actor, now);
  const subscription = await service.subscribe(publicKey);
  const device = await Push.subscribe(actor, { ...subscription, publicKey }, now);
  return { ...subscription, publicKey, id: device.id };
}

export type Note = { title: string; body: string; path: string; tag: string; lang: string };

/** What a device shows, oldest first. */
export function notesOf(service: Service, endpoint: string): Note[] {
  return service.pushes(endpoint).map(({ payload }) => JSON.parse(payload) as Note);
}
