import type { Person } from "@flightaides/core/desk/contract.ts";
import classes from "./desk.module.css";
import { label, utc } from "./labels";
import { usePlace } from "./views";

/** What is known of a person, without a name. */
export function PersonCard({ person }: { person: Person }) {
  const { go } = usePlace();
  const { uid, initial, memberSince, hadAccount, suspension, connections, strikes } = person;
  const about = person.reports.filter(({ side, isOwn }) => side === "about" && !isOwn);
  return (
    <dl className={classes.facts}>
      <dt>Person</dt>
      <dd>
        <button type="button" className={classes.link} onClick={() => go("people", uid)}>
          {initial || "Without a name"}
        </button>
        {suspension && <strong> · Suspended, {label(suspension.reason).toLowerCase()}</strong>}
      </dd>
      <dt>Member since</dt>
      <dd>
        {memberSince.slice(0, 10)}
        {hadAccount && " · had an account before"}
      </dd>
      <dt>Postings</dt>
      <dd>{person.postings.length}</dd>
      <dt>Connections</dt>
      <dd>{connections.length}</dd>
      <dt>Refunded</dt>
      <dd>{connections.filter(({ state }) => state === "refunded").length}</dd>
      <dt>Cancelled as a Flightaide</dt>
      <dd>
        {strikes.cancelled.length}
        {strikes.offSince && <strong> · off offer</strong>}
      </dd>
      <dt>Reports about them</dt>
      <dd>
        {about.length}
        {about.some(({ decision }) => decision) &&
          `: ${about.map(({ decision = "undecided", at }) => `${decision} ${utc(at).slice(0, 10)}`).join(", ")}`}
      </dd>
      <dt>Reports by them</dt>
      <dd>{person.reports.filter(({ side }) => side === "by").length}</dd>
    </dl>
  );
}
