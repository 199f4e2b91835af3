import { Trans } from "@lingui/react";
import { Link } from "react-router";
import { i18n } from "../lib/i18n";
import { paths, withQuery } from "../lib/paths";
import type { Document } from "./document";

export const airTravelTips: Document = {
  title: i18n.t("Air Travel Tips"),
  description: i18n.t(
    "How to help a parent through a long flight with a connection: booking, papers, packing, the airport, the change of planes and the arrival, step by step.",
  ),
  date: "2020-06-26",
  dated: "published",
  lead: (
    <p>
      {i18n.t(
        "Your mother flies fifteen hours, alone, with one change of planes in the middle of the night. Most of what makes that easy is done at home, weeks before. Here is what works, in the order in which you need it.",
      )}
    </p>
  ),
  sections: [
    {
      id: "booking",
      title: i18n.t("When you book"),
      body: (
        <ul>
          <li>
            <Trans
              id="<strong>One ticket for the whole way.</strong> On a single booking her bags are checked through in most cases, and if the first flight is late the airline has to find her another one. With two cheap tickets, all of that is up to her."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>Two to four hours between flights.</strong> Less than two means running. More than four means tired. At very large airports, or with a change of terminal, lean towards three."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>Prefer a change in daylight</strong> and an airport with one terminal, even if it costs a little more."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>An aisle seat near the front</strong>, close to a washroom. Choose it now; what is left at check-in is a middle seat at the back."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>Order assistance with the booking</strong>, at the latest 48 hours before. “Wheelchair to the gate” is meant for everybody who finds long walks hard, it is free, and the staff know the shortest ways. Somebody also waits for her where she changes planes."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            {i18n.t("Order special meals at the same time, and ask for a confirmation in writing.")}
          </li>
        </ul>
      ),
    },
    {
      id: "papers",
      title: i18n.t("Papers and rules"),
      body: (
        <ul>
          <li>
            {i18n.t(
              "Check that the passport is valid for six months beyond the return, and that the name on the ticket is spelled exactly as in the passport.",
            )}
          </li>
          <li>
            <Trans
              id="Look up the rules of <em>each</em> country on the way. Some ask for a transit visa even from people who never leave the airport."
              components={{ em: <em /> }}
            />
          </li>
          <li>
            {i18n.t(
              "Health rules change quickly: tests, forms and masks may be asked for by the airline, the place of the change or the destination. Look on the airline’s own page a week before, and again two days before.",
            )}
          </li>
          <li>
            {i18n.t(
              "A doctor’s letter for prescriptions, syringes or a pacemaker, in English and with the generic names of the drugs.",
            )}
          </li>
          <li>
            {i18n.t(
              "Travel insurance that covers conditions she already has. Write its emergency number on the card described below.",
            )}
          </li>
        </ul>
      ),
    },
    {
      id: "card",
      title: i18n.t("The card in her pocket"),
      body: (
        <>
          <p>
            {i18n.t(
              "The best tool is a sheet of thick paper in large print. It needs no battery, no roaming and no password. One side is for her, the other she can show to anybody.",
            )}
          </p>
          <ul>
            <li>
              <Trans
                id="<strong>For her:</strong> each step with a box to tick. “1. Show passport. 2. Take the bag to the belt. 3. Follow the plane sign with the yellow arrow. 4. Gate is on the screen: look for EK 241.”"
                components={{ strong: <strong /> }}
              />
            </li>
            <li>
              <Trans
                id="<strong>To show:</strong> “I am travelling to Toronto on EK 241. I speak Punjabi. Please help me to find my gate.” In English, and in the language of the airport in between."
                components={{ strong: <strong /> }}
              />
            </li>
            <li>
              <Trans
                id="<strong>On both:</strong> your phone number with the country code, that of the person who meets her, the booking reference and the address of the destination."
                components={{ strong: <strong /> }}
              />
            </li>
          </ul>
          <p>
            {i18n.t("Practise with her once. Read it aloud together, in order, on a video call.")}
          </p>
        </>
      ),
    },
    {
      id: "packing",
      title: i18n.t("What goes into the cabin bag"),
      body: (
        <ul>
          <li>
            {i18n.t(
              "All medication for the trip and three days more, in its original boxes. Never in checked luggage.",
            )}
          </li>
          <li>
            {i18n.t(
              "Glasses, hearing aid and spare batteries, a box for dentures, a pen for the arrival forms.",
            )}
          </li>
          <li>
            {i18n.t("A shawl or jumper, warm socks, a neck pillow. Cabins are cold at night.")}
          </li>
          <li>
            {i18n.t(
              "An empty bottle to fill after security, and snacks she knows. Airport food is rarely good at three in the morning.",
            )}
          </li>
          <li>
            {i18n.t(
              "A charged phone, a charger with the right plug, and roaming or a local SIM card, arranged beforehand. Show her how to join the airport’s Wi-Fi, but don’t rely on it.",
            )}
          </li>
          <li>
            {i18n.t("A little cash in the currency of the country where she changes planes.")}
          </li>
        </ul>
      ),
    },
    {
      id: "departure",
      title: i18n.t("On the day"),
      body: (
        <ol>
          <li>{i18n.t("Be at the airport three hours before an international flight.")}</li>
          <li>
            {i18n.t(
              "At check-in ask three things: is the bag checked through to the end, does she have both boarding passes, and is the assistance noted for the connection too?",
            )}
          </li>
          <li>
            {i18n.t(
              "Photograph the bag, its tag and the boarding passes. Keep the photographs yourself.",
            )}
          </li>
          <li>
            {i18n.t(
              "If only passengers may go on from here, ask at the desk for the assistance staff to meet her there, not at the gate.",
            )}
          </li>
          <li>
            {i18n.t(
              "Agree when to send a message: after security, on board, after landing. A single letter is enough.",
            )}
          </li>
        </ol>
      ),
    },
    {
      id: "flight",
      title: i18n.t("Fifteen hours in a seat"),
      body: (
        <ul>
          <li>
            {i18n.t(
              "Drink water often, before being thirsty. Little alcohol and coffee; both make dry cabin air worse.",
            )}
          </li>
          <li>
            {i18n.t(
              "Get up and walk the aisle every two hours, and circle the ankles in between. Anyone who has had a clot, heart trouble or a recent operation should ask a doctor about compression stockings beforehand.",
            )}
          </li>
          <li>
            {i18n.t(
              "Take medication by hours since the last dose, not by the clock on the wall. Work out the times before and write them on the card.",
            )}
          </li>
          <li>
            {i18n.t("Tell the crew early about diabetes, pain or confusion. They help gladly.")}
          </li>
          <li>
            {i18n.t(
              "Set an alarm an hour before landing: time for the washroom, the form and the card’s next page.",
            )}
          </li>
        </ul>
      ),
    },
    {
      id: "connection",
      title: i18n.t("The change of planes"),
      body: (
        <>
          <p>
            {i18n.t(
              "This is where people get lost, and it is the same six steps nearly everywhere.",
            )}
          </p>
          <ol>
            <li>
              {i18n.t(
                "Stay seated until the aisle is clear, if assistance was ordered. They wait at the door.",
              )}
            </li>
            <li>
              <Trans
                id="Follow <strong>Transfers</strong> or <strong>Connections</strong>, never <strong>Arrivals</strong> or <strong>Exit</strong>."
                components={{ strong: <strong /> }}
              />
            </li>
            <li>{i18n.t("Expect security once more. Empty the water bottle before it.")}</li>
            <li>
              {i18n.t(
                "Find the flight by its number on the screen. The gate may differ from the boarding pass, and the screen is right.",
              )}
            </li>
            <li>
              {i18n.t(
                "Go to the gate first, before anything else, and note how long it took. Then washroom, food and rest nearby.",
              )}
            </li>
            <li>
              {i18n.t(
                "Sit where the gate’s screen can be seen, send the message, and be back at the gate an hour before departure.",
              )}
            </li>
          </ol>
          <p>
            {i18n.t(
              "If the first flight is late: go straight to the airline’s transfer desk and show the card. With one ticket for the whole way, they rebook her and owe her food, and a place to sleep if she has to wait overnight.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "arrival",
      title: i18n.t("Arriving"),
      body: (
        <ul>
          <li>
            {i18n.t(
              "Immigration asks where she stays and for how long. The answers are on the card, with your phone number.",
            )}
          </li>
          <li>
            {i18n.t(
              "If a bag is missing, report it before leaving the hall, with the photographs. Afterwards it is much harder.",
            )}
          </li>
          <li>
            {i18n.t(
              "Agree on one exact meeting place, for example “the pillar in front of door B”, and wait there yourself from landing on. It can take two hours.",
            )}
          </li>
          <li>
            {i18n.t(
              "Plan nothing for the next day. Flying east or west, the body needs about a day for each hour or two of time difference.",
            )}
          </li>
        </ul>
      ),
    },
    {
      id: "company",
      title: i18n.t("Better than any card: company"),
      body: (
        <>
          <p>
            {i18n.t(
              "On a full long-haul flight there are three hundred people, and some of them make the same change as your mother. One who speaks her language, walks beside her and sends you a photograph from the second gate is worth more than all of the above.",
            )}
          </p>
          <p>
            <Trans
              id="That is what FlightAides is for. <post>Post her flight</post> as soon as it is booked; the earlier, the better the chance. Speak with the companion together beforehand, and give them a copy of the card. And when you fly yourself next time, <offer>offer the same to somebody else’s mother</offer>."
              components={{
                post: <Link to={withQuery(paths.search, { filter: "flightaid" })} />,
                offer: <Link to={withQuery(paths.search, { filter: "traveler" })} />,
              }}
            />
          </p>
        </>
      ),
    },
  ],
};
