import type { Type } from "@flightaides/core/trip/contract.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Loading } from "../../components/loading";
import { today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import type { SessionValue } from "../../lib/session";
import { hasCompanion } from "../itinerary/match-groups";
import { MatchList } from "../itinerary/match-list";
import { searchAgain } from "../itinerary/search-again";
import { MatchMailNotice } from "./match-mail-notice";
import classes from "./search-outcome.module.css";

// Lazy: most searches have a match.
const DateStrip = lazy(() => import("./date-strip"));
const ShareDialog = lazy(() => import("../share/share-dialog"));

const noMatch = i18n.t(
  "No matches found at this time. Please register now, so we can automatically notify you when we find a match.",
);
const noMatchRegistered = i18n.t(
  "No matches found at this time. We will automatically notify you once we find a match.",
);
const registered = i18n.t(
  "Congratulations! Registered successfully. We will automatically notify you once we find a match.",
);
const matched = i18n.t(
  "Congratulations! We have found a match for your trip. Please click on “connect” to reach out to your matched party.",
);
const empty = i18n.t(
  "Register now so we can save your details and automatically inform you when we find a match.",
);

type Props = {
  searched: SessionValue<"searched">;
  matches: SessionValue<"searchResponse">;
  isRegistered: boolean;
  /** Set while the search can be registered. */
  onRegister: (() => void) | undefined;
};

/** The element `outcome` describes the heading of the page, which has the focus after a search. */
export function SearchOutcome({ searched, matches, isRegistered, onRegister }: Props) {
  const user = useUser();
  const isReading = useNotes(user?.uid, searched, matches);
  const others = matches.filter(({ mine }) => !mine);
  const isEmpty = others.length === 0 && searched.role === "traveler";
  // Notes that appeared on the cards would move their buttons.
  if (isReading) return <Loading />;
  return (
    <>
      <div id="outcome" className={classes.message} role="status">
        {others.length > 0 && (
          <span className="fa-hidden">
            {i18n.t("{count, plural, one {# match.} other {# matches.}}", {
              count: others.length,
            })}{" "}
          </span>
        )}
        <Outcome
          matches={others}
          role={searched.role}
          isRegistered={isRegistered}
          isFresh={searched.saved?.fresh ?? false}
        />
      </div>
      {user && searched.saved && <MatchMailNotice user={user} hasMatch={others.length > 0} />}
      {onRegister && (
        <div className={isEmpty ? classes.empty : undefined}>
          {isEmpty && <p>{empty}</p>}
          <Button size="md" variant={others.length > 0 ? "default" : "filled"} onClick={onRegister}>
            {searched.role === "flightaid" ? i18n.t("Post your flight") : i18n.t("Register Search")}
          </Button>
        </div>
      )}
      {searched.role === "traveler" && !hasCompanion(others) && (
        <>
          {searched.itinerary.every((leg) => lastDayOf(leg) >= today()) && (
            <Suspense fallback={<div className={classes.strip} />}>
              <DateStrip searched={searched} />
            </Suspense>
          )}
          {searched.saved && <Share id={searched.saved.id} legs={searched.itinerary} />}
        </>
      )}
      {searched.truncated && (
        <p>
          {i18n.t(
            "Showing the nearest {count}. There are more: a flight number puts those on your flight first.",
            { count: others.length },
          )}
        </p>
      )}
      {others.length > 0 && <MatchList matches={others} legs={searched.itinerary} />}
    </>
  );
}

/** The recipient of the link may fly on this flight, or know a passenger. */
function Share({ id, legs }: { id: string; legs: Props["searched"]["itinerary"] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.share}>
      <p>{i18n.t("Do you know somebody who flies this way? Send them your trip.")}</p>
      <Button size="md" variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {i18n.t("Share")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog id={id} legs={legs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

type OutcomeProps = {
  matches: Props["matches"];
  /** The searcher's own. */
  role: Type;
  isRegistered: boolean;
  isFresh: boolean;
};

/** The result of a search, and the next step. */
function Outcome({ matches, role, isRegistered, isFresh }: OutcomeProps) {
  if (role === "flightaid" && !isRegistered) return <Unposted found={matches.length} />;
  if (hasCompanion(matches)) return <p>{matched}</p>;
  const found = matches.length;
  if (found > 0)
    return (
      <>
        <p className={classes.nobody}>{i18n.t("Nobody is on your flight yet")}</p>
        <p>
          {i18n.t(
            "{found, plural, one {One person is close to it: on another day, or from or to an airport nearby.} other {# people are close to it: on another day, or from or to an airport nearby.}}",
            { found },
          )}{" "}
          {isRegistered
            ? i18n.t("We write to you as soon as somebody is on your flight.")
            : i18n.t(
                "Register your search, and we write to you as soon as somebody is on your flight.",
              )}
        </p>
      </>
    );
  return (
    <>
      {isFresh && <p>{registered}</p>}
      <p className={classes.nobody}>{i18n.t("Nobody yet")}</p>
      {!isFresh && <p>{isRegistered ? noMatchRegistered : noMatch}</p>}
    </>
  );
}

/** For a flightaid: families find only a posted flight. */
function Unposted({ found }: { found: number }) {
  return (
    <>
      <p className={classes.nobody}>{i18n.t("Your flight isn’t posted yet.")}</p>
      <p>
        {found > 0
          ? i18n.t(
              "{found, plural, one {One family is looking for company on it or close to it.} other {# families are looking for company on it or close to it.}} They find you once it is posted.",
              { found },
            )
          : i18n.t(
              "Nobody is looking for company on it so far. Once it is posted, we write to you as soon as somebody is.",
            )}
      </p>
    </>
  );
}

/**
 * Only users see notes: searches again, once, if the visitor has signed in since the search.
 * @returns whether it has no answer yet
 */
function useNotes(
  uid: string | undefined,
  searched: Props["searched"],
  matches: Props["matches"],
): boolean {
  const { isEnabled, isFetched } = useQuery({
    queryKey: ["mine", uid, "notes", searched],
    queryFn: async () => {
      await searchAgain();
      return null;
    },
    enabled: uid !== undefined && matches.some(({ hasNote }) => hasNote),
  });
  return isEnabled && !isFetched;
}
