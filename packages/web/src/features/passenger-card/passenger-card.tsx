import "../../components/form-styles";
import type { Connection, Contact } from "@flightaides/core/connection/contract.ts";
import { languageWords } from "@flightaides/core/trip/people.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import { profile } from "../account/queries";
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

const words = languageWords(i18n);

type Props = { uid: string; connection: Connection; contact: Contact };

/** The passenger's card of a paid connection, to print and to show. */
export default function PassengerCard({ uid, connection, contact }: Props) {
  const posted = useQuery(ownItineraries(uid));
  // For whoever has posted nothing.
  const me = useQuery(profile(uid));
  // Where they do not arrive a number and the language are missing, which can be written and chosen.
  if (posted.isLoading || me.isLoading) return <Loading />;
  const { displayName = "", phoneNumber = "" } = me.data ?? {};
  const facts = factsOf(connection, contact, { displayName, phoneNumber }, posted.data ?? []);
  return (
    <div className={classes.page}>
      <p className={classes.lead}>
        {i18n.t(
          "For airport staff: who travels with whom, whom to call, and sentences to point at.",
        )}
      </p>
      <Card facts={facts} />
      <p className={classes.back}>
        <Link to={withQuery(paths.connect, { connection: connection.id })}>
          {i18n.t("Back to the trip")}
        </Link>
      </p>
    </div>
  );
}

function Card({ facts }: { facts: CardFacts }) {
  const [chosen, setChosen] = useState<CardLanguage | "">();
  const language = chosen === undefined ? cardLanguageOf(facts.languages) : chosen || undefined;
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
            ...cardLanguages.map((value) => ({ value, label: words[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => setChosen(isCardLanguage(value) ? value : "")}
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
