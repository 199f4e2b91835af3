import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import type { Reason } from "@flightaides/core/matching/reason.ts";
import { Trans } from "@lingui/react";
import { Button } from "@mantine/core";
import { type ComponentProps, lazy, Suspense, useId } from "react";
import { Link, useLocation } from "react-router";
import { DisabledButton } from "../../components/disabled-button";
import { namedBy } from "../../components/named-by";
import { today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import { AboutOwner } from "./about-owner";
import { BoardingPass } from "./boarding-pass";
import { isOld } from "./is-old";
import classes from "./itinerary-card.module.css";
import { MatchReason } from "./match-reason";
import { peopleFacts } from "./people-facts";
import { Praise } from "./praise";
import { useConnect } from "./use-connect";
import { whyPaused } from "./why-paused";

// Lazy: visitors never need it, and it would increase the size of home.
const OwnerActions = lazy(() => import("./owner-actions"));
const OtherActions = lazy(() => import("./other-actions"));

type Props = {
  itinerary: PublicCard | OwnItinerary;
  /** Why it matches; on the result page only. */
  reason?: Reason;
  /** Default `h3`. */
  heading?: "h2" | "h3" | "h4";
  /** On a page about this trip. */
  flightTime?: ComponentProps<typeof BoardingPass>["flightTime"];
};

/** An itinerary as a boarding pass, with the actions of its owner or of others. */
export function ItineraryCard({ itinerary, reason, heading, flightTime }: Props) {
  const id = useId();
  const connect = useConnect();
  const user = useUser();
  const isNoteHidden = "hasNote" in itinerary && itinerary.hasNote;
  // The owner sees the note as others do.
  const note = "maskedNote" in itinerary ? itinerary.maskedNote : itinerary.addInfo;
  return (
    <BoardingPass
      id={id}
      heading={heading}
      type={itinerary.type}
      legs={itinerary.itinerary}
      flightTime={flightTime}
      displayName={itinerary.traveler.displayName}
      nameLabel={i18n.t("Posted by")}
      offers={peopleFacts(itinerary)}
      beside={<Praise itinerary={itinerary} />}
      note={note ?? (isNoteHidden && <HiddenNote isSignedIn={user !== null} />)}
      before={
        <>
          {reason && <MatchReason reason={reason} />}
          {"paused" in itinerary && itinerary.paused && <Paused itinerary={itinerary} />}
        </>
      }
      about={
        <>
          <AboutOwner itinerary={itinerary} />
          {user && !itinerary.mine && (
            <Suspense fallback={<span className={classes.others} />}>
              <OtherActions itinerary={itinerary} />
            </Suspense>
          )}
        </>
      }
    >
      {itinerary.mine ? (
        <Suspense fallback={<span className={classes.owner} />}>
          <OwnerActions itinerary={itinerary} labelledBy={id} />
        </Suspense>
      ) : isOld(itinerary, today()) ? (
        <DisabledButton reason={i18n.t("Old Itinerary")} {...namedBy(id, "connect")}>
          {i18n.t("Connect")}
        </DisabledButton>
      ) : (
        <Button size="md" {...namedBy(id, "connect")} onClick={() => connect(itinerary)}>
          {i18n.t("Connect")}
        </Button>
      )}
    </BoardingPass>
  );
}

/** A card that was loaded before the sign-in has no note either. */
function HiddenNote({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname, search } = useLocation();
  if (isSignedIn) return i18n.t("Has a note.");
  return (
    <Trans
      id="Has a note. <login>Log in</login> to read it."
      components={{
        login: (
          <Link to={paths.login} onClick={() => writeSession("navigate", `${pathname}${search}`)} />
        ),
      }}
    />
  );
}

function Paused({ itinerary }: { itinerary: Parameters<typeof whyPaused>[0] }) {
  return (
    <div className={classes.reason}>
      <p className={classes.why}>{i18n.t("Paused")}</p>
      <p className={classes.which}>{whyPaused(itinerary)}</p>
    </div>
  );
}
