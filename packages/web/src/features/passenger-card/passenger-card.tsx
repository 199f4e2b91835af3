import "../../components/form-styles";
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { languageOf } from "@flightaides/core/trip/people.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import type { User } from "../../lib/identity";
import { paths, withQuery } from "../../lib/paths";
import { profile } from "../account/queries";
import { EmptyState } from "../connection/empty-state";
import { connection as connectionQuery } from "../connection/queries";
import { ownItineraries } from "../itinerary/queries";
import { type CardFacts, factsOf } from "./card-facts";
import classes from "./passenger-card.module.css";
import type { Own } from "./said";
import {
  type CardLanguage,
  cardLanguageOf,
  cardLanguages,
  isCardLanguage,
  loadSentences,
} from "./sentences";
import { ShowList } from "./show-list";
import { Sides } from "./sides";

type Props = { user: User; id: string };

/** The passenger's card of a paid connection, to print and to show. */
export function PassengerCard({ user, id }: Props) {
  const query = useQuery(connectionQuery(user.uid, id));
  return (
    <QueryBoundary
      query={query}
      problem={i18n.t("We couldn’t load this connection.")}
      failure={(error) =>
        error instanceof ApiError && error.code === "not-found" ? <NoCard /> : undefined
      }
    >
      {(connection) => <OfConnection user={user} connection={connection} />}
    </QueryBoundary>
  );
}

function OfConnection({ user, connection }: { user: User; connection: Connection }) {
  const posted = useQuery(ownItineraries(user.uid));
  // For whoever has posted nothing.
  const me = useQuery(profile(user.uid));
  // Without them a number and the language are missing, which can be written and chosen.
  if (posted.isPending || me.isPending) return <Loading />;
  const reader = { displayName: user.displayName, phoneNumber: me.data?.phoneNumber ?? "" };
  const facts = factsOf(connection, reader, posted.data ?? []);
  return facts ? <Card connection={connection.id} facts={facts} /> : <NoCard id={connection.id} />;
}

function Card({ connection, facts }: { connection: string; facts: CardFacts }) {
  const [language, setLanguage] = useState(() => cardLanguageOf(facts.languages));
  const [name, setName] = useState("");
  const sentences = useSentences(language);
  const own = language && sentences.data && { tag: language, sentences: sentences.data };
  return (
    <>
      <div className={classes.choices}>
        <NativeSelect
          label={i18n.t("Language of the passenger")}
          size="md"
          value={language ?? ""}
          data={[
            { value: "", label: i18n.t("English only") },
            ...cardLanguages.map((value) => ({ value, label: languageOf(i18n, value) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setLanguage(isCardLanguage(value) ? value : undefined)
          }
        />
        {!facts.passenger && (
          <TextInput
            label={i18n.t("Name of the passenger")}
            description={i18n.t("For the card only: it is not stored.")}
            inputWrapperOrder={["label", "input", "description"]}
            size="md"
            maxLength={100}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        )}
      </div>
      <Problem
        title={i18n.t("The sentences in this language are not here.")}
        error={sentences.error}
        retrying={sentences.isFetching}
        onRetry={() => void sentences.refetch()}
      />
      {sentences.isLoading ? <Loading /> : <Content facts={facts} own={own} name={name} />}
      <p className={classes.back}>
        <Link to={withQuery(paths.connect, { connection })}>{i18n.t("Back to the trip")}</Link>
      </p>
    </>
  );
}

type ContentProps = { facts: CardFacts; own: Own | undefined; name: string };

function Content({ facts, own, name }: ContentProps) {
  return (
    <div className={classes.columns}>
      <section aria-labelledby="show" className={classes.show}>
        <h2 id="show">{i18n.t("To show")}</h2>
        <p>{i18n.t("Press a sentence, and it fills the screen. It works offline too.")}</p>
        <ShowList facts={facts} own={own} />
      </section>
      <section aria-labelledby="print" className={classes.print}>
        <h2 id="print">{i18n.t("To print")}</h2>
        <div className={classes.screen}>
          {!facts.meetingPoint && (
            <p>
              {i18n.t(
                "There is no meeting point yet: set it on the page of the trip, or write it on the card.",
              )}
            </p>
          )}
          {own && (
            <p>
              {i18n.t(
                "No native speaker has read the sentences yet. Read them with the passenger first.",
              )}
            </p>
          )}
          <Button size="md" onClick={() => window.print()}>
            {i18n.t("Print the card")}
          </Button>
          <p className={classes.hint}>
            {i18n.t(
              "Two pages of A6. On larger paper print at actual size, cut the sides out and glue them back to back.",
            )}
          </p>
        </div>
        <Sides facts={facts} own={own} name={name} />
      </section>
    </div>
  );
}

function useSentences(language: CardLanguage | undefined) {
  return useQuery({
    queryKey: ["sentences", language],
    queryFn: language ? () => loadSentences(language) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    // A module is here or in the cache of the service worker.
    networkMode: "always",
  });
}

function NoCard({ id }: { id?: string }) {
  return (
    <EmptyState
      title={i18n.t("There is no card")}
      action={
        id && (
          <Button component={Link} to={withQuery(paths.connect, { connection: id })} size="md">
            {i18n.t("Open the connection")}
          </Button>
        )
      }
    >
      {i18n.t("It has the phone numbers of both, which you see only while you are connected.")}
    </EmptyState>
  );
}
