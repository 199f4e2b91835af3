/** What is held of a user beside the account in the user pool and the profile, in the order of its deletion. */
import { userData as block } from "../block/user-data";
import { userData as confirmedName } from "../confirmed-name/user-data";
import { Connection } from "../connection";
import { userData as connection, ofPairs } from "../connection/user-data";
import { userData as formerAccount } from "../former-account/user-data";
import { userData as itinerary } from "../itinerary/user-data";
import { userData as journey } from "../journey/user-data";
import { userData as message } from "../message/user-data";
import { userData as outbox } from "../outbox/user-data";
import { userData as payment } from "../payment/user-data";
import { userData as push } from "../push/user-data";
import { userData as quota } from "../quota/user-data";
import { userData as reputation } from "../reputation/user-data";
import { userData as safety } from "../safety/user-data";

/** What outlives the account comes after what adds to it: ended connections separate two users, for example. */
export const held = [
  message,
  journey,
  connection,
  itinerary(Connection.followChange),
  ofPairs,
  block,
  safety,
  push,
  outbox,
  quota,
  reputation,
  payment,
  confirmedName,
  formerAccount,
] as const;
