import { familyRules, helperRules, notChecked } from "@flightaides/core/safety/rules.ts";
import { Trans } from "@lingui/react";
import { Link } from "react-router";
import { Sentences } from "../components/sentences";
import { SupportAddress } from "../components/support-address";
import { i18n } from "../lib/i18n";
import { paths, withSection } from "../lib/paths";
import type { Document } from "./document";

export const safety: Document = {
  title: i18n.t("Safety"),
  description: i18n.t(
    "How to travel safely with somebody you met on FlightAides: what we check and what we don’t, what to agree on, where to meet, and how to report.",
  ),
  date: "2026-11-25",
  dated: "changed",
  lead: (
    <p>
      {i18n.t(
        "FlightAides introduces strangers to each other. Most of them mean well. These few habits protect you from the others.",
      )}
    </p>
  ),
  sections: [
    {
      id: "checked",
      title: i18n.t("Who is checked, and how"),
      body: (
        <>
          <p>
            {i18n.t(
              "We check that everybody’s e-mail address works. A card also shows whether PayPal knows somebody by this name, since when they have been a member, how many trips they have flown as a Flightaide, and how many of those they helped would fly with them again. A trip whose fee was refunded does not count.",
            )}
          </p>
          <Sentences of={notChecked(i18n)} />
        </>
      ),
    },
    {
      id: "agree",
      title: i18n.t("What to agree on"),
      body: (
        <>
          <p>
            {i18n.t(
              "Write to each other on the connection’s page before anybody says yes or pays:",
            )}
          </p>
          <ul>
            <li>{i18n.t("the flight number and the date, of both of you;")}</li>
            <li>{i18n.t("what help is wanted, and what isn’t;")}</li>
            <li>{i18n.t("languages, walking pace, hearing and sight;")}</li>
            <li>{i18n.t("where and when you meet, and what you do if one of you is late;")}</li>
            <li>{i18n.t("who meets the traveler on arrival, and when your company ends.")}</li>
          </ul>
          <p>
            {i18n.t(
              "Once you are connected, talk by phone or video. Let the passenger take part in the call.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "meet",
      title: i18n.t("Where to meet"),
      body: (
        <ul>
          <li>
            {i18n.t(
              "Meet inside the airport, at a busy place: a check-in desk, an information desk.",
            )}
          </li>
          <li>{i18n.t("Show each other boarding pass and ID before you go on together.")}</li>
          <li>{i18n.t("Tell somebody at home whom you meet, and when.")}</li>
          <li>{i18n.t("Don’t accept a lift from a stranger, and don’t share a room.")}</li>
        </ul>
      ),
    },
    {
      id: "never",
      title: i18n.t("What never to pay or send"),
      body: (
        <ul>
          <li>
            {i18n.t(
              "Never pay a Flightaide, and never ask to be paid. The only payment is our service fee, by PayPal, on the connection’s page.",
            )}
          </li>
          <li>{i18n.t("Never send a copy of a passport, card numbers, passwords or codes.")}</li>
          <li>{i18n.t("Never hand over a passport, cash, a card or a bag.")}</li>
          <li>{i18n.t("Never carry a parcel for anybody, whatever is said to be in it.")}</li>
          <li>
            {i18n.t(
              "We never ask for your password or for money by mail, phone or message. Anyone who does so in our name is a fraud.",
            )}
          </li>
        </ul>
      ),
    },
    {
      id: "helpers",
      title: i18n.t("Rules for Flightaides"),
      body: <Sentences of={helperRules(i18n)} />,
    },
    {
      id: "families",
      title: i18n.t("Rules for travelers and families"),
      body: <Sentences of={familyRules(i18n)} />,
    },
    {
      id: "report",
      title: i18n.t("How to report or block somebody"),
      body: (
        <>
          <p>
            <Trans
              id="Press <strong>Report</strong> on a card or on the connection’s page. The mails about a connection lead there too, with “Report a problem”. Choose a reason and say what happened. Report whoever asks for money, asks you to carry something, posts a false trip, harasses you or makes you feel unsafe."
              components={{ strong: <strong /> }}
            />
          </p>
          <p>
            <Trans
              id="Press <strong>Block</strong> if you never want to meet somebody again. Neither of you then sees the other, and we don’t tell them."
              components={{ strong: <strong /> }}
            />
          </p>
          <p>
            <Trans
              id="You can also write to <address/>. In danger call the crew, airport staff or the local emergency number first."
              components={{ address: <SupportAddress subject={i18n.t("Safety")} /> }}
            />
          </p>
        </>
      ),
    },
    {
      id: "then",
      title: i18n.t("What happens then"),
      body: (
        <>
          <ol>
            <li>
              {i18n.t(
                "We keep what you saw as evidence. The other person does not learn who reported.",
              )}
            </li>
            <li>
              {i18n.t("A person reads every report, and writes to you if there is a question.")}
            </li>
            <li>
              {i18n.t(
                "We warn the person, suspend the account, or do nothing if there was nothing wrong.",
              )}
            </li>
            <li>
              {i18n.t(
                "When an account is suspended, its trips disappear, its connections end, and those concerned are told. What travelers paid to connect with a suspended Flightaide goes back to them.",
              )}
            </li>
          </ol>
          <p>
            <Trans
              id="The <termsOfUse>refund terms</termsOfUse> say when the fee comes back, and the <coTraveler>Co-Traveler Agreement</coTraveler> what you owe each other."
              components={{
                termsOfUse: <Link to={withSection(paths.termsOfUse, "refunds")} />,
                coTraveler: <Link to={paths.coTraveler} />,
              }}
            />
          </p>
        </>
      ),
    },
  ],
};
