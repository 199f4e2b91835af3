import type { ReactNode } from "react";

/** A text page as data, separate from its layout. */
export type Document = {
  title: string;
  /** For search engines and link previews; one or two sentences. */
  description: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** What `date` stands for. */
  dated: "in force" | "changed" | "published";
  /** A legal document: its text stays English on the pages of every language. */
  isLegal?: true;
  lead: ReactNode;
  sections: Section[];
};

export type Section = {
  /** Part of the address: never rename it, external links would break. */
  id: string;
  title: string;
  body: ReactNode;
};
