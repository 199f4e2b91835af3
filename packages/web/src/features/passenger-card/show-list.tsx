import { useState } from "react";
import { Dialog } from "../../components/dialog";
import { i18n } from "../../lib/i18n";
import { formatPhone } from "../../lib/phone";
import type { CardFacts } from "./card-facts";
import { Pictogram, type PictogramName } from "./pictogram";
import { type Own, Said, type SentenceName } from "./said";
import classes from "./show-list.module.css";
import { helloOf, places } from "./shown";

type Props = { facts: CardFacts; own: Own | undefined };

type Item = { pictogram: PictogramName; names: readonly SentenceName[] };

/** The sentences as buttons. A pressed one fills the screen. */
export function ShowList({ facts, own }: Props) {
  const [shown, setShown] = useState<Item>();
  return (
    <>
      <ul className={classes.list}>
        {itemsOf(facts, own).map((item) => (
          <li key={item.pictogram}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={classes.item}
              onClick={() => setShown(item)}
            >
              <Pictogram name={item.pictogram} />
              <span>
                <Said names={item.names} own={own} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog title={i18n.t("To show")} side="full" onClose={() => setShown(undefined)}>
          <div className={classes.shown}>
            <Pictogram name={shown.pictogram} />
            <p className={classes.sentence}>
              <Said names={shown.names} own={own} />
            </p>
            <Details names={shown.names} facts={facts} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function itemsOf(facts: CardFacts, own: Own | undefined): Item[] {
  const hello = helloOf(facts, own);
  return [
    ...(hello.length > 0 ? [{ pictogram: "hello", names: hello } as const] : []),
    { pictogram: "with", names: [facts.isTogether ? "with" : "helper"] },
    { pictogram: "call", names: ["call"] },
    ...(facts.meetingPoint ? [{ pictogram: "meet", names: ["meet"] } as const] : []),
    ...places
      .filter((name) => name !== "change" || facts.legs.length > 1)
      .map((name) => ({ pictogram: name, names: [name] }) as const),
    { pictogram: "thanks", names: ["thanks"] },
  ];
}

/** What belongs to a sentence: a name, the numbers, the place. */
function Details({ names: [name], facts }: Pick<Item, "names"> & Pick<Props, "facts">) {
  const { companion, family, meetingPoint } = facts;
  const people = [companion, ...(family ? [family] : [])];
  if (name === "with" || name === "helper")
    return (
      <p dir="auto" className={classes.detail}>
        {companion.displayName}
      </p>
    );
  if (name === "meet")
    return (
      <p dir="auto" className={classes.detail}>
        {meetingPoint}
      </p>
    );
  if (name !== "call") return null;
  return (
    <ul className={classes.people}>
      {people.map(({ displayName, phoneNumber }) => (
        <li key={displayName}>
          <bdi>{displayName}</bdi>
          {phoneNumber && (
            <a href={`tel:${phoneNumber}`} dir="ltr" className={classes.detail}>
              {formatPhone(phoneNumber)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
