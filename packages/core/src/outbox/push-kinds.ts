/** The kinds of mail of which devices are told, too. Pure. */
import type { MailProps } from "../email/templates";

type Rule = {
  /** RFC 8030: whether a phone that saves its battery is woken. */
  urgency: "normal" | "high";
  /** After which nobody needs it any more. A mail with `until` ends then, if that is earlier. */
  hours: number;
  /** Also where the mail is sent later. */
  atOnce?: true;
};

export const pushKinds = {
  "new-message": { urgency: "high", hours: 24, atOnce: true },
  connect: { urgency: "high", hours: 72 },
  reminder: { urgency: "high", hours: 24 },
  accepted: { urgency: "high", hours: 72 },
  ended: { urgency: "normal", hours: 72 },
  refunded: { urgency: "normal", hours: 72 },
  "no-answer": { urgency: "high", hours: 24 },
  tap: { urgency: "high", hours: 12 },
  "still-flying": { urgency: "normal", hours: 72 },
  "day-before": { urgency: "high", hours: 24 },
} as const satisfies { [Kind in keyof MailProps]?: Rule };

export type PushKind = keyof typeof pushKinds;

/** A mail of which devices are told. */
export type Pushed = {
  [Kind in PushKind]: { kind: Kind; props: MailProps[Kind] };
}[PushKind];

/** Whether devices are told of a mail: not of what the reader has done. */
export function isPushed(mail: { kind: string; props: object }): mail is Pushed {
  const isByReader = "by" in mail.props && mail.props.by === "me";
  return Object.hasOwn(pushKinds, mail.kind) && !isByReader;
}
