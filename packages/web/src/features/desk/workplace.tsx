import { type RefObject, useState } from "react";
import { Dialog } from "../../components/dialog";
import classes from "./desk.module.css";
import { Mails } from "./mails";
import { Numbers } from "./numbers";
import { Payments } from "./payments";
import { People } from "./people";
import { Record } from "./record";
import { Reports } from "./reports";
import { moveRow, useKeys } from "./use-keys";
import { titles, usePlace, type View, views } from "./views";

/** The desk: its views, and the keys that lead from one to another. */
export function Workplace({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { view, go } = usePlace();
  const [showsKeys, setShowsKeys] = useState(false);
  useKeys({
    ...Object.fromEntries(views.map((one, index) => [String(index + 1), () => go(one)])),
    j: () => moveRow(1),
    k: () => moveRow(-1),
    "?": () => setShowsKeys(true),
  });
  const View = components[view];
  return (
    <div className={classes.desk} lang="en">
      <div className={classes.top}>
        <h1 ref={heading} tabIndex={-1}>
          Desk
        </h1>
        <nav aria-label="Desk" className={classes.views}>
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={one === view ? "page" : undefined}
              onClick={() => go(one)}
            >
              {titles[one]}
            </button>
          ))}
          <button type="button" aria-label="Keys" onClick={() => setShowsKeys(true)}>
            ?
          </button>
        </nav>
      </div>
      <View />
      {showsKeys && (
        <Dialog title="Keys" side="center" onClose={() => setShowsKeys(false)}>
          <dl className={classes.keys}>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </div>
  );
}

const components: { [V in View]: () => React.ReactNode } = {
  reports: Reports,
  people: People,
  payments: Payments,
  mail: Mails,
  numbers: Numbers,
  record: Record,
};

const keys = [
  ["j", "Next row"],
  ["k", "Previous row"],
  ["Enter", "Open the row"],
  ["1 to 6", "Reports, People, Payments, Mail, Numbers, Record"],
  ["Esc", "Close a dialog"],
  ["?", "This list"],
] as const;
