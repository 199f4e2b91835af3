/** Every contract, by the function that serves it. Local gateway, AWS routes and the tests of all routes derive from it. */
import * as account from "./account/contract";
import * as airport from "./airport/contract";
import * as boardingPass from "./boarding-pass/contract";
import * as communication from "./communication/contract";
import * as confirmedName from "./confirmed-name/contract";
import * as connection from "./connection/contract";
import type { Contract } from "./contract";
import * as desk from "./desk/contract";
import * as health from "./health/contract";
import * as itinerary from "./itinerary/contract";
import * as journey from "./journey/contract";
import * as matching from "./matching/contract";
import * as message from "./message/contract";
import * as payment from "./payment/contract";
import * as push from "./push/contract";
import * as safety from "./safety/contract";
import * as stillFlying from "./still-flying/contract";
import * as user from "./user/contract";

export const contracts = {
  api: [
    health.health,
    matching.list,
    itinerary.fromId,
    itinerary.preview,
    matching.search,
    matching.searchDays,
    itinerary.ofOwner,
    itinerary.create,
    itinerary.previewText,
    user.me,
    user.update,
    connection.open,
    connection.list,
    connection.fromId,
    connection.answer,
    connection.confirm,
    connection.noAnswer,
    connection.contradict,
    connection.stay,
    connection.setMeetingPoint,
    boardingPass.shareBoardingPass,
    boardingPass.removeBoardingPass,
    journey.tap,
    journey.revokeTap,
    journey.createFollowLink,
    journey.revokeFollowLink,
    journey.setTapMails,
    message.list,
    message.write,
    message.preview,
    safety.report,
    safety.appeal,
    safety.blocks,
    safety.unblock,
    stillFlying.question,
    stillFlying.answer,
    push.devices,
    push.subscribe,
    push.unsubscribe,
  ],
  payment: [
    payment.order,
    payment.capture,
    payment.webhook,
    connection.withdraw,
    connection.cancel,
    connection.airlineCancelled,
    connection.agree,
    connection.leave,
    connection.didNotMeet,
    connection.review,
    itinerary.update,
    itinerary.remove,
    safety.block,
    confirmedName.begin,
    confirmedName.finish,
    confirmedName.remove,
  ],
  desk: [
    desk.cases,
    desk.caseOf,
    desk.decide,
    desk.claimOf,
    desk.decideClaim,
    desk.find,
    desk.person,
    desk.suspend,
    desk.lift,
    desk.putOnOffer,
    desk.story,
    desk.refund,
    desk.refusedRefunds,
    desk.retryRefund,
    desk.settleRefund,
    desk.openOrders,
    desk.ledger,
    desk.mails,
    desk.retryMail,
    desk.dropMail,
    desk.itineraries,
    desk.retryItinerary,
    desk.numbers,
    desk.record,
    desk.recordAbout,
  ],
  communication: [communication.send, communication.unsubscribePage, communication.unsubscribe],
  account: [account.exportAll, account.remove],
  airport: [airport.suggest],
  follow: [journey.follow, journey.followPage],
} as const satisfies Record<string, readonly Contract[]>;

export type FunctionName = keyof typeof contracts;
