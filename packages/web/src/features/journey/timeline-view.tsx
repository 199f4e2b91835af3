import type { Connection } from "@flightaides/core/connection/contract.ts";
import { CheckIcon } from "../../components/icons";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { formatInstant } from "../../lib/instant";
import { nameOf } from "../connection/status";
import { stepWords } from "./step-words";
import type { Milestone, TimelineEntry } from "./timeline";
import classes from "./timeline-view.module.css";

type Props = { connection: Connection; entries: readonly TimelineEntry[] };

/** What has happened, and what is next. */
export function TimelineView({ connection, entries }: Props) {
  return (
    <section className={classes.timeline} aria-labelledby="timeline">
      <h2 id="timeline">{i18n.t("Your trip so far")}</h2>
      <ol>
        {entries.map((entry) => (
          <li
            key={keyOf(entry)}
            data-state={entry.state}
            aria-current={entry.state === "next" ? "step" : undefined}
          >
            <span className={classes.mark}>
              {entry.state === "done" && <CheckIcon size={16} />}
            </span>
            <div>
              <p className={classes.what}>
                {entry.state === "done" && <span className="fa-hidden">{i18n.t("Done:")} </span>}
                {wordsOf(entry, connection)}{" "}
                {entry.state === "next" && <span className={classes.next}>{i18n.t("Next")}</span>}
              </p>
              <When entry={entry} connection={connection} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function keyOf(entry: TimelineEntry): string {
  return entry.kind === "step" ? `${entry.step.kind} ${entry.step.leg}` : entry.kind;
}

const words: Record<Milestone, (name: string) => string> = {
  found: (name) => i18n.t("You and {name} found each other", { name }),
  accepted: () => i18n.t("Both of you said yes"),
  paid: () => i18n.t("Paid and connected"),
  "in-touch": () => i18n.t("In touch with each other"),
  "seven-days": () => i18n.t("Seven days before: is everything as planned?"),
  "two-days": () => i18n.t("Two days before: has the airline changed anything?"),
  "day-before": () => i18n.t("The day before: meeting point, passport, bags"),
  review: () => i18n.t("How was it?"),
};

function wordsOf(entry: TimelineEntry, connection: Connection): string {
  if (entry.kind === "step") return stepWords(entry.step, connection.journey?.legs ?? []);
  return words[entry.kind](nameOf(connection));
}

function When({ entry, connection }: { entry: TimelineEntry; connection: Connection }) {
  const { at, date } = entry;
  if (at !== undefined) {
    const step = entry.kind === "step" ? entry.step : undefined;
    // Steps happen at an airport, everything else on this page.
    const time = formatInstant(at, step?.timeZone);
    return (
      <p className={classes.when}>
        <time dateTime={at}>{time}</time>
        {step && ` (${step.tap?.by === "them" ? nameOf(connection) : i18n.t("you")})`}
      </p>
    );
  }
  return (
    date !== undefined && (
      <p className={classes.when}>
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
    )
  );
}
