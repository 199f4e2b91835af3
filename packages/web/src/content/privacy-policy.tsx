import { Link } from "react-router";
import { SupportAddress } from "../components/support-address";
import { i18n } from "../lib/i18n";
import { paths } from "../lib/paths";
import type { Document } from "./document";

const kept: { what: string; why: string; until: string }[] = [
  {
    what: "Profile: name, e-mail address, phone number if you give one, what you want mail about, which agreement you accepted",
    why: "To know you, to fill in your number when you post a trip, to write to you as you wish, and to prove what was agreed.",
    until: "Until you delete your account.",
  },
  {
    what: "Names that you had before you changed yours",
    why: "To mask them in texts that others read, as your present name.",
    until: "180 days, or until you delete your account.",
  },
  {
    what: "If you confirm your name with PayPal, or pay with PayPal: that PayPal knows you by the name that you have here, and the month in which it said so. Not the name, e-mail address or number that PayPal has",
    why: "To tell others that PayPal knows you by this name. If you remove it, we keep only that you did, so that a payment does not bring it back.",
    until:
      "Until you remove it or delete your account. It is not shown once you change your name. A visit to PayPal that you have begun: ten minutes, and up to two days until it is deleted.",
  },
  {
    what: "Sign-in: e-mail address and password, the key of two-step sign-in if you turn it on, or the link to your Google account",
    why: "To let you in, and nobody else. We never see your password.",
    until: "Until you delete your account.",
  },
  {
    what: "Itineraries: flights, dates, phone number, your note, and, if you say so, languages, help, who flies, their age group, what would help them, that you are a woman, or that you would rather have a woman as companion",
    why: "To find matches, to rank them, and to put you in touch once you are connected.",
    until: "30 days after the last travel date, or until you delete them.",
  },
  {
    what: "Connections: who asked whom, for which trip, and how far it got",
    why: "To show both sides where they stand and to share contact details after payment.",
    until:
      "As long as the trip they are about; contact details go with the account they belong to.",
  },
  {
    what: "Messages on a connection’s page",
    why: "To let you talk before you decide, and as evidence if somebody reports the other.",
    until: "As long as the connection they belong to.",
  },
  {
    what: "Your boarding pass, if you share it: flight, date, seat, and whether the surname is that of your profile. The pass is read on your phone: its code, the booking reference, the ticket number and the name on it are neither sent to us nor stored",
    why: "So that you and the person you are connected with know who sits where. Nobody else sees it.",
    until: "Until you take it back or delete your account, at most as long as the connection.",
  },
  {
    what: "Whom you have blocked",
    why: "So that the two of you never meet again.",
    until: "Until you lift the block. If one of you deletes the account, 180 days from then.",
  },
  {
    what: "Reports: what was reported, by whom, about whom, and what was on the screen",
    why: "To look into it, and as evidence.",
    until:
      "180 days. If one of you deletes the account, without that person’s names and contact details from then on.",
  },
  {
    what: "Reviews: whether you would fly together again, and your thank-you",
    why: "To tell families who has helped others well.",
    until:
      "As long as the connection. On a Flightaide’s cards, counts and the latest five thank-yous until that account is deleted.",
  },
  {
    what: "What you have used of our limits, such as the requests of a day",
    why: "So that nobody floods others.",
    until: "Two days.",
  },
  {
    what: "After you delete your account: whom you have blocked and who has blocked you, with whom a connection has ended and how, and limits used. Filed under a code that is made from your e-mail address, the ones you had in the last 180 days and your Google account with a secret key, without name or address",
    why: "So that deleting an account and signing up again does not undo a block or a limit.",
    until: "180 days. If you sign up again before, it belongs to your new account.",
  },
  {
    what: "Payment facts: amount, currency, time and PayPal’s numbers for the payment, without contact data",
    why: "Bookkeeping, refunds and disputes. Tax law requires it.",
    until: "Seven years, even after you delete your account.",
  },
  {
    what: "Mails: to whom, about what, and whether they were sent; their text only until then",
    why: "To send each mail once and no more.",
    until: "60 days.",
  },
  {
    what: "If you turn notifications on: the address and the keys that your browser makes for each device, up to five",
    why: "To tell the device. What we send is encrypted for it, names people by their initial, and is dropped after three days at the latest.",
    until:
      "Until you turn them off, log out on the device, or delete your account; 400 days after you turned them on. We forget a device that its browser has given up.",
  },
  {
    what: "Technical records: time, address of the request, IP address, error",
    why: "To keep the service running and to fend off abuse.",
    until: "At most 90 days.",
  },
];

const processors: { name: string; task: string }[] = [
  {
    name: "Amazon Web Services",
    task: "Runs our servers and database, keeps the sign-in and sends our mail.",
  },
  {
    name: "PayPal",
    task: "Takes the payment of the service fee. PayPal answers for your payment details under its own privacy statement. If you choose “Confirm your name with PayPal”, PayPal tells us your name and whether it has checked your account, and learns that you have an account here. We compare the name with yours and keep neither it nor anything else.",
  },
  {
    name: "The maker of your browser: Google, Mozilla, Microsoft or Apple",
    task: "Only if you turn notifications on. It passes them on to your device, and learns when one comes and how long it is, not what it says.",
  },
  {
    name: "Google",
    task: "Only if you choose “Sign in with Google”. Google tells us your name, your e-mail address and whether that address is verified. We take no picture, no contacts and no phone number. Google learns that you sign in to FlightAides, and nothing about your trips.",
  },
];

