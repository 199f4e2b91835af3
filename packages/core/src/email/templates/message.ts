import { trusted } from "../html";
import { letter, paragraph, type Rendered, type Site } from "./layout";

export type MessageProps = {
  /** The sender's name and address: who the answer goes to. */
  sender: { displayName: string; email: string };
  subject: string;
  /** Sanitised. */
  html: string;
  /** The same without markup. */
  text: string;
};

/** What one of a pair writes to the other. */
export function message(props: MessageProps, site: Site): Rendered {
  const { sender, subject, html, text } = props;
  return letter(
    {
      subject,
      heading: subject,
      blocks: [
        paragraph(`${sender.displayName} wrote to you:`),
        { kind: "quote", html: trusted(html), text },
      ],
      because: `You get this mail because ${sender.displayName} wrote to you by FlightAides. Your answer goes to ${sender.email}.`,
    },
    site,
  );
}
