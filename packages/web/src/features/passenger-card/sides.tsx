import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { PlaneIcon } from "../../components/icons";
import { i18n } from "../../lib/i18n";
import { formatPhone } from "../../lib/phone";
import type { CardFacts } from "./card-facts";
import { englishDate, ownDate } from "./dates";
import { Pictogram } from "./pictogram";
import { InOwn, type Own, Said, type SentenceName } from "./said";
import { helloOf, places } from "./shown";
import classes from "./sides.module.css";

type Props = {
  facts: CardFacts;
  own: Own | undefined;
  /** The passenger's name. Empty: a line to write it on. */
  name: string;
};

/** Both sides of the card, each a page of A6. */
export function Sides({ facts, own, name }: Props) {
  const content = JSON.stringify([facts, own?.tag, name]);
  return (
    <div className={classes.sides}>
      <Front facts={facts} own={own} name={name} content={content} />
      <Back facts={facts} own={own} content={content} />
    </div>
  );
}

type SideProps = Omit<Props, "name"> & { content: string };

function Front({ facts, own, name, content }: SideProps & { name: string }) {
  const side = useFit(content);
  const { companion, family, passenger, isTogether, meetingPoint, legs } = facts;
  const hello = helloOf(facts, own);
  const people = [companion, ...(family ? [family] : [])];
  return (
    <section ref={side} className={classes.side} aria-label={i18n.t("Front of the card")}>
      <div className={classes.content}>
        {hello.length > 0 && (
          <p className={classes.hello}>
            <Said names={hello} own={own} />
          </p>
        )}
        <Fact name="name" own={own}>
          <Value text={passenger?.displayName ?? name} />
          {passenger && <Phone number={passenger.phoneNumber} />}
        </Fact>
        <Fact name={isTogether ? "with" : "helper"} own={own}>
          <Value text={companion.displayName} />
        </Fact>
        <Fact name="call" own={own}>
          {people.map((person) => (
            <div key={person.displayName}>
              <span className={classes.who}>
                <bdi>{person.displayName}</bdi>
                {person === family && (
                  <span className={classes.family}>
                    <Said names={["family"]} own={own} />
                  </span>
                )}
              </span>
              <Phone number={person.phoneNumber} />
            </div>
          ))}
        </Fact>
        <Fact name="meet" own={own}>
          <Value text={meetingPoint ?? ""} />
        </Fact>
        <Fact name="flights" own={own}>
          <ol className={classes.legs} data-many={legs.length > 3 || undefined}>
            {legs.map((leg) => (
              <Leg key={leg.sequence} leg={leg} own={own} />
            ))}
          </ol>
        </Fact>
      </div>
    </section>
  );
}

function Back({ facts, own, content }: SideProps) {
  const side = useFit(content);
  return (
    <section ref={side} className={classes.side} aria-label={i18n.t("Back of the card")}>
      <div className={classes.content}>
        <p className={classes.point}>
          <Said names={["point"]} own={own} />
        </p>
        <ul className={classes.places}>
          {places
            .filter((name) => name !== "change" || facts.legs.length > 1)
            .map((name) => (
              <li key={name}>
                <Pictogram name={name} />
                <p>
                  <Said names={[name]} own={own} />
                </p>
              </li>
            ))}
        </ul>
        <p className={classes.thanks}>
          <Said names={["thanks"]} own={own} />
        </p>
      </div>
    </section>
  );
}

type FactName = Extract<SentenceName, "name" | "with" | "helper" | "call" | "meet" | "flights">;

function Fact({
  name,
  own,
  children,
}: {
  name: FactName;
  own: Own | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes.fact}>
      {name !== "name" && <Pictogram name={name === "helper" ? "with" : name} />}
      <p className={classes.label}>
        <Said names={[name]} own={own} />
      </p>
      <div className={classes.value}>{children}</div>
    </div>
  );
}

/** A line to write on, where nothing is known. */
function Value({ text }: { text: string }) {
  return text ? <p dir="auto">{text}</p> : <p className={classes.blank} />;
}

function Phone({ number }: { number: string }) {
  return number ? (
    <p dir="ltr" className={classes.phone}>
      {formatPhone(number)}
    </p>
  ) : (
    <Value text="" />
  );
}

/** The codes are what staff reads; the city is in the language of the page. */
function Leg({ leg, own }: { leg: ShownLeg; own: Own | undefined }) {
  const { from, to, fromCity, toCity, travelDate, flight } = leg;
  const translated = own && ownDate(travelDate, own.tag);
  return (
    <li className={classes.leg}>
      <p lang="en" dir="ltr" className={classes.flight}>
        <span>
          {from}
          <PlaneIcon />
          {to}
        </span>
        {flight && <span>{flight}</span>}
      </p>
      <p className={classes.day}>
        <span lang="en">{englishDate(travelDate)}</span>
        {own && translated && <InOwn own={own}>{translated}</InOwn>}
        {fromCity && toCity && (
          <span dir="auto">
            {fromCity} – {toCity}
          </span>
        )}
      </p>
    </li>
  );
}

const smallest = 0.5;
const step = 0.05;

/** Makes the type of a side smaller until all of its content is on it. */
function useFit(content: string): RefObject<HTMLElement | null> {
  const side = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another height.
  useLayoutEffect(() => {
    const shrink = () => {
      const element = side.current;
      if (!element) return;
      for (let scale = 1; scale >= smallest; scale -= step) {
        element.style.setProperty("--fit", scale.toFixed(2));
        if (element.scrollHeight <= element.clientHeight) return;
      }
    };
    shrink();
    // A font that arrives has other heights.
    document.fonts.addEventListener("loadingdone", shrink);
    return () => document.fonts.removeEventListener("loadingdone", shrink);
  }, [content]);
  return side;
}
