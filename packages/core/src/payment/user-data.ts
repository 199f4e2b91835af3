/** What a user has paid. Apart from `index.ts`: nothing here needs PayPal. */
import { Connection } from "../connection";
import type { UserData } from "../user-data";
import { captureEntity, earlyReversalEntity, paymentEntity, refusalEntity } from "./entity";
import { ofOrders } from "./records";

/** Payments are kept for good: they hold no contact data. */
export const userData = {
  entities: [paymentEntity, captureEntity, earlyReversalEntity, refusalEntity],
  export: async ({ uid }) => ({ payments: await ofOrders(await Connection.ordersOf(uid)) }),
  async forget() {},
} satisfies UserData;
