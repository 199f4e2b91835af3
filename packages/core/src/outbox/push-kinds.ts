/** The kinds of mail that are also sent as push notifications. Pure. */
import type { MailProps } from "../email/templates";

type Rule = {
  /** RFC 8030: whether the push wakes a phone that saves its battery. */
  urgency: "normal" | "high";
  /** Hours until the push expires. The `until` of its mail may end it earlier. */
  hours: number;
  /** The push is sent at once even if its mail is due later. */
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

/** A mail that is also sent as a push. */
export type Pushed = {
  [Kind in PushKind]: { kind: Kind; props: MailProps[Kind] };
}[PushKind];

/** Whether a mail is also sent as a push: not if it reports what its reader did. */
export function isPushed(mail: { kind: string; props: object }): mail is Pushed {
  const isByReader = "by" in mail.props && mail.props.by === "me";
  return Object.hasOwn(pushKinds, mail.kind) && !isByReader;
}
