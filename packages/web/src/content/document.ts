import type { ReactNode } from "react";

/** A text page as data, separate from its layout. */
export type Document = {
  title: string;
  /** For search engines and link previews; one or two sentences. */
  description: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** What `date` stands for. */
  dated: "In force since" | "Last changed" | "Published";
  lead: ReactNode;
  sections: Section[];
};

export type Section = {
  /** Part of the address: never rename it, external links would break. */
  id: string;
  title: string;
  body: ReactNode;
};
