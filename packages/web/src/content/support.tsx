import { Trans } from "@lingui/react";
import { Link } from "react-router";
import { SupportAddress } from "../components/support-address";
import { i18n } from "../lib/i18n";
import { paths, withSection } from "../lib/paths";
import type { Document } from "./document";

export const support: Document = {
  title: i18n.t("Support"),
  description: i18n.t(
    "Contact FlightAides, and find answers about matches, mail, payments, safety and your account. Also for investors.",
  ),
  date: "2026-11-24",
  dated: "changed",
  lead: (
    <p>
      <Trans
        id="A person reads what you write to <address/>. We answer within two working days, and sooner when somebody is about to fly."
        components={{ address: <SupportAddress /> }}
      />
    </p>
  ),
  sections: [
    {
      id: "contact",
      title: i18n.t("Contact us"),
      body: (
        <>
          <p>
            {i18n.t(
              "Write from the address of your account, if you have one, so that we can find your trip. Helpful to know: the flight and date, what you tried, and what you saw instead. Please send no card numbers and no passwords; we never ask for them.",
            )}
          </p>
          <p>
            <Trans
              id="Something wrong with the behaviour of another user? Put <strong>Safety</strong> into the subject: <address/>. In an emergency turn to the cabin crew, airport staff or the local emergency number first."
              components={{
                strong: <strong />,
                address: <SupportAddress subject={i18n.t("Safety")} />,
              }}
            />
          </p>
        </>
      ),
    },
    {
      id: "matches",
      title: i18n.t("Searching and matches"),
      body: (
        <>
          <h3>{i18n.t("Nobody is on my flight. What now?")}</h3>
          <p>
            <Trans
              id="Register the search: it stays posted, and we write to you as soon as someone matches. On your <account>account page</account> you can ask to hear about close matches too, up to three days apart or from an airport nearby."
              components={{ account: <Link to={paths.account} /> }}
            />
          </p>
          <h3>{i18n.t("My flight has changed. How do I change the trip?")}</h3>
          <p>
            <Trans
              id="Choose <strong>More</strong> and <strong>Edit</strong> beside it in <myItineraries>My Itinerary</myItineraries>, and change the flight. We tell everybody you are connected with. Your connections stay as long as the trips still match; once paid, they are compared with the trips as they were paid for. Do not delete the trip: that ends its connections, and you may lose the fee."
              components={{ strong: <strong />, myItineraries: <Link to={paths.myItineraries} /> }}
            />
          </p>
          <h3>{i18n.t("Why can’t I connect with a trip?")}</h3>
          <p>
            <Trans
              id="It says <em>Old Itinerary</em> when it departs today or has departed. It is too late for two strangers to prepare then."
              components={{ em: <em /> }}
            />
          </p>
        </>
      ),
    },
    {
      id: "mail",
      title: i18n.t("Mail"),
      body: (
        <>
          <h3>{i18n.t("The code hasn’t come")}</h3>
          <p>
            <Trans
              id="Check your spam folder, wait a minute, then ask for another code. Only the newest one counts. If you signed up with Google before, use <login>Sign in with Google</login>."
              components={{ login: <Link to={paths.login} /> }}
            />
          </p>
          <h3>{i18n.t("I get too much mail")}</h3>
          <p>
            <Trans
              id="Match mails have an unsubscribe link at the end, and your <account>account page</account> has a switch for each kind."
              components={{ account: <Link to={paths.account} /> }}
            />
          </p>
        </>
      ),
    },
    {
      id: "payments",
      title: i18n.t("Payments and refunds"),
      body: (
        <>
          <h3>{i18n.t("I paid and see no contact details")}</h3>
          <p>
            {i18n.t(
              "Open the connection again; some payments take a few minutes. You are never charged twice for the same connection. If nothing has changed after an hour, write to us.",
            )}
          </p>
          <h3>{i18n.t("My Flightaide doesn’t answer")}</h3>
          <p>
            {i18n.t(
              "From 12 hours after the payment until 24 hours before the travel date begins, press “I get no answer” on the connection’s page. We write to them. If they aren’t in touch within 24 hours, you get the fee back.",
            )}
          </p>
          <h3>{i18n.t("My Flightaide’s flight has changed")}</h3>
          <p>
            {i18n.t(
              "If your trips no longer match what you paid for, you get the fee back automatically. If they still match, we ask you: stay connected, or leave with your money back until the travel date begins.",
            )}
          </p>
          <h3>{i18n.t("The airline has cancelled the flight")}</h3>
          <p>
            {i18n.t(
              "Either of you can say so on the connection’s page, up to three days after the travel date. The fee goes back as soon as the other one agrees, or after 48 hours without an answer. If the other one says that the flight was not cancelled, our team decides.",
            )}
          </p>
          <h3>{i18n.t("We did not meet")}</h3>
          <p>
            {i18n.t(
              "In the three days after the travel date, press “We did not meet” on the connection’s page. You get the fee back, unless your Flightaide says within three days that you did meet; then our team decides. When both of you say in your reviews that you did not fly together, you get it back at once.",
            )}
          </p>
          <h3>{i18n.t("Can I cancel?")}</h3>
          <p>
            {i18n.t(
              "Yes, until the travel date begins. You get the fee back if your Flightaide hasn’t been in touch yet, once with the same person and twice in 30 days. Beyond that, we tell you before you pay that cancelling is not refunded. If your Flightaide cancels, you always get it back.",
            )}
          </p>
          <h3>{i18n.t("When do I get my money back?")}</h3>
          <p>
            <Trans
              id="We send it through PayPal, and your bank needs a few days. The <termsOfUse>Terms of Use</termsOfUse> list all the cases. If the buttons on the connection’s page are not enough, write to <address/> with the flight and the date of the payment."
              components={{
                termsOfUse: <Link to={withSection(paths.termsOfUse, "refunds")} />,
                address: <SupportAddress subject={i18n.t("Refund")} />,
              }}
            />
          </p>
        </>
      ),
    },
    {
      id: "account",
      title: i18n.t("Your account and your data"),
      body: (
        <>
          <h3>{i18n.t("I can’t get in")}</h3>
          <p>
            <Trans
              id="<forgotPassword>Set a new password</forgotPassword> with a code that we send you. If you can’t read that mailbox any more, the account can’t be recovered. Let us know, and we’ll close it."
              components={{ forgotPassword: <Link to={paths.forgotPassword} /> }}
            />
          </p>
          <h3>{i18n.t("How do I download or delete everything?")}</h3>
          <p>
            <Trans
              id="Both are buttons on your <account>account page</account>, and both work at once. The <privacyPolicy>Privacy Policy</privacyPolicy> says what they include."
              components={{
                account: <Link to={paths.account} />,
                privacyPolicy: <Link to={withSection(paths.privacyPolicy, "rights")} />,
              }}
            />
          </p>
          <h3>{i18n.t("Can I open it in flight mode?")}</h3>
          <p>
            {i18n.t(
              "Yes. Open your trip once while you are online and signed in. After that your itineraries, your connections and the contact details that you paid for open offline too. What you write or answer on board is sent as soon as your phone is online again.",
            )}
          </p>
          <h3>{i18n.t("How do I install it?")}</h3>
          <p>
            {i18n.t(
              "On Android, choose Install the app in our menu. On an iPhone, tap Share in Safari and choose Add to Home Screen.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "investors",
      title: i18n.t("Investors"),
      body: (
        <p>
          <Trans
            id="We are glad to speak with investors who think in decades, like the families we work for. Write to <address/> with a few lines about yourself. Figures about the company are shared in conversation, not on this page. <aboutUs>Who leads FlightAides</aboutUs>"
            components={{
              address: <SupportAddress subject={i18n.t("Investors")} />,
              aboutUs: <Link to={withSection(paths.aboutUs, "leadership")} />,
            }}
          />
        </p>
      ),
    },
    {
      id: "social",
      title: i18n.t("Social networks"),
      body: (
        <p>
          <Trans
            id="FlightAides has no accounts on Facebook, X, Instagram or LinkedIn at present. Any account with our name there is not ours; tell us at <address/>. Once there are accounts, the icons at the foot of each page lead to them. The best way to spread the word until then is to send a family the address of this site."
            components={{ address: <SupportAddress subject={i18n.t("Social networks")} /> }}
          />
        </p>
      ),
    },
  ],
};
