import { payableDays } from "@flightaides/core/connection/contract.ts";
import { moneyTerms } from "@flightaides/core/payment/terms.ts";
import { termsVersion } from "@flightaides/core/user/agreement-versions.ts";
import { Link } from "react-router";
import { SupportAddress } from "../components/support-address";
import { i18n } from "../lib/i18n";
import { language } from "../lib/language";
import { paths } from "../lib/paths";
import type { Document } from "./document";
import { Fee } from "./fee";

export const termsOfUse: Document = {
  title: i18n.t("Terms of Use"),
  description: i18n.t(
    "The Terms of Service of FlightAides: who may use it, what it does and doesn’t do, the service fee, refunds, conduct and the law of Ontario.",
  ),
  // Acceptance is stored with this version: changed terms of the money need a new one.
  date: termsVersion,
  dated: "in force",
  isLegal: true,
  lead: (
    <p>
      These are our Terms of Service: the agreement between you and FlightAides (“we”, “us”) when
      you use this website. We have written them to be read. If a sentence is unclear, ask us before
      you rely on it.
    </p>
  ),
  sections: [
    {
      id: "service",
      title: "What FlightAides does",
      body: (
        <>
          <p>
            FlightAides introduces people who fly on the same flight, or nearly the same one. On one
            side are travelers who want company and non-medical help, and the families who arrange
            it for them. On the other side are Flightaides: fellow passengers who offer that help.
          </p>
          <p>
            You post a trip, we look for a match, and you decide whether to connect. We make the
            introduction. We are not an airline, a travel agent, an employer, a carer or an escort
            service, and we take no part in the trip itself.
          </p>
          <p>
            What the two of you owe each other on the way is set out in the{" "}
            <Link to={paths.coTraveler}>Flightaide, Traveler and Co-Traveler Agreement</Link>. It is
            part of these terms, as is the <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
          </p>
        </>
      ),
    },
    {
      id: "who",
      title: "Who may use it",
      body: (
        <ul>
          <li>
            The service is for persons in Canada. The trip itself may begin and end anywhere in the
            world.
          </li>
          <li>You need to be 18 or older to have an account.</li>
          <li>
            You may arrange company for somebody else, for example a parent, if they know of it and
            agree. A passenger who is accompanied must be at least 13 years old; for anybody under
            18 a parent or guardian makes all arrangements, and the airline’s own service or a
            parent on the plane goes along.
          </li>
          <li>
            One person has one account. What you tell us about yourself and your trip is true, and
            you keep it up to date.
          </li>
        </ul>
      ),
    },
    {
      id: "account",
      title: "Your account",
      body: (
        <>
          <p>
            Keep your password to yourself. What is done with your account counts as done by you,
            until you tell us that somebody else has got into it. You can change your choices,
            download your data and delete your account at any time on your{" "}
            <Link to={paths.account}>account page</Link>.
          </p>
          <p>
            We may suspend or close an account that breaks these terms, endangers somebody or is
            used to deceive. Unless the law or somebody’s safety forbids it, we tell you why, and
            you can object by writing to <SupportAddress />.
          </p>
        </>
      ),
    },
    {
      id: "matching",
      title: "Posting and matching",
      body: (
        <>
          <p>
            A posted trip is public, with your name reduced to its first letter. Your full name,
            e-mail address and phone number are shown to nobody before you are connected. Please
            leave contact details out of the free text; we mask what we recognise.
          </p>
          <p>
            We compare flights, dates and airports. A match means that two trips fit, and no more.
            We can’t promise that there will be one, that the other side will answer, or that they
            will still be on the flight when the day comes.
          </p>
        </>
      ),
    },
    {
      id: "fee",
      title: "The service fee",
      body: (
        <>
          <p>
            Searching, posting and offering help cost nothing. To connect with a matched Flightaide,
            the traveler pays a service fee of <Fee />. It is charged once for each connection, and
            you see the amount before you pay. Flightaides never pay us anything.
          </p>
          <p>
            PayPal takes the payment, and your card details go to PayPal, not to us. Your bank may
            add a charge of its own for another currency.
          </p>
          <p>
            The fee is for the introduction. Flightaides help out of kindness and are not paid: it
            is against these terms to ask for money, or to offer it, for help on a flight.
          </p>
        </>
      ),
    },
    {
      id: "refunds",
      title: "Paying, cancelling and money back",
      body: (
        <>
          <p>
            In short: <span lang={language}>{moneyTerms(i18n)}</span>
          </p>
          <h3>When you can pay</h3>
          <p>
            You can pay once the Flightaide has said yes, and from {payableDays} days before the
            travel date on, because PayPal gives money back for 180 days only. Until then an
            accepted connection waits and costs nothing. Before the payment either of you can
            withdraw at any time. If a trip changes while you are paying, you are not charged but
            shown the change, and a payment that still arrives is refunded.
          </p>
          <h3>What you pay for</h3>
          <p>
            Both trips are kept as they were shown to you when you paid. Everything below goes by
            them, whatever is edited afterwards. The travel date begins at midnight at the airport
            where the earlier of the two flights begins, and ends at midnight where the later one
            does.
          </p>
          <h3>When the whole fee goes back</h3>
          <ol type="a">
            <li>
              Until the travel date begins: the Flightaide cancels, deletes the account or the trip,
              or changes the trip so that the two no longer match what you paid for. It goes back at
              once.
              <p>
                If the Flightaide’s flight or day changes and the two still match, we ask you. Until
                the travel date begins you can leave with your money back, even if you are already
                in touch. If you do nothing, you stay connected.
              </p>
            </li>
            <li>
              You report “No answer”, from 12 hours after the payment to 24 hours before the travel
              date begins, and the Flightaide is not in touch within 24 hours of the mail that we
              then send. In touch means that they confirm it, write on the connection’s page or
              record a step of the trip there.
            </li>
            <li>
              You report “We did not meet” within 72 hours after the end of the travel date, and the
              Flightaide does not contradict within 72 hours. If they do, an operator decides. When
              both of you say that you did not fly together, it goes back at once.
            </li>
            <li>
              Either of you reports, between the payment and 72 hours after the end of the travel
              date, that the airline has cancelled the flight. It goes back at once when the other
              one agrees, and after 48 hours when they do not answer. If they contradict, an
              operator decides.
            </li>
            <li>
              Until the travel date begins: you cancel, delete your trip or your account, or change
              your trip so that the two no longer match, before the Flightaide is in touch. This is
              possible once with the same person, and twice in 30 days. Beyond that we say before
              you pay that cancelling is not refunded.
            </li>
            <li>We suspend the Flightaide’s account.</li>
            <li>
              An operator decides so for another reason, for example because you were charged twice,
              or charged without being connected.
            </li>
          </ol>
          <p>
            In any other case the fee is not given back. Once the travel date has begun, cancelling
            is no longer possible, and deleting the trip or the account gives nothing back; what
            remains is c, d, f and g.
          </p>
          <h3>What you have said</h3>
          <p>
            Whether you flew together can be said once by each of you, in a report, a contradiction
            or a review, and can’t be taken back. If it was a mistake, write to us. A trip whose fee
            went back counts for nobody’s reputation.
          </p>
          <h3>How it goes back</h3>
          <p>
            We send it through PayPal to where it came from, once, and write to you. Depending on
            your bank it takes a few days to arrive. If you dispute the payment at PayPal or at your
            bank, the connection ends and they decide; we don’t give the fee back a second time.
          </p>
          <p>
            Questions: <SupportAddress subject="Refund" />. Rights that the law gives you as a
            consumer remain as they are.
          </p>
        </>
      ),
    },
    {
      id: "covid-test",
      title: "Covid test appointments",
      body: (
        <p>
          Some trips need a Covid test, and we may help you to book an appointment for one. You can
          cancel such an appointment free of charge up to 72 hours before it. If you cancel less
          than 72 hours before the appointment, or don’t come, a cancellation fee of $25 CAD
          applies.
        </p>
      ),
    },
    {
      id: "conduct",
      title: "What is not allowed",
      body: (
        <ul>
          <li>Posting trips you don’t intend to take, or posing as somebody else.</li>
          <li>Harassing, threatening, insulting or discriminating against anybody.</li>
          <li>
            Asking anybody to carry goods, money or luggage for you, or to do anything that breaks
            the rules of an airline, an airport, customs or a border.
          </li>
          <li>Offering paid services, advertising, or collecting other people’s details.</li>
          <li>
            Using contact details for anything but the trip, or passing them on without being asked
            to.
          </li>
          <li>
            Getting around the service’s limits or security, or loading it with automated requests.
          </li>
        </ul>
      ),
    },
    {
      id: "safety",
      title: "Safety, and what we don’t check",
      body: (
        <>
          <p>
            We verify that an e-mail address belongs to its account. We do not check identity
            documents, criminal records, health or whether a ticket was bought. Speak with each
            other before the day, and use your own judgement. The{" "}
            <Link to={paths.safety}>safety page</Link> says how to do that well, and how to report
            somebody.
          </p>
          <p>
            FlightAides is not an emergency service. In danger or a medical emergency turn to the
            cabin crew, airport staff or the local emergency number. Tell us afterwards, so that we
            can act.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "What you write, and what is ours",
      body: (
        <p>
          What you write remains yours. You allow us to store it and to show it to other users, for
          as long as it is posted and only to run the service. The name, design and software of
          FlightAides belong to us or to those who license them to us; using the service gives you
          no other right to them.
        </p>
      ),
    },
    {
      id: "liability",
      title: "What we answer for",
      body: (
        <>
          <p>
            We run the service with care, but we can’t promise that it is always available or free
            of mistakes. What users do, before, during and after a flight, is their own
            responsibility. Delays, cancellations, lost luggage and missed connections are between
            you and the airline.
          </p>
          <p>
            As far as the law allows, we are not liable for indirect losses, and our liability for
            anything connected with the service is limited to the fees you paid us in the twelve
            months before, or $100 CAD if that is more. Nothing here limits liability for death or
            injury caused by our negligence, for fraud, or for anything else that can’t be limited
            by law.
          </p>
        </>
      ),
    },
    {
      id: "changes",
      title: "Changes to these terms",
      body: (
        <p>
          When we change something that matters, we write to every account holder at least 30 days
          before it applies, and change the date above. Going on using FlightAides after that day
          means that you accept the change; if you don’t, you can delete your account. What was
          agreed for a connection you have already paid for stays as it was.
        </p>
      ),
    },
    {
      id: "law",
      title: "Governing law",
      body: (
        <>
          <p>
            These terms are governed by the laws of the Province of Ontario and the federal laws of
            Canada that apply there. Disputes go to the courts of Ontario, unless the law where you
            live lets you choose a court closer to home.
          </p>
          <p>
            Most things can be settled by writing to <SupportAddress />. If one sentence of these
            terms turns out not to be valid, the rest still applies.
          </p>
        </>
      ),
    },
  ],
};
