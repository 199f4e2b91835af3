import { Link } from "react-router-dom";
import { SupportAddress } from "../components/support-address";
import { paths, withSection } from "../lib/paths";
import type { Document } from "./document";

export const support: Document = {
  title: "Support",
  description:
    "Contact FlightAides, and find answers about matches, mail, payments, safety and your account. Also for investors.",
  date: "2026-11-20",
  dated: "Last changed",
  lead: (
    <p>
      A person reads what you write to <SupportAddress />. We answer within two working days, and
      sooner when somebody is about to fly.
    </p>
  ),
  sections: [
    {
      id: "contact",
      title: "Contact us",
      body: (
        <>
          <p>
            Write from the address of your account, if you have one, so that we can find your trip.
            Helpful to know: the flight and date, what you tried, and what you saw instead. Please
            send no card numbers and no passwords; we never ask for them.
          </p>
          <p>
            Something wrong with the behaviour of another user? Put <strong>Safety</strong> into the
            subject: <SupportAddress subject="Safety" />. In an emergency turn to the cabin crew,
            airport staff or the local emergency number first.
          </p>
        </>
      ),
    },
    {
      id: "matches",
      title: "Searching and matches",
      body: (
        <>
          <h3>Nobody is on my flight. What now?</h3>
          <p>
            Register the search: it stays posted, and we write to you as soon as somebody fits. On
            your <Link to={paths.account}>account page</Link> you can ask to hear of near misses
            too, a day or two apart or from an airport nearby.
          </p>
          <h3>My flight has changed. How do I change the trip?</h3>
          <p>
            Delete it in <Link to={paths.myItineraries}>My Itinerary</Link> and search again with
            the new flight. If you are connected already, tell the other side as well.
          </p>
          <h3>Why can’t I connect with a trip?</h3>
          <p>
            It says <em>Old Itinerary</em> when it departs today or has departed. It is too late for
            two strangers to prepare then.
          </p>
        </>
      ),
    },
    {
      id: "mail",
      title: "Mail",
      body: (
        <>
          <h3>The code hasn’t come</h3>
          <p>
            Look among the spam, wait a minute, then ask for another one; only the newest counts. If
            you signed up with Google before, use <Link to={paths.login}>Sign in with Google</Link>.
          </p>
          <h3>I get too much mail</h3>
          <p>
            Match mails have an unsubscribe link at the end, and your{" "}
            <Link to={paths.account}>account page</Link> has a switch for each kind.
          </p>
        </>
      ),
    },
    {
      id: "payments",
      title: "Payments and refunds",
      body: (
        <>
          <h3>I paid and see no contact details</h3>
          <p>
            Open the connection again; some payments take a few minutes. You are never charged twice
            for the same connection. If nothing has changed after an hour, write to us.
          </p>
          <h3>When do I get my money back?</h3>
          <p>
            The <Link to={withSection(paths.termsOfUse, "refunds")}>Terms of Use</Link> list the
            cases. Usually you need to do nothing, or to press a button on the connection’s page. If
            that is not enough, write to <SupportAddress subject="Refund" /> with the flight and the
            date of the payment.
          </p>
        </>
      ),
    },
    {
      id: "account",
      title: "Your account and your data",
      body: (
        <>
          <h3>I can’t get in</h3>
          <p>
            <Link to={paths.forgotPassword}>Set a new password</Link> with a code that we send you.
            An account that you no longer have the mailbox of can’t be opened again; let us know and
            we close it.
          </p>
          <h3>How do I download or delete everything?</h3>
          <p>
            Both are buttons on your <Link to={paths.account}>account page</Link>, and both work at
            once. The <Link to={withSection(paths.privacyPolicy, "rights")}>Privacy Policy</Link>{" "}
            says what they include.
          </p>
        </>
      ),
    },
    {
      id: "investors",
      title: "Investors",
      body: (
        <p>
          We are glad to speak with investors who think in decades, like the families we work for.
          Write to <SupportAddress subject="Investors" /> with a few lines about yourself. Figures
          about the company are shared in conversation, not on this page.{" "}
          <Link to={withSection(paths.aboutUs, "leadership")}>Who leads FlightAides</Link>
        </p>
      ),
    },
    {
      id: "social",
      title: "Social networks",
      body: (
        <p>
          FlightAides has no accounts on Facebook, X, Instagram or LinkedIn at present. Any that
          bears our name there is not ours; tell us at <SupportAddress subject="Social networks" />.
          Once there are accounts, the icons at the foot of each page lead to them. The best way to
          spread the word until then is to send a family the address of this site.
        </p>
      ),
    },
  ],
};
