import "../../components/form-styles";
import type { LedgerEntry } from "@flightaides/core/desk/contract.ts";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryBoundary } from "../../components/query-boundary";
import { formatMoney } from "../../lib/money";
import { CsvButton } from "./csv-button";
import classes from "./desk.module.css";
import { label, utc } from "./labels";
import { ledgerOf } from "./queries";
import { refusal } from "./refusal";
import { RowLink } from "./row-link";
import { Table } from "./table";

const columns = ["at", "kind", "amount", "currency", "orderId", "captureId", "connection"] as const;

/** What came in and went back on a day. */
export function Ledger() {
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <section aria-label="Ledger">
      <h2>Ledger of a day</h2>
      <div className={classes.search}>
        <TextInput
          type="date"
          label="Day (UTC)"
          size="md"
          value={day}
          onChange={(event) => event.currentTarget.value && setDay(event.currentTarget.value)}
        />
      </div>
      <QueryBoundary
        query={useQuery(ledgerOf(day))}
        problem="We couldn’t load the ledger."
        failure={refusal}
        empty={<p>No money came in or went back on this day.</p>}
      >
        {(entries) => <Entries day={day} entries={entries} />}
      </QueryBoundary>
    </section>
  );
}

function Entries({ day, entries }: { day: string; entries: LedgerEntry[] }) {
  return (
    <>
      <p>
        {sumsOf(entries).join(", ")}{" "}
        <CsvButton
          name={`ledger-${day}`}
          columns={columns}
          rows={entries.map((entry) => columns.map((column) => entry[column]))}
        />
      </p>
      <Table columns={["Time (UTC)", "What", "Amount", "Order", "Capture", "Connection"]}>
        {entries.map(({ at, kind, amount, currency, orderId, captureId, connection }) => (
          <tr key={`${orderId}${kind}`}>
            <td>{utc(at)}</td>
            <td>{label(kind)}</td>
            <td>
              {kind === "paid" ? "" : "−"}
              {formatMoney({ amount, currency })}
            </td>
            <td>{orderId}</td>
            <td>{captureId}</td>
            <td>
              <RowLink view="payments" id={connection}>
                {connection.slice(0, 8)}
              </RowLink>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** What is left of the day, for each currency: `$30 USD (4 in, 1 back)`. Counts in hundredths. */
function sumsOf(entries: readonly LedgerEntry[]): string[] {
  const sums = new Map<string, { hundredths: number; paid: number; back: number }>();
  for (const { amount, currency, kind } of entries) {
    const sum = sums.get(currency) ?? { hundredths: 0, paid: 0, back: 0 };
    const hundredths = Math.round(Number(amount) * 100);
    sums.set(
      currency,
      kind === "paid"
        ? { ...sum, hundredths: sum.hundredths + hundredths, paid: sum.paid + 1 }
        : { ...sum, hundredths: sum.hundredths - hundredths, back: sum.back + 1 },
    );
  }
  return [...sums].map(
    ([currency, { hundredths, paid, back }]) =>
      `${formatMoney({ amount: (hundredths / 100).toFixed(2), currency })} (${paid} in, ${back} back)`,
  );
}
