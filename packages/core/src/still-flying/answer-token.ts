/** The token of an answer link: whom it asks, about what, and until when. Sealed, so that the link tells none of it. */
import * as z from "zod/mini";
import { AppError } from "../error";
import { seal, unseal } from "../sealed-link";

const Asked = z.object({
  about: z.enum(["connection", "itinerary"]),
  /** The connection's or the itinerary's. */
  id: z.string(),
  uid: z.string(),
  /** That the mail asked about: the link says nothing of another date. */
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
