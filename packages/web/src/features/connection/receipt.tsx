import type { Connection, Trip } from "@flightaides/core/connection/contract.ts";
import { feeItem, moneyTerms } from "@flightaides/core/payment/terms.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { NewTabLink } from "../../components/new-tab-link";
import { SupportAddress } from "../../components/support-address";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { formatMoney } from "../../lib/money";
import { paths, withSection } from "../../lib/paths";
import classes from "./connection.module.css";
import { isOver } from "./live";
import { momentOf, nameOf } from "./status";

/** The traveler's receipt. It can be printed without the rest of the page. */
export function Receipt({ connection }: { connection: Connection }) {
  const { isPrinting, print } = usePrint();
  const { id, receipt, mine, theirs } = connection;
  if (!receipt) return null;
  const { captureId, seller, paidAt, refundedAt } = receipt;
  const name = nameOf(connection);
  const rows = [
    [i18n.t("What"), `${feeItem(i18n)}, ${name}`],
    [i18n.t("Your trip"), tripInWords(mine)],
    [i18n.t("Their trip"), tripInWords(theirs)],
    [i18n.t("Amount"), formatMoney(receipt)],
    [i18n.t("Paid on"), momentOf(connection, paidAt)],
    [i18n.t("Refunded on"), refundedAt && momentOf(connection, refundedAt)],
    [i18n.t("PayPal’s number"), captureId],
    [i18n.t("Connection"), id],
  ] as const;
  return (
    <section
      className={classes.panel}
      aria-labelledby="receipt"
      data-printing={isPrinting || undefined}
    >
      <h2 id="receipt">{i18n.t("Receipt")}</h2>
      <dl className={classes.receipt}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className={classes.line}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div className={classes.line}>
          <dt>{i18n.t("Seller")}</dt>
          <dd>
            {seller}, <SupportAddress subject={i18n.t("Receipt {number}", { number: captureId })} />
          </dd>
        </div>
      </dl>
      {!isOver(connection) && (
        <p className={classes.small}>
          {moneyTerms(i18n)}{" "}
          <NewTabLink to={withSection(paths.termsOfUse, "refunds")}>
            {i18n.t("All the terms")}
          </NewTabLink>
        </p>
      )}
      <div className={classes.screen}>
        <Button variant="default" size="md" onClick={print}>
          {i18n.t("Print the receipt")}
        </Button>
      </div>
    </section>
  );
}

function tripInWords(trip: Trip | undefined): string | undefined {
  if (!trip) return undefined;
  const { travelDate, flight } = trip.leg;
  return `${routeOf(i18n, trip.leg)}, ${formatDate(travelDate)}${flight ? `, ${flight}` : ""}`;
}

/** Prints once the page has rendered for it. */
function usePrint() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const onDone = () => setPrinting(false);
    addEventListener("afterprint", onDone);
    window.print();
    return () => removeEventListener("afterprint", onDone);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
