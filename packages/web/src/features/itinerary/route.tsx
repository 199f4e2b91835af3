import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { Trans } from "@lingui/react";
import { PlaneIcon } from "../../components/icons";
import classes from "./route.module.css";

/**
 * `Toronto YYZ to Mumbai BOM` in the type size around it: on one line if there is space, otherwise
 * on two.
 */
export function Route({ leg }: { leg: ShownLeg | undefined }) {
  if (!leg) return null;
  return (
    <span className={classes.route}>
      <Trans
        id="<from/><hidden> to </hidden><to/>"
        components={{
          from: <End city={leg.fromCity} code={leg.from} />,
          hidden: <span className="fa-hidden" />,
          to: (
            <span className={classes.to}>
              <PlaneIcon size={20} />
              <End city={leg.toCity} code={leg.to} />
            </span>
          ),
        }}
      />
    </span>
  );
}

function End({ city, code }: { city: string | undefined; code: string }) {
  if (!city) return <span>{code}</span>;
  return (
    <span className={classes.end}>
      {city} <span className={classes.code}>{code}</span>
    </span>
  );
}
