/** Every contract, by the function that serves it. Local gateway, AWS routes and the tests of all routes derive from it. */
import * as account from "./account/contract";
import * as airport from "./airport/contract";
import * as communication from "./communication/contract";
import * as connection from "./connection/contract";
import type { Contract } from "./contract";
import * as health from "./health/contract";
import * as itinerary from "./itinerary/contract";
import * as payment from "./payment/contract";
import * as user from "./user/contract";

export const contracts = {
  api: [
    health.health,
    itinerary.list,
    itinerary.fromId,
    itinerary.search,
    itinerary.ofOwner,
    itinerary.create,
    itinerary.update,
    itinerary.remove,
    user.me,
    user.update,
    connection.open,
    connection.list,
    connection.fromId,
  ],
  payment: [payment.order, payment.capture, payment.webhook],
  communication: [communication.send, communication.unsubscribePage, communication.unsubscribe],
  account: [account.exportAll, account.remove],
  airport: [airport.suggest],
} as const satisfies Record<string, readonly Contract[]>;

export type FunctionName = keyof typeof contracts;
