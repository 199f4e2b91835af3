import { familyRules, helperRules, notChecked } from "@flightaides/core/safety/rules";
import { Link } from "react-router-dom";
import { Sentences } from "../components/sentences";
import { SupportAddress } from "../components/support-address";
import { i18n } from "../lib/i18n";
import { paths, withSection } from "../lib/paths";
import type { Document } from "./document";

export const safety: Document = {
  title: "Safety",
  description:
    "How to travel safely with somebody you met on FlightAides: what we check and what we don’t, what to agree on, where to meet, and how to report.",
  date: "2026-11-22",
  dated: "Last changed",
  lead: (
    <p>
      FlightAides introduces strangers to each other. Most of them mean well. These few habits
      protect you from the others.
    </p>
  ),
  sections: [
    {
      id: "checked",
      title: "Who is checked, and how",
      body: (
        <>
          <p>
            We check that everybody’s e-mail address works. A card also shows since when somebody
            has been a member, how many trips they have flown as a Flightaide, and how many of those
            they helped would fly with them again.
          </p>
          <Sentences of={notChecked(i18n)} />
        </>
      ),
    },
    {
      id: "agree",
      title: "What to agree on",
      body: (
        <>
          <p>Write to each other on the connection’s page before anybody says yes or pays:</p>
          <ul>
            <li>the flight number and the date, of both of you;</li>
            <li>what help is wanted, and what isn’t;</li>
            <li>languages, walking pace, hearing and sight;</li>
            <li>where and when you meet, and what you do if one of you is late;</li>
            <li>who meets the traveler on arrival, and when your company ends.</li>
          </ul>
          <p>
            Once you are connected, talk by phone or video. Let the passenger take part in the call.
          </p>
        </>
      ),
    },
    {
      id: "meet",
      title: "Where to meet",
      body: (
        <ul>
          <li>Meet inside the airport, at a busy place: a check-in desk, an information desk.</li>
          <li>Show each other boarding pass and ID before you go on together.</li>
          <li>Tell somebody at home whom you meet, and when.</li>
          <li>Take no lift from a stranger, and share no room.</li>
        </ul>
      ),
    },
    {
      id: "never",
      title: "What never to pay or send",
      body: (
        <ul>
          <li>
            Never pay a Flightaide, and never ask to be paid. The only payment is our service fee,
            by PayPal, on the connection’s page.
          </li>
          <li>Never send a copy of a passport, card numbers, passwords or codes.</li>
          <li>Never hand over a passport, cash, a card or a bag.</li>
          <li>Never carry a parcel for anybody, whatever is said to be in it.</li>
          <li>
            We never ask for your password or for money by mail, phone or message. Who does so in
            our name is a fraud.
          </li>
        </ul>
      ),
    },
    {
      id: "helpers",
      title: "Rules for Flightaides",
      body: <Sentences of={helperRules(i18n)} />,
    },
    {
      id: "families",
      title: "Rules for travelers and families",
      body: <Sentences of={familyRules(i18n)} />,
    },
    {
      id: "report",
      title: "How to report or block somebody",
      body: (
        <>
          <p>
            Press <strong>Report</strong> on a card or on the connection’s page. The mails about a
            connection lead there too, with “Report a problem”. Choose a reason and say what
            happened. Report whoever asks for money, asks you to carry something, posts a false
            trip, harasses you or makes you feel unsafe.
          </p>
          <p>
            Press <strong>Block</strong> if you never want to meet somebody again. Neither of you
            then sees the other, and we don’t tell them.
          </p>
          <p>
            You can also write to <SupportAddress subject="Safety" />. In danger call the crew,
            airport staff or the local emergency number first.
          </p>
        </>
      ),
    },
    {
      id: "then",
      title: "What happens then",
      body: (
        <>
          <ol>
            <li>We keep what you saw as evidence. The other person does not learn who reported.</li>
            <li>A person reads every report, and writes to you if there is a question.</li>
            <li>
              We warn the person, suspend the account, or do nothing if there was nothing wrong.
            </li>
            <li>
              When an account is suspended, its trips disappear, its connections end, those
              concerned are told, and travelers get their money back.
            </li>
          </ol>
          <p>
            The <Link to={withSection(paths.termsOfUse, "refunds")}>terms of the money</Link> say
            when the fee comes back, and the{" "}
            <Link to={paths.coTraveler}>Co-Traveler Agreement</Link> what you owe each other.
          </p>
        </>
      ),
    },
  ],
};
