import { type ClaimRef, claimIn } from "@flightaides/core/connection/case-id.ts";
import type { Case, CaseSummary, ClaimCase } from "@flightaides/core/desk/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "../../components/query-boundary";
import { readUser } from "../../lib/identity";
import { ClaimForm } from "./claim-form";
import { DecisionForm } from "./decision-form";
import classes from "./desk.module.css";
import { label, utc } from "./labels";
import { ConnectionStory } from "./payments";
import { PersonCard } from "./person-card";
import { claim as claimQuery, report, undecided } from "./queries";
import { refusal } from "./refusal";
import { usePlace } from "./views";

/** Undecided reports, claims, disputes and refused refunds, oldest first, and beside them the one that is read. */
export function Reports() {
  const { id, go } = usePlace();
  const claim = claimIn(id);
  return (
    <div className={classes.split}>
      <section aria-label="Undecided reports">
        <QueryBoundary
          query={useQuery(undecided())}
          problem="We couldn’t load the reports."
          failure={refusal}
        >
          {({ output, truncated }) => (
            <>
              <p className={classes.quiet}>
                {output.length === 0 && "No report waits."}
                {output.length > 0 &&
                  `${truncated ? "More than " : ""}${output.length} undecided, oldest first`}
              </p>
              <ul className={classes.rows}>
                {output.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      data-row
                      aria-current={one.id === id || undefined}
                      onClick={() => go(one.about === "refund" ? "payments" : "reports", one.id)}
                    >
                      <span>{titleOf(one)}</span>
                      <span className={classes.quiet}>
                        {utc(one.at)} · {kindOf(one)}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryBoundary>
      </section>
      {!id && <p className={classes.quiet}>Choose a report. j and k move, Enter opens.</p>}
      {id && claim && (
        <ConnectionStory key={id} id={claim.id}>
          <Claim id={id} kind={claim.kind} />
        </ConnectionStory>
      )}
      {id && !claim && <Report key={id} id={id} />}
    </div>
  );
}

const claimTitles = {
  "claim-met": "Did they meet?",
  "claim-airline": "Did the airline cancel?",
  "claim-dispute": "Dispute at PayPal",
  refund: "PayPal refuses a refund",
} as const;

/** What a row is about. */
function titleOf({ reason, about }: CaseSummary): string {
  if (reason) return label(reason);
  return about in claimTitles ? claimTitles[about as keyof typeof claimTitles] : label(about);
}

/** What a row is, in a word. */
function kindOf({ reason, about, isAppeal }: CaseSummary): string {
  if (reason) return isAppeal ? `${about}, appeal` : about;
  return about === "refund" ? about : "claim";
}

/** What the two wrote, and what is known of them, to decide a claim by. */
function Claim({ id, kind }: { id: string; kind: ClaimRef["kind"] }) {
  return (
    <QueryBoundary
      query={useQuery(claimQuery(id))}
      problem="We couldn’t load what the two wrote."
      failure={refusal}
    >
      {({ isExpired = false, appeal, messages, meetingPoint, traveler, flightaid }) => (
        <>
          {appeal && (
            <section aria-label="Appeal" className={classes.evidence}>
              <h3>The traveler asks for a second look</h3>
              <blockquote>{appeal.text}</blockquote>
              <p className={classes.quiet}>
                {utc(appeal.at)} UTC, after no refund, {label(appeal.before.reason).toLowerCase()} (
                {utc(appeal.before.at)}, by operator {appeal.before.by.slice(0, 8)})
              </p>
            </section>
          )}
          <section aria-label="Evidence" className={classes.evidence}>
            <h3>What the two wrote</h3>
            {meetingPoint && (
              <p>
                Meeting point, set by the {label(meetingPoint.by).toLowerCase()} (
                {utc(meetingPoint.at)} UTC): <q>{meetingPoint.text}</q>
              </p>
            )}
            {messages.length === 0 && <p>No messages.</p>}
            <Written messages={messages} />
            <div className={classes.pair}>
              <Side title="Traveler" found={traveler} />
              <Side title="Flightaide" found={flightaid} />
            </div>
          </section>
          {appeal?.before.by === readUser()?.uid && appeal ? (
            <p>You decided this claim before the appeal. Another operator has to decide now.</p>
          ) : (
            <ClaimForm id={id} kind={kind} isExpired={isExpired} isAppeal={appeal !== undefined} />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function Written({ messages }: Pick<ClaimCase, "messages">) {
  return (
    <ol className={classes.messages}>
      {messages.map(({ at, by, text }) => (
        <li key={`${at}${by}`} data-by={by}>
          <span className={classes.quiet}>
            {utc(at)} · {label(by)}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Report({ id }: { id: string }) {
  return (
    <QueryBoundary
      query={useQuery(report(id))}
      problem="We couldn’t load this report."
      failure={refusal}
    >
      {(found) => (
        <article className={classes.detail} aria-label="Report">
          <h2>{label(found.reason)}</h2>
          <Made found={found} />
          {found.appeal && (
            <section aria-label="Appeal" className={classes.evidence}>
              <h3>The reported person asks for a second look</h3>
              <blockquote>{found.appeal.text}</blockquote>
              <p className={classes.quiet}>
                {utc(found.appeal.at)} UTC, after {label(found.appeal.before.what).toLowerCase()} (
                {utc(found.appeal.before.at)}
                {found.appeal.before.by && `, by operator ${found.appeal.before.by.slice(0, 8)}`}):{" "}
                {found.appeal.before.text}
              </p>
            </section>
          )}
          {!found.isOwn && <Evidence found={found} />}
          <div className={classes.pair}>
            <Side title="Reported person" found={found.reported} />
            {!found.isOwn && <Side title="Reporter" found={found.reporter} />}
          </div>
          <Outcome found={found} />
        </article>
      )}
    </QueryBoundary>
  );
}

/** When and by whom the case was made, and what they wrote. */
function Made({ found: { isOwn, at, text } }: { found: Case }) {
  if (isOwn)
    return (
      <p className={classes.quiet}>Suspended by an operator, without a report, {utc(at)} UTC</p>
    );
  return (
    <>
      <p className={classes.quiet}>Reported {utc(at)} UTC</p>
      {text ? <blockquote>{text}</blockquote> : <p>The reporter wrote nothing.</p>}
    </>
  );
}

function Outcome({ found }: { found: Case }) {
  const { id, decision, appeal, connection } = found;
  if (decision)
    return (
      <p role="status">
        <strong>
          {label(decision.what)}, {label(decision.reason).toLowerCase()}
        </strong>{" "}
        ({utc(decision.at)} UTC): {decision.text}
      </p>
    );
  if (appeal?.before.by && appeal.before.by === readUser()?.uid)
    return <p>You decided this report before the appeal. Another operator has to decide now.</p>;
  return (
    <DecisionForm
      id={id}
      left={leftOf(found)}
      isAppeal={appeal !== undefined}
      hasConnection={connection !== undefined}
    />
  );
}

function leftOf({ reported, canReturn }: Case): "away" | "gone" | undefined {
  if (reported) return undefined;
  return canReturn ? "away" : "gone";
}

const authors = { reported: "Reported person", reporter: "Reporter" } as const;

function Evidence({ found }: { found: Case }) {
  const { flights, note, answer, itinerary, connection, messages, meetingPoint } = found;
  const { go } = usePlace();
  return (
    <section aria-label="Evidence" className={classes.evidence}>
      <h3>What the reporter saw</h3>
      {itinerary && <p className={classes.quiet}>Posting {itinerary}</p>}
      {flights.map(({ route, travelDate, until, flight }) => (
        <p key={`${route}${travelDate}`}>
          {route}, {until ? `${travelDate} to ${until}` : travelDate}
          {flight && `, ${flight}`}
        </p>
      ))}
      {note && <blockquote>{note}</blockquote>}
      {connection && (
        <p>
          <button type="button" className={classes.link} onClick={() => go("payments", connection)}>
            The connection’s story
          </button>
        </p>
      )}
      {meetingPoint && (
        <p>
          Meeting point, set by the {authors[meetingPoint.by].toLowerCase()} ({utc(meetingPoint.at)}{" "}
          UTC): <q>{meetingPoint.text}</q>
        </p>
      )}
      {(answer || messages.length > 0) && (
        <ol className={classes.messages}>
          {answer && (
            <li data-by={answer.by}>
              <span className={classes.quiet}>Answer to the request · {authors[answer.by]}</span>
              <span>{answer.text}</span>
            </li>
          )}
          {messages.map(({ at, by, text }) => (
            <li key={`${at}${by}`} data-by={by}>
              <span className={classes.quiet}>
                {utc(at)} · {authors[by]}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      {itinerary && !note && <p>A posting without a note.</p>}
    </section>
  );
}

function Side({ title, found }: { title: string; found: Case["reported"] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {found ? <PersonCard person={found} /> : <p>Has deleted the account.</p>}
    </section>
  );
}
