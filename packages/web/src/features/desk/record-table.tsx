import type { Recorded } from "@flightaides/core/desk/contract.ts";
import { label, utc } from "./labels";
import { Table } from "./table";

/** What operators looked at and decided. */
export function RecordTable({ entries }: { entries: readonly Recorded[] }) {
  if (entries.length === 0) return <p>Nothing is recorded.</p>;
  return (
    <Table columns={["Time", "Operator", "What", "About", "Why"]}>
      {entries.map((entry) => (
        <tr key={`${entry.at}${entry.what}${entry.whom}${entry.report}`}>
          <td>{utc(entry.at)}</td>
          <td>{entry.operator}</td>
          <td>{label(entry.what)}</td>
          <td>
            {entry.report && `Report ${entry.report.slice(0, 8)} `}
            {entry.connection && `Connection ${entry.connection.slice(0, 8)} `}
            {entry.whom && `Account ${entry.whom.slice(7, 15)}`}
          </td>
          <td>
            {entry.reason && `${label(entry.reason)}. `}
            {entry.text}
          </td>
        </tr>
      ))}
    </Table>
  );
}