export const privacyPolicy: Document = {
  title: i18n.t("Privacy Policy"),
  description: i18n.t(
    "What FlightAides stores about you, why, for how long and who sees it, and how to download or delete all of it yourself.",
  ),
  date: "2026-11-25",
  dated: "in force",
  isLegal: true,
  lead: (
    <p>
      In short: a stranger sees your first initial and your flight. The person you are connected
      with sees how to reach you. Nobody else sees anything, nothing is sold, and you can download
      or delete everything yourself.
    </p>
  ),
  sections: [
    {
      id: "kept",
      title: "What we keep, why and for how long",
      body: (
        <>
          <p>We ask only for what is needed to find a companion.</p>
          <dl>
            {kept.map(({ what, why, until }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{why}</dd>
                <dd>
                  <strong>Kept:</strong> {until}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ),
    },
    {
      id: "seen",
      title: "Who sees what",
      body: (
        <ul>
          <li>
            <strong>Everybody</strong> sees posted trips: airports, date, flight, languages, help,
            the first letter of your name, and since when PayPal knows you by your name if it does.{" "}
            <strong>Users who are signed in</strong> read your note.{" "}
            <strong>The owner of a trip that matches yours</strong> also sees who flies, their age
            group and what would help them. That you are a woman is told only to families who would
            rather have one, and nobody else is told that you would. Phone numbers, e-mail
            addresses, links, account names and your own name in the note are masked, and so is
            every name that you had in the last 180 days.
          </li>
          <li>
            <strong>The person you are connected with</strong> gets your name, e-mail address and
            phone number, and you get theirs, once the service fee is paid. Not before. Either of
            you can print or show a card for the passenger, from which airport staff reads both
            names and phone numbers.
          </li>
          <li>
            <strong>Our staff</strong> look at your data only to answer you, to mend something or to
            look into a report.
          </li>
          <li>
            <strong>Authorities</strong> get data only where Canadian law obliges us, and no more
            than it obliges us to.
          </li>
        </ul>
      ),
    },
    {
      id: "processors",
      title: "Who works for us",
      body: (
        <>
          <p>
            These companies process data for us. Their computers may stand outside Canada, mainly in
            the United States, where the law of that country applies to them.
          </p>
          <dl>
            {processors.map(({ name, task }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{task}</dd>
              </div>
            ))}
          </dl>
          <p>We don’t sell or rent personal data, and we show no advertising.</p>
        </>
      ),
    },
    {
      id: "mail",
      title: "Mail, calls and text messages",
      body: (
        <>
          <p>
            We write to confirm what you did, such as a registration or a payment, and to tell you
            of matches and requests. These two carry an unsubscribe link that works without signing
            in, and your <Link to={paths.account}>account page</Link> has a switch for each kind of
            mail. News and offers come only if you ticked the box for them.
          </p>
          <p>
            The person you are connected with may write, call or text you about the trip. If
            somebody uses your details for anything else, tell us.
          </p>
        </>
      ),
    },
    {
      id: "browser",
      title: "What stays in your browser",
      body: (
        <p>
          Your browser keeps you signed in, and remembers light or dark, that somebody has signed in
          with it and, until you log out, which matches you have seen, which steps of a trip you
          have ticked, and what waits to be sent (local storage); the tab remembers your last search
          and a form that is half filled in, until you close it (session storage). There are no
          advertising cookies and no trackers. PayPal’s button, on the payment page alone, sets
          cookies of its own.
        </p>
      ),
    },
    {
      id: "rights",
      title: "Your rights",
      body: (
        <>
          <p>
            On your <Link to={paths.account}>account page</Link> you can, at any time and without
            asking us:
          </p>
          <ul>
            <li>
              <strong>download your data</strong>: everything that we store about you, such as your
              profile, itineraries, connections, messages and payments, in one file that other
              programs can read;
            </li>
            <li>
              <strong>change what we write to you about</strong>, or stop it altogether;
            </li>
            <li>
              <strong>delete your account</strong>: your itineraries, your profile and your sign-in
              are gone at once. Payment facts stay, without your name, address or number. For two
              days we keep a mark that the account is gone, so that nothing brings it back. For 180
              days we keep blocks and limits under a code that only our secret key can connect with
              your address.
            </li>
          </ul>
          <p>
            For anything else, such as a correction, a question or a withdrawal of consent, write to
            our privacy officer at <SupportAddress subject="Privacy" />. We answer within 30 days.
            If our answer doesn’t satisfy you, you can turn to the Office of the Privacy
            Commissioner of Canada.
          </p>
        </>
      ),
    },
    {
      id: "age",
      title: "Minimum age",
      body: (
        <p>
          The service is not for children: the minimum age of a passenger who travels with a
          Flightaide is 13, and accounts are for people of 18 and over. We don’t knowingly keep data
          about anybody younger than 13. If you believe that we do, write to us and we delete it.
        </p>
      ),
    },
    {
      id: "others",
      title: "When you travel for somebody else",
      body: (
        <p>
          Much of what is posted here is about a parent or a friend. Tell them first, and post no
          more than a companion needs. “Walks slowly, speaks Punjabi” helps. A diagnosis, a passport
          number or a home address has no place in a note.
        </p>
      ),
    },
    {
      id: "security",
      title: "How we protect it",
      body: (
        <p>
          Data is encrypted on its way and where it is stored. Names and contact details are removed
          on our servers, not on your screen, so that a stranger’s browser never has them. If data
          is lost or stolen in a way that could harm you, we tell you and the Privacy Commissioner
          without delay.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes to this policy",
      body: (
        <p>
          When something that matters changes, we write to every account holder before it applies,
          and change the date above. This policy follows the Personal Information Protection and
          Electronic Documents Act and is governed by the laws of Ontario and Canada, as are our{" "}
          <Link to={paths.termsOfUse}>Terms of Use</Link>.
        </p>
      ),
    },
  ],
};
