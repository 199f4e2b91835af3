/** A visit to PayPal that has not ended. */
import type { UserData } from "../user-data";
import { ConfirmedName } from ".";
import { visitEntity } from "./entity";

export const userData = {
  entities: [visitEntity],
  export: async ({ uid }) => ({ payPalVisit: await ConfirmedName.visitOf(uid) }),
  forget: ({ uid }) => ConfirmedName.forget(uid),
} satisfies UserData;
