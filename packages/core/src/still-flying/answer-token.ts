/** The token of an answer link: user, question and expiry. Sealed, so that the link reveals none of them. */
import * as z from "zod/mini";
import { AppError } from "../error";
import { seal, unseal } from "../sealed-link";

const Asked = z.object({
  about: z.enum(["connection", "itinerary"]),
  /** The connection's or the itinerary's. */
  id: z.string(),
  uid: z.string(),
  /** The date in the mail. The link is not valid for another date. */
  travelDate: z.string(),
  /** When the travel date begins, an ISO 8601 instant: the link then ends. */
  until: z.iso.datetime(),
});
export type Asked = z.output<typeof Asked>;

export function sealAnswer(asked: Asked): Promise<string> {
  return seal("still-flying", JSON.stringify(z.parse(Asked, asked)));
}

/** @throws AppError `invalid-input` for a token that is not ours, `not-found` after its end */
export async function unsealAnswer(token: string, now: Date): Promise<Asked> {
  const content = await unseal("still-flying", token);
  if (content === undefined)
    throw new AppError("invalid-link", { errors: [{ path: "token", reason: "invalid-link" }] });
  const asked = z.parse(Asked, JSON.parse(content));
  if (now >= new Date(asked.until)) throw questionOver();
  return asked;
}

export function questionOver(): AppError {
  return new AppError("question-over");
}
