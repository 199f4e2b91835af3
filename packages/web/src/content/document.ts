import type { ReactNode } from "react";

/** A page that is read: its words as data, so that who changes them meets no layout. */
export type Document = {
  title: string;
  /** For search engines and previews: what the page answers, in one or two sentences. */
  description: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** What happened on that day. */
  dated: "In force since" | "Last changed" | "Published";
  lead: ReactNode;
  sections: Section[];
};

export type Section = {
  /** Part of the address, so that links from elsewhere hold: never renamed. */
  id: string;
  title: string;
  body: ReactNode;
};
