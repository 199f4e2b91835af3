import { familyRules, helperRules, notChecked } from "@flightaides/core/safety/rules.ts";
import { agreementVersion } from "@flightaides/core/user/agreement-versions.ts";
import { Link } from "react-router";
import { Sentences } from "../components/sentences";
import { SupportAddress } from "../components/support-address";
import { i18n } from "../lib/i18n";
import { paths, withSection } from "../lib/paths";
import type { Document } from "./document";
import { Fee } from "./fee";

export const coTraveler: Document = {
  title: i18n.t("Flightaide, Traveler and Co-Traveler Agreement"),
  description: i18n.t(
    "What a Flightaide, a traveler and their family promise each other on a flight: what help means, what it doesn’t, safety, money and changed plans.",
  ),
  // Consent is stored with this version: a changed text needs a new one.
  date: agreementVersion,
  dated: "in force",
  isLegal: true,
  lead: (
    <>
      <p>
        You say yes to this agreement before your first connection. It is between the two people who
        travel together, the family that arranged it, and us.
      </p>
      <p>
        Its heart is short: be kind, be there, be honest, help as a good neighbour would, and call
        the crew when it takes more than that.
      </p>
    </>
  ),
  sections: [
    {
      id: "words",
      title: "Who is who",
      body: (
        <dl>
          <div>
            <dt>Traveler</dt>
            <dd>
              The passenger who is accompanied, and whoever arranges it for them and pays the
              service fee, such as a daughter who can’t fly along.
            </dd>
          </div>
          <div>
            <dt>Flightaide</dt>
            <dd>A passenger on the flight who offers company and help, unpaid.</dd>
          </div>
          <div>
            <dt>Co-travelers</dt>
            <dd>Both of them, on the way.</dd>
          </div>
          <div>
            <dt>Provider</dt>
            <dd>FlightAides, which introduces them to each other.</dd>
          </div>
        </dl>
      ),
    },
    {
      id: "help",
      title: "What help means",
      body: (
        <>
          <p>Co-travelers agree beforehand what is wanted. Usually it is some of this:</p>
          <ul>
            <li>meeting at check-in or at the gate, and walking together;</li>
            <li>finding the way through security, connections, immigration and baggage claim;</li>
            <li>help with forms, signs, announcements and a language;</li>
            <li>company during the flight, where seats or the crew allow it;</li>
            <li>a message to the family at each step, and waiting until they are met.</li>
          </ul>
        </>
      ),
    },
    {
      id: "not-help",
      title: "What it does not mean",
      body: (
        <>
          <p>A Flightaide is a fellow passenger, not a nurse and not a porter. They do not</p>
          <ul>
            <li>
              give medical care, handle or give medication, lift or carry a person, or help in the
              washroom;
            </li>
            <li>
              carry anybody else’s bags through security or customs, or take responsibility for
              luggage, money or documents;
            </li>
            <li>
              replace the airline’s own assistance: wheelchairs, escorts for children and medical
              clearance are ordered from the airline;
            </li>
            <li>travel to another place, or stay longer than agreed, unless they want to.</li>
          </ul>
          <p>
            Anyone who needs more than a companion should travel with a professional or with family,
            and both sides say so frankly as soon as they see it.
          </p>
        </>
      ),
    },
    {
      id: "rules",
      title: "The rules in plain words",
      body: (
        <>
          <h3>For Flightaides</h3>
          <Sentences of={helperRules(i18n)} />
          <h3>For travelers and families</h3>
          <Sentences of={familyRules(i18n)} />
        </>
      ),
    },
    {
      id: "flightaide",
      title: "What a Flightaide promises",
      body: (
        <ul>
          <li>I have booked the flight I posted, and I say so at once if that changes.</li>
          <li>
            I answer the requests I get, and I confirm on the connection’s page that we are in
            touch.
          </li>
          <li>I am 18 or older, and fit to do what I offer.</li>
          <li>I turn up at the agreed place, in time, and stay until the agreed end.</li>
          <li>I respect the traveler’s wishes, privacy, faith and dignity.</li>
          <li>I take no money and ask for no favours. A cup of tea is welcome.</li>
          <li>
            I call the crew or airport staff whenever somebody’s health or safety is at stake.
          </li>
        </ul>
      ),
    },
    {
      id: "traveler",
      title: "What a traveler and the family promise",
      body: (
        <ul>
          <li>
            The passenger knows of the arrangement, agrees to it and is at least 13 years old.
          </li>
          <li>
            We say honestly, before connecting, what a companion must know: pace, hearing, sight,
            languages, memory, fears.
          </li>
          <li>
            The passenger carries their own documents and medication and can look after themselves,
            or we have arranged what they need with the airline.
          </li>
          <li>We can be reached by phone during the whole trip.</li>
          <li>Somebody meets the passenger on arrival, or the passenger can go on alone.</li>
          <li>We treat the Flightaide as a guest, not as staff.</li>
        </ul>
      ),
    },
    {
      id: "safety",
      title: "Getting to know each other safely",
      body: (
        <>
          <ol>
            <li>Talk by phone or video before the day. Let the passenger take part.</li>
            <li>Ask to see the booking: the flight and the name are enough.</li>
            <li>Meet in public parts of the airport. No lifts from strangers, no shared rooms.</li>
            <li>
              Never hand over a passport, cash, cards or a bag, and never carry a parcel for
              anybody.
            </li>
            <li>
              If something feels wrong, stop. Nobody owes anybody an explanation. Then write to{" "}
              <SupportAddress subject="Safety" />.
            </li>
          </ol>
          <p>
            We verify e-mail addresses and nothing else about our users, as the{" "}
            <Link to={withSection(paths.termsOfUse, "safety")}>Terms of Use</Link> explain. So this
            is up to you:
          </p>
          <Sentences of={notChecked(i18n)} />
          <p>
            The <Link to={paths.safety}>safety page</Link> has the full text, and{" "}
            <Link to={withSection(paths.safety, "report")}>how to report somebody</Link>.
          </p>
        </>
      ),
    },
    {
      id: "money",
      title: "Money",
      body: (
        <>
          <p>
            The traveler pays FlightAides a service fee of <Fee /> once, to connect with the matched
            party. Nothing of it goes to the Flightaide, and nothing else is owed to anybody. The{" "}
            <Link to={withSection(paths.termsOfUse, "refunds")}>Terms of Use</Link> say when it is
            given back.
          </p>
          <p>
            Each side pays for its own ticket, seat, food and transport. Whoever asks for a paid
            extra, such as a better seat side by side, pays for it.
          </p>
        </>
      ),
    },
    {
      id: "contact",
      title: "Contact details and photographs",
      body: (
        <p>
          Details you receive are for this trip. Delete them afterwards, unless the other side would
          like to stay in touch. Take or share photographs only with a yes from the person in them.
          The <Link to={paths.privacyPolicy}>Privacy Policy</Link> says what we do with data.
        </p>
      ),
    },
    {
      id: "changes",
      title: "When plans change",
      body: (
        <>
          <p>
            Flights are moved, people fall ill. Tell the other side as soon as you know. If the
            flight has moved, change your trip in My Itinerary; if you can’t fly, cancel on the
            connection’s page. Then everybody concerned is told, and the traveler gets back what the{" "}
            <Link to={withSection(paths.termsOfUse, "refunds")}>Terms of Use</Link> say. Nobody owes
            damages for a change made in good faith.
          </p>
          <p>
            If the flight is delayed or a connection is missed, a Flightaide helps to find the
            airline’s desk and to reach the family. They need not give up their own onward journey.
          </p>
        </>
      ),
    },
    {
      id: "responsibility",
      title: "Who is responsible",
      body: (
        <>
          <p>
            Each co-traveler is responsible for what they do. A Flightaide who helps with ordinary
            care does not answer for the traveler’s health, belongings or onward journey. The
            provider makes the introduction and is no party to what happens on the way; the{" "}
            <Link to={withSection(paths.termsOfUse, "liability")}>Terms of Use</Link> say what it
            does answer for.
          </p>
          <p>
            Help on a flight is a kindness between passengers. It makes nobody an employee, agent or
            partner of anybody.
          </p>
        </>
      ),
    },
    {
      id: "end",
      title: "Beginning, end and law",
      body: (
        <p>
          This agreement begins when you say yes to it and holds for each of your connections until
          the trip is over. The version you agreed to is kept on your profile; after a change that
          matters we ask again. It is governed by the laws of Ontario and of Canada, like our{" "}
          <Link to={withSection(paths.termsOfUse, "law")}>Terms of Use</Link>.
        </p>
      ),
    },
  ],
};
