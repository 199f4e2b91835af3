import { Link } from "react-router-dom";
import { paths, withSection } from "../lib/paths";
import type { Document } from "./document";

/** Listed by role: readers need to know who is responsible for what. */
const team: { role: string; task: string }[] = [
  {
    role: "Chief Executive",
    task: "Answers for the whole: that families find company they can rely on, and that we keep our word.",
  },
  {
    role: "Head of Trust and Safety",
    task: "Answers for reports of bad experiences, for suspended accounts and for the co-traveler agreement.",
  },
  {
    role: "Head of Product",
    task: "Answers for how the service feels to somebody who uses it for the first time, at any age.",
  },
  {
    role: "Head of Engineering",
    task: "Answers for a service that is fast, accessible and private by construction.",
  },
  {
    role: "Head of Customer Care",
    task: "Answers for your mail being read and answered by a person.",
  },
  {
    role: "Privacy Officer",
    task: "Answers for what we keep, for how long and who may see it, and for requests about it.",
  },
];

export const aboutUs: Document = {
  title: "About us",
  description:
    "Why FlightAides exists, how it works, what we believe in and who leads it, role by role.",
  date: "2026-11-20",
  dated: "Last changed",
  lead: (
    <p>
      FlightAides finds flight companions for the people you love: somebody who is already on the
      same flight and glad to help.
    </p>
  ),
  sections: [
    {
      id: "why",
      title: "Why we do this",
      body: (
        <>
          <p>
            A mother flies from Amritsar to Toronto to meet her grandchild. She has never changed
            planes, the signs are in a language she doesn’t read, and the connection is at three in
            the morning. Her family can order a wheelchair from the airline or pay for an escort.
            What they really want is simpler: a friendly person next to her who knows the way.
          </p>
          <p>
            That person is nearly always on the plane already. A student going home, a nurse on
            holiday, an engineer who makes the trip twice a year. Nobody had introduced them. So we
            do.
          </p>
        </>
      ),
    },
    {
      id: "how",
      title: "How it works",
      body: (
        <>
          <p>
            Families post the trip; fellow passengers offer help. We look for the same flight first,
            then the same day, then nearby dates and airports, and tell both sides. The traveler
            pays one small service fee to connect, and from then on the two speak directly.
          </p>
          <p>
            <Link to={paths.search}>Search for your flight</Link>, or look through{" "}
            <Link to={paths.allItineraries}>all itineraries</Link>.
          </p>
        </>
      ),
    },
    {
      id: "values",
      title: "What we hold on to",
      body: (
        <ul>
          <li>
            <strong>Kindness, not commerce.</strong> Flightaides are not paid. People who help
            because they like to are the ones you want beside your father.
          </li>
          <li>
            <strong>Privacy before convenience.</strong> Names and numbers are shared between two
            connected people, and with nobody else.
          </li>
          <li>
            <strong>Plain words.</strong> What we can’t promise, we say. Our{" "}
            <Link to={paths.termsOfUse}>terms</Link> are written to be read.
          </li>
          <li>
            <strong>For every eye and hand.</strong> The service works with large print, with a
            screen reader and without a mouse.
          </li>
        </ul>
      ),
    },
    {
      id: "leadership",
      title: "Leadership team",
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
      id: "contact",
      title: "Talk to us",
      body: (
        <p>
          Questions, ideas and complaints: write to us by way of the{" "}
          <Link to={paths.support}>support page</Link>, which has a word for{" "}
          <Link to={withSection(paths.support, "investors")}>investors</Link> too.
        </p>
      ),
    },
  ],
};
