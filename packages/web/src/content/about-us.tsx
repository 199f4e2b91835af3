import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { i18n } from "../lib/i18n";
import { paths, withSection } from "../lib/paths";
import type { Document } from "./document";

/** Listed by role: readers need to know who is responsible for what. */
const team: { role: string; task: string }[] = [
  {
    role: i18n.t("Chief Executive"),
    task: i18n.t(
      "Responsible for the whole: that families find company they can rely on, and that we keep our word.",
    ),
  },
  {
    role: i18n.t("Head of Trust and Safety"),
    task: i18n.t(
      "Responsible for reports of bad experiences, suspended accounts and the co-traveler agreement.",
    ),
  },
  {
    role: i18n.t("Head of Product"),
    task: i18n.t(
      "Responsible for how the service feels to anyone who uses it for the first time, at any age.",
    ),
  },
  {
    role: i18n.t("Head of Engineering"),
    task: i18n.t("Responsible for a service that is fast, accessible and private by design."),
  },
  {
    role: i18n.t("Head of Customer Care"),
    task: i18n.t("Responsible for a person reading and answering your mail."),
  },
  {
    role: i18n.t("Privacy Officer"),
    task: i18n.t(
      "Responsible for what we keep, for how long and who may see it, and for requests about it.",
    ),
  },
];

export const aboutUs: Document = {
  title: i18n.t("About us"),
  description: i18n.t(
    "Why FlightAides exists, how it works, what we believe in and who leads it, role by role.",
  ),
  date: "2026-11-25",
  dated: "changed",
  lead: (
    <p>
      {i18n.t(
        "FlightAides finds flight companions for the people you love: somebody who is already on the same flight and glad to help.",
      )}
    </p>
  ),
  sections: [
    {
      id: "why",
      title: i18n.t("Why we do this"),
      body: (
        <>
          <p>
            {i18n.t(
              "A mother flies from Amritsar to Toronto to meet her grandchild. She has never changed planes, the signs are in a language she doesn’t read, and the connection is at three in the morning. Her family can order a wheelchair from the airline or pay a professional to travel with her. What they really want is simpler: a friendly person next to her who knows the way.",
            )}
          </p>
          <p>
            {i18n.t(
              "That person is nearly always on the plane already. A student going home, a nurse on holiday, an engineer who makes the trip twice a year. Nobody had introduced them. So we do.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "how",
      title: i18n.t("How it works"),
      body: (
        <>
          <p>
            {i18n.t(
              "Families post the trip; fellow passengers offer help. We look for the same flight first, then the same day, then nearby dates and airports, and tell both sides. The traveler pays one small service fee to connect, and from then on the two speak directly.",
            )}
          </p>
          <p>
            <Trans
              id="<search>Search for your flight</search>, or look through <allItineraries>all itineraries</allItineraries>."
              components={{
                search: <Link to={paths.search} />,
                allItineraries: <Link to={paths.allItineraries} />,
              }}
            />
          </p>
        </>
      ),
    },
    {
      id: "values",
      title: i18n.t("What we believe in"),
      body: (
        <ul>
          <li>
            <Trans
              id="<strong>Kindness, not commerce.</strong> Flightaides are not paid. People who help because they like to are the ones you want beside your father."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>Privacy before convenience.</strong> Names and numbers are shared between two connected people, and with nobody else."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>Plain words.</strong> If we can’t promise something, we say so. Our <termsOfUse>terms</termsOfUse> are written to be read."
              components={{ strong: <strong />, termsOfUse: <Link to={paths.termsOfUse} /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>For everyone.</strong> The service works with large print, with a screen reader and without a mouse."
              components={{ strong: <strong /> }}
            />
          </li>
        </ul>
      ),
    },
    {
      id: "leadership",
      title: i18n.t("Leadership team"),
      body: (
        <dl>
          {team.map(({ role, task }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{task}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      id: "data",
      title: i18n.t("Where our data is from"),
      body: (
        <>
          <p>
            <Trans
              id="Airports: <airports>airport-data-js</airports> by Aashish Vivekanand. Airlines: <airlines>OpenTravelData</airlines>. Both are under <licence>CC BY 4.0</licence>; we have filtered and corrected them. Coasts: <coasts>Natural Earth</coasts>, in the public domain."
              components={{
                airports: <Source href="https://github.com/aashishvanand/airport-data-js" />,
                airlines: <Source href="https://github.com/opentraveldata/opentraveldata" />,
                licence: <Source href="https://creativecommons.org/licenses/by/4.0/" />,
                coasts: <Source href="https://www.naturalearthdata.com" />,
              }}
            />
          </p>
          <p>
            <Trans
              id="Pictograms of the card for the passenger: <pictograms>Guidance</pictograms> by Streamline, under <licence>CC BY 4.0</licence>."
              components={{
                pictograms: <Source href="https://github.com/webalys-hq/streamline-vectors" />,
                licence: <Source href="https://creativecommons.org/licenses/by/4.0/" />,
              }}
            />
          </p>
        </>
      ),
    },
    {
      id: "contact",
      title: i18n.t("Talk to us"),
      body: (
        <p>
          <Trans
            id="Questions, ideas and complaints: write to us through the <support>support page</support>. It also has a section for <investors>investors</investors>."
            components={{
              support: <Link to={paths.support} />,
              investors: <Link to={withSection(paths.support, "investors")} />,
            }}
          />
        </p>
      ),
    },
  ],
};

function Source({ href, children }: { href: string; children?: ReactNode }) {
  return <a href={href}>{children}</a>;
}
