import { languages } from "@flightaides/core/language/contract.ts";
import { Trans } from "@lingui/react";
import { type ReactElement, useState, useSyncExternalStore } from "react";
import { usePage } from "../../components/use-page";
import type { Document } from "../../content/document";
import { useHydrated } from "../../lib/hydration";
import { i18n } from "../../lib/i18n";
import { language } from "../../lib/language";
import classes from "./document.module.css";
import { formatLongDate } from "./long-date";

/** The language of the text of legal documents, on every page. */
const legalLanguage = languages[0];

/** Documents with at least this many sections get a table of contents. */
const minSectionsForContents = 5;

export function DocumentPage({ document }: { document: Document }) {
  const heading = usePage(document.title, document.description);
  const { title, lead, date, dated, isLegal, sections } = document;
  const textLanguage = isLegal && legalLanguage;
  return (
    <article className={classes.document}>
      <header className={classes.head}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        <p className={classes.date}>
          <Dated as={dated} day={<Day date={date} />} />
        </p>
        {isLegal && language !== legalLanguage && (
          <p className={classes.notice}>{i18n.t("This document is in English only.")}</p>
        )}
        <div lang={textLanguage} className={classes.lead}>
          {lead}
        </div>
      </header>
      {sections.length >= minSectionsForContents && <Contents document={document} />}
      <div lang={textLanguage} className={classes.text}>
        {sections.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id} className={classes.section}>
            {/* Focusable, so that after a link to it Tab continues from here. */}
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}

/** Hydration leaves the day as the build has written it: the first date that a cold browser writes takes it 40 ms. */
function Day({ date }: { date: string }) {
  const isHydrated = useHydrated();
  const [isWritten] = useState(!isHydrated);
  const text = import.meta.env.SSR || !isWritten ? formatLongDate(date) : "";
  return (
    <time dateTime={date} suppressHydrationWarning>
      {text}
    </time>
  );
}

function Dated({ as, day }: { as: Document["dated"]; day: ReactElement }) {
  switch (as) {
    case "in force":
      return <Trans id="In force since <day/>" components={{ day }} />;
    case "changed":
      return <Trans id="Last changed <day/>" components={{ day }} />;
    case "published":
      return <Trans id="Published <day/>" components={{ day }} />;
  }
}

function Contents({ document }: { document: Document }) {
  // On a phone an open list would push the text off the first screen. Beside the text it moves nothing.
  const open = useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
  return (
    <details open={open} className={classes.contents}>
      <summary>{i18n.t("On this page")}</summary>
      <nav aria-label={i18n.t("On this page")}>
        <ol lang={document.isLegal && legalLanguage}>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              {/* A plain link: the browser scrolls, moves the focus and handles Back. */}
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

const wide = () => matchMedia("(min-width: 62em)");

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
