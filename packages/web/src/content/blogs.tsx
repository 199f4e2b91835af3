import { Link } from "react-router-dom";
import { paths, withQuery } from "../lib/paths";
import type { Document } from "./document";

export const airTravelTips: Document = {
  title: "Air Travel Tips",
  description:
    "How to help a parent through a long flight with a connection: booking, papers, packing, the airport, the change of planes and the arrival, step by step.",
  date: "2020-06-26",
  dated: "Published",
  lead: (
    <p>
      Your mother flies fifteen hours, alone, with one change of planes in the middle of the night.
      Most of what makes that easy is done at home, weeks before. Here is what works, in the order
      in which you need it.
    </p>
  ),
  sections: [
    {
      id: "booking",
      title: "When you book",
      body: (
        <ul>
          <li>
            <strong>One ticket for the whole way.</strong> On a single booking her bags are checked
            through in most cases, and if the first flight is late the airline has to find her
            another one. Two cheap tickets put all of that on her.
          </li>
          <li>
            <strong>Two to four hours between flights.</strong> Less than two means running. More
            than four means tired. At very large airports, or with a change of terminal, lean
            towards three.
          </li>
          <li>
            <strong>Prefer a change in daylight</strong> and an airport with one terminal, even if
            it costs a little more.
          </li>
          <li>
            <strong>An aisle seat near the front</strong>, close to a washroom. Choose it now; what
            is left at check-in is a middle seat at the back.
          </li>
          <li>
            <strong>Order assistance with the booking</strong>, at the latest 48 hours before.
            “Wheelchair to the gate” is meant for everybody who finds long walks hard, it is free,
            and its staff know the short ways. It also means that somebody is waiting at the change.
          </li>
          <li>Order special meals at the same time, and ask for a confirmation in writing.</li>
        </ul>
      ),
    },
    {
      id: "papers",
      title: "Papers and rules",
      body: (
        <ul>
          <li>
            Check that the passport is valid for six months beyond the return, and that the name on
            the ticket is spelled exactly as in the passport.
          </li>
          <li>
            Look up the rules of <em>each</em> country on the way. Some ask for a transit visa even
            from people who never leave the airport.
          </li>
          <li>
            Health rules change quickly: tests, forms and masks may be asked for by the airline, the
            place of the change or the destination. Look on the airline’s own page a week before,
            and again two days before.
          </li>
          <li>
            A doctor’s letter for prescriptions, syringes or a pacemaker, in English and with the
            generic names of the drugs.
          </li>
          <li>
            Travel insurance that covers what she already has. Write its emergency number on the
            card described below.
          </li>
        </ul>
      ),
    },
    {
      id: "card",
      title: "The card in her pocket",
      body: (
        <>
          <p>
            The best tool is a sheet of thick paper in large print. It needs no battery, no roaming
            and no password. One side is for her, the other she can show to anybody.
          </p>
          <ul>
            <li>
              <strong>For her:</strong> each step with a box to tick. “1. Show passport. 2. Take the
              bag to the belt. 3. Follow the plane sign with the yellow arrow. 4. Gate is on the
              screen: look for EK 241.”
            </li>
            <li>
              <strong>To show:</strong> “I am travelling to Toronto on EK 241. I speak Punjabi.
              Please help me to find my gate.” In English, and in the language of the airport in
              between.
            </li>
            <li>
              <strong>On both:</strong> your phone number with the country code, that of the person
              who meets her, the booking reference and the address of the destination.
            </li>
          </ul>
          <p>Practise with her once. Read it aloud together, in order, on a video call.</p>
        </>
      ),
    },
    {
      id: "packing",
      title: "What goes into the cabin bag",
      body: (
        <ul>
          <li>
            All medication for the trip and three days more, in its original boxes. Never in checked
            luggage.
          </li>
          <li>
            Glasses, hearing aid and spare batteries, dentures’ box, a pen for the arrival forms.
          </li>
          <li>A shawl or jumper, warm socks, a neck pillow. Cabins are cold at night.</li>
          <li>
            An empty bottle to fill after security, and snacks she knows. Airport food at three in
            the morning is nobody’s friend.
          </li>
          <li>
            A charged phone, a charger with the right plug, and roaming or a card of the destination
            arranged beforehand. Show her how to join the airport’s wireless network, but don’t rely
            on it.
          </li>
          <li>A little cash in the money of the place where she changes planes.</li>
        </ul>
      ),
    },
    {
      id: "departure",
      title: "On the day",
      body: (
        <ol>
          <li>Be at the airport three hours before an international flight.</li>
          <li>
            At check-in ask three things: is the bag checked through to the end, does she have both
            boarding passes, and is the assistance noted for the connection too?
          </li>
          <li>
            Photograph the bag, its tag and the boarding passes. Keep the photographs yourself.
          </li>
          <li>
            If only passengers may go on from here, ask at the desk for the assistance staff to meet
            her there, not at the gate.
          </li>
          <li>
            Agree on messages: after security, on board, after landing. A single letter will do.
          </li>
        </ol>
      ),
    },
    {
      id: "flight",
      title: "Fifteen hours in a seat",
      body: (
        <ul>
          <li>
            Drink water often, before being thirsty. Little alcohol and coffee; both make dry cabin
            air worse.
          </li>
          <li>
            Get up and walk the aisle every two hours, and circle the ankles in between. Who has had
            a clot, heart trouble or a recent operation should ask a doctor about compression
            stockings beforehand.
          </li>
          <li>
            Take medication by hours since the last dose, not by the clock on the wall. Work out the
            times before and write them on the card.
          </li>
          <li>Tell the crew early about diabetes, pain or confusion. They help gladly.</li>
          <li>
            Set an alarm an hour before landing: time for the washroom, the form and the card’s next
            page.
          </li>
        </ul>
      ),
    },
    {
      id: "connection",
      title: "The change of planes",
      body: (
        <>
          <p>This is where people get lost, and it is the same six steps nearly everywhere.</p>
          <ol>
            <li>
              Stay seated until the aisle is clear, if assistance was ordered. They wait at the
              door.
            </li>
            <li>
              Follow <strong>Transfers</strong> or <strong>Connections</strong>, never{" "}
              <strong>Arrivals</strong> or <strong>Exit</strong>.
            </li>
            <li>Expect security once more. Empty the water bottle before it.</li>
            <li>
              Find the flight by its number on the screen. The gate may differ from the boarding
              pass, and the screen is right.
            </li>
            <li>
              Go to the gate first, before anything else, and note how long it took. Then washroom,
              food and rest nearby.
            </li>
            <li>
              Sit where the gate’s screen can be seen, send the message, and be back at the gate an
              hour before departure.
            </li>
          </ol>
          <p>
            If the first flight is late: go straight to the airline’s transfer desk and show the
            card. With one ticket for the whole way, they rebook her and owe her food, and a bed if
            it takes the night.
          </p>
        </>
      ),
    },
    {
      id: "arrival",
      title: "Arriving",
      body: (
        <ul>
          <li>
            Immigration asks where she stays and for how long. The answers are on the card, with
            your phone number.
          </li>
          <li>
            If a bag is missing, report it before leaving the hall, with the photographs. Afterwards
            it is much harder.
          </li>
          <li>
            Agree on one exact meeting place, for example “the pillar in front of door B”, and wait
            there yourself from landing on. It can take two hours.
          </li>
          <li>
            Plan nothing for the next day. East or west, it takes about a day for each hour or two
            of difference.
          </li>
        </ul>
      ),
    },
    {
      id: "company",
      title: "Better than any card: company",
      body: (
        <>
          <p>
            On a full long-haul flight there are three hundred people, and some of them make the
            same change as your mother. One who speaks her language, walks beside her and sends you
            a photograph from the second gate is worth more than all of the above.
          </p>
          <p>
            That is what FlightAides is for.{" "}
            <Link to={withQuery(paths.search, { filter: "flightaid" })}>Post her flight</Link> as
            soon as it is booked; the earlier, the better the chance. Speak with the companion
            together beforehand, and give them a copy of the card. And when you fly yourself next
            time,{" "}
            <Link to={withQuery(paths.search, { filter: "traveler" })}>
              offer the same to somebody else’s mother
            </Link>
            .
          </p>
        </>
      ),
    },
  ],
};
