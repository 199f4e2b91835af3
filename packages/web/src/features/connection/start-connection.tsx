import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OthersItinerary } from "@flightaides/core/itinerary/contract.ts";
import { initial } from "@flightaides/core/masking/initial.ts";
import { opposite, type ShownLeg, type Type } from "@flightaides/core/trip/contract.ts";
import { passengerOf } from "@flightaides/core/trip/people.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { Loading } from "../../components/loading";
import { QueryBoundary } from "../../components/query-boundary";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { AboutOwner } from "../itinerary/about-owner";
import { BoardingPass, SearchedCard } from "../itinerary/boarding-pass";
import { MatchReason } from "../itinerary/match-reason";
import { peopleFacts } from "../itinerary/people-facts";
import { Praise } from "../itinerary/praise";
import { itineraryById } from "../itinerary/queries";
import { reasonFor } from "../itinerary/reason-for";
import { AgreementGate } from "./agreement-gate";
import type { ConnectTarget } from "./connect-target";
import classes from "./connection.module.css";
import { EmptyState, ItineraryGone } from "./empty-state";
import { isOver } from "./live";
import { OpenConnection } from "./open-connection";
import { connections } from "./queries";
import { RoleDialog } from "./role-dialog";

type Props = { uid: string; target: ConnectTarget; onOpened: (connection: Connection) => void };

/**
 * The steps from a target to a connection: role, agreement, then opening it on the server. Whoever comes by a link has not
 * pressed Connect yet, so a button comes first: opening a link writes nothing. It comes first for a Flightaide, too, if it is known
 * who flies, because lists do not show that, and opening a connection is their yes.
 */
export default function StartConnection({ uid, target, onOpened }: Props) {
  const isShown = target.type === "flightaid";
  const query = useQuery({ ...itineraryById(target.itineraryId), enabled: !isShown });
  if (isShown) return <Steps uid={uid} target={target} type="flightaid" onOpened={onOpened} />;
  return (
    <QueryBoundary
      query={query}
      problem={i18n.t("We couldn’t load this itinerary.")}
      failure={(error) =>
        error instanceof ApiError && error.code === "not-found" ? <ItineraryGone /> : undefined
      }
    >
      {(card) =>
        card.mine ? (
          <EmptyState title={i18n.t("This itinerary is your own")}>
            {i18n.t("Perhaps you’re signed in with another account than the one the mail went to.")}
          </EmptyState>
        ) : (
          <Steps
            uid={uid}
            target={{
              ...target,
              displayName: card.traveler.displayName,
              legs: flownOf(target.legs, card.itinerary),
            }}
            type={card.type}
            card={target.type && !isPassengerKnown(card) ? undefined : card}
            onOpened={onOpened}
          />
        )
      }
    </QueryBoundary>
  );
}

function isPassengerKnown(card: OthersItinerary): boolean {
  return passengerOf(i18n, card) !== "" || card.needs !== undefined;
}

/** The legs that a link names, if the person flies them; else the person's own. */
function flownOf(named: readonly ShownLeg[], own: readonly ShownLeg[]): readonly ShownLeg[] {
  const flown = own.filter(({ from, to, travelDate }) =>
    named.some((leg) => leg.from === from && leg.to === to && leg.travelDate === travelDate),
  );
  return flown.length > 0 ? flown : own;
}

type StepsProps = Props & {
  /** That of the itinerary's owner. */
  type: Type;
  /** Shown, with a button, before anything else. */
  card?: OthersItinerary | undefined;
};

function Steps({ uid, target, type, card, onOpened }: StepsProps) {
  const chosenRole = useSession("role");
  const [isPressed, setPressed] = useState(!card);
  const { itineraryId, role, displayName, legs } = target;
  const opening =
    (role ?? chosenRole) ? (
      <AgreementGate uid={uid}>
        <OpenConnection
          uid={uid}
          itineraryId={itineraryId}
          // Not the stored role, which may belong to another search: the owner's type decides.
          role={opposite(type)}
          legs={legs}
          onOpened={onOpened}
        />
      </AgreementGate>
    ) : (
      <RoleDialog type={type} />
    );
  return (
    <div className={classes.start}>
      {card ? (
        <Person card={card} legs={legs} />
      ) : (
        legs.length > 0 && (
          <SearchedCard legs={legs.slice(0, 1)}>
            {displayName && (
              <p>
                {type === "flightaid"
                  ? i18n.t("with {name}, serving as a FLIGHTAIDE", { name: initial(displayName) })
                  : i18n.t("with {name}, looking for a FLIGHTAIDE", { name: initial(displayName) })}
              </p>
            )}
          </SearchedCard>
        )
      )}
      {isPressed ? (
        opening
      ) : (
        <AskFirst
          uid={uid}
          itineraryId={itineraryId}
          asksFirst={card?.connect === "ask"}
          onKnown={onOpened}
          onPress={() => setPressed(true)}
        />
      )}
    </div>
  );
}

/** The person, their trip, and why it matches: what a mail about the match said. */
function Person({ card, legs }: { card: OthersItinerary; legs: readonly ShownLeg[] }) {
  const { matched, traveler } = card;
  const reason = matched && reasonFor(matched.match, matched.mine, card.itinerary);
  return (
    <BoardingPass
      id={useId()}
      heading="h2"
      type={card.type}
      legs={legs}
      displayName={initial(traveler.displayName)}
      nameLabel={i18n.t("Posted by")}
      offers={peopleFacts(card)}
      beside={<Praise itinerary={card} />}
      note={card.addInfo}
      before={reason && <MatchReason reason={reason} />}
      about={<AboutOwner itinerary={card} />}
    />
  );
}

type AskFirstProps = {
  uid: string;
  itineraryId: string;
  asksFirst: boolean;
  /** Called when the two have a connection already. */
  onKnown: (connection: Connection) => void;
  onPress: () => void;
};

/** Opens the connection that the two have, else asks. */
function AskFirst({ uid, itineraryId, asksFirst, onKnown, onPress }: AskFirstProps) {
  const { data, isPending } = useQuery(connections(uid));
  const known = data?.find(
    (connection) => connection.counterpart.itinerary?.id === itineraryId && !isOver(connection),
  );
  useEffect(() => {
    if (known) onKnown(known);
  }, [known, onKnown]);
  if (isPending || known) return <Loading text={i18n.t("Looking for your connection...")} />;
  return (
    <>
      <p>
        {i18n.t("We write to them when you press the button, and not before.")}
        {asksFirst && ` ${i18n.t("They answer first: nothing is paid before they say yes.")}`}
      </p>
      <div>
        <Button size="lg" onClick={onPress}>
          {i18n.t("Connect")}
        </Button>
      </div>
    </>
  );
}
