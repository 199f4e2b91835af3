/** The rule of a passenger who is not the owner. */
import { AppError } from "../error";
import type { PostingDetails } from "./contract";
import { isPassengerAsked } from "./details";

/** @throws AppError `invalid-input` unless the passenger knows about the posting */
export function assertPassenger(details: PostingDetails): void {
  if (!isPassengerAsked(details))
    throw new AppError("invalid-fields", {
      errors: [{ path: "passengerKnows", reason: "passenger-must-know" }],
    });
}
