import type { AuthUser } from "@flightaides/core/actor.ts";
import type { Itinerary } from "@flightaides/core/itinerary";

/** What the actor has told others, for the masking of a note. Loaded on demand: only a changed text is compared with messages. */
export function conversationsOf(actor: AuthUser, now: Date): Itinerary.Conversations {
  return async () => {
    const { Message } = await import("@flightaides/core/message");
    return Message.conversations(actor, now);
  };
}
