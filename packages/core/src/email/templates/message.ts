import { trusted } from "../html";
import type { AtDelivery } from "./blocks";
import { paragraph, type Rendered, renderMail } from "./layout";
import { isolated } from "./words";

export type MessageProps = {
  /** Name and address of the sender, who gets the replies. */
  sender: { displayName: string; email: string };
  subject: string;
  /** Sanitised. */
  html: string;
  /** The same without markup. */
  text: string;
};

/** A message between users. */
export function message(props: MessageProps, at: AtDelivery): Rendered {
  const { sender, subject, html, text } = props;
  return renderMail(
    {
      subject,
      heading: isolated(subject),
      blocks: [
        paragraph(`${isolated(sender.displayName)} wrote to you:`),
        { kind: "quote", html: trusted(html), text },
      ],
      because: `You get this mail because ${isolated(sender.displayName)} wrote to you by FlightAides. Your answer goes to ${sender.email}.`,
    },
    at,
  );
}
