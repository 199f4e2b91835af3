import { trusted } from "../../html";
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
  const { i18n } = at;
  const { sender, subject, html, text } = props;
  const name = isolated(sender.displayName);
  return renderMail(
    {
      subject,
      heading: isolated(subject),
      blocks: [
        paragraph(i18n.t("{name} wrote to you:", { name })),
        { kind: "quote", html: trusted(html), text },
      ],
      because: i18n.t(
        "You get this mail because {name} wrote to you through FlightAides. Your answer goes to {email}.",
        { name, email: sender.email },
      ),
    },
    at,
  );
}
