/** Every kind of mail, with the properties of its template. */
import type { MailProps, MatchProps } from "../email/templates";
import type { Pushed } from "./push-kinds";

type PayloadProps = Omit<MailProps, "match"> & {
  /** `own` is the id of the recipient's itinerary; a higher score is a better match. */
  match: MatchProps & { own: string; score: number };
  /** Tells the matches of the recipient's itinerary `own` that they do not know when it is sent. */
  digest: { own: string };
  /** Tells a device of the recipient of a mail. */
  push: { device: string; mail: Pushed };
};

export type MailPayload<Kind extends keyof PayloadProps = keyof PayloadProps> = {
  [One in Kind]: { kind: One; props: PayloadProps[One] };
}[Kind];
