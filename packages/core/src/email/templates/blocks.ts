/** What mails consist of. `html-part.ts` and `text-part.ts` show it. */
import type { I18n } from "@lingui/core";
import type { Html } from "../../html";

/** Addresses of the stage that sends the mail. */
export type Site = {
  /** The home page in the reader's language, without a slash at the end. */
  home: string;
  supportAddress: string;
  /** Name and postal address of the sender, in one line. */
  postalAddress: string;
};

/** The topic of a mail with an unsubscribe link. */
export type Topic = "matches" | "requests";

/** What is known only when a mail is sent. */
export type AtDelivery = {
  /** Speaks the recipient's language. */
  i18n: I18n;
  /** The recipient's name. */
  name: string;
  site: Site;
  /** For mails of a kind that can be unsubscribed from. */
  unsubscribe?: { url: string; topic: Topic } | undefined;
  /** For mails that ask: the page that asks once more, without a sign-in. */
  answerUrl?: string | undefined;
  /** The page on which the reader asks for a second look at a decision. */
  appealUrl?: string | undefined;
};

/** A flight as mails show it. */
export type Trip = {
  from: string;
  to: string;
  /** City names. Missing or empty for unknown airports, which are shown by their code. */
  fromCity?: string;
  toCity?: string;
  /** `YYYY-MM-DD`, at the origin. */
  travelDate: string;
  flight?: string;
  /** The last day of the window of a flight that is not booked. */
  until?: string;
};

export type Role = "traveler" | "flightaid";
/** Only the most important button of a mail, or of a card in it, is not `minor`. */
export type Button = { label: string; url: string; minor?: boolean };
/** `href` makes the value a link. */
export type Row = [label: string, value: string, href?: string];
/** A field of a trip, before and after it was edited. */
export type Change = { label: string; before: string; after: string };

/** A flight on a boarding pass. */
export type Ticket = {
  /** Whose it is. */
  title?: string;
  /** Missing if it is not posted. */
  trip: Trip | undefined;
};

/** A boarding pass like the site's: role or reason on the band, flights below each other, person and button on the stub. */
export type Pass = {
  /** The role of the person whose pass it is. */
  role?: Role;
  /** Why it matches. */
  reason?: string;
  tickets: Ticket[];
  displayName?: string;
  /** Who flies. */
  who?: Row[];
  note?: string;
  button?: Button;
};

/** One of many matches. */
export type Entry = {
  role: Role;
  reason?: string;
  trip: Trip;
  displayName: string;
  button: Button;
};

export type Block =
  | { kind: "greeting"; text: string }
  | { kind: "paragraph"; text: string }
  /** A sentence that must not be overlooked. */
  | { kind: "notice"; text: string }
  /** Text by a user, set apart from ours. Keeps line breaks and, if `html` is given, markup. */
  | { kind: "quote"; text: string; html?: Html }
  | { kind: "rows"; title?: string; rows: Row[] }
  | { kind: "changes"; title: string; changes: Change[] }
  | { kind: "receipt"; item: string; price: string; rows: Row[] }
  | { kind: "list"; title: string; items: readonly string[] }
  | { kind: "code"; code: string }
  | ({ kind: "pass" } & Pass)
  | { kind: "index"; title: string; entries: Entry[] }
  | { kind: "button"; button: Button };

export type Content = {
  subject: string;
  heading: string;
  blocks: Block[];
  /** Why the reader gets this mail. */
  because: string;
  /** Where the reader can report what is wrong with the other person. */
  reportUrl?: string | undefined;
};

/** What the frame of a mail shows. A mail without `home` has no link to the site. */
export type Sender = {
  i18n: I18n;
  site: Omit<Site, "home"> & { home?: string };
  unsubscribe?: AtDelivery["unsubscribe"];
};
