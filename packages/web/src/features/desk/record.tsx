import "../../components/form-styles";
import { recordedActs } from "@flightaides/core/desk/recorded-acts.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryBoundary } from "../../components/query-boundary";
import classes from "./desk.module.css";
import { label } from "./labels";
import { recordOf } from "./queries";
import { refusal } from "./refusal";
import { Table } from "./table";
import { usePlace } from "./views";

/** What operators looked at and decided on a day, oldest first. */
export function Record() {
  const { id, go } = usePlace();
  const day = id || new Date().toISOString().slice(0, 10);
  const [what, setWhat] = useState("");
  return (
    <div className={classes.single}>
      <div className={classes.search}>
        <TextInput
          type="date"
          label="Day (UTC)"
          size="md"
          value={day}
          onChange={(event) => event.currentTarget.value && go("record", event.currentTarget.value)}
        />
        <NativeSelect
          label="What"
          size="md"
          value={what}
          data={[
            { value: "", label: "Everything" },
            ...recordedActs.map((value) => ({ value, label: label(value) })),
          ]}
          onChange={(event) => setWhat(event.currentTarget.value)}
        />
      </div>
      <QueryBoundary
        query={useQuery(recordOf(day))}
        problem="We couldn’t load the record."
        failure={refusal}
      >
        {(entries) => {
          const chosen = entries.filter((entry) => !what || entry.what === what);
          if (chosen.length === 0) return <p>Nothing is recorded.</p>;
          return (
            <Table columns={["Time", "Operator", "What", "About", "Why"]}>
              {chosen.map((entry) => (
                <tr key={`${entry.at}${entry.what}${entry.whom}${entry.report}`}>
                  <td>{entry.at.slice(11, 19)}</td>
                  <td>{entry.operator.slice(0, 8)}</td>
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
        }}
      </QueryBoundary>
    </div>
  );
}
