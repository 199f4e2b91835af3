import "../../components/form-styles";
import { recordedActs } from "@flightaides/core/desk/recorded-acts.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryBoundary } from "../../components/query-boundary";
import classes from "./desk.module.css";
import { label } from "./labels";
import { recordOf } from "./queries";
import { RecordTable } from "./record-table";
import { refusal } from "./refusal";
import { usePlace } from "./views";

/** What operators looked at and decided on a day, oldest first. */
export function Record() {
  const { id, go } = usePlace();
  const day = id || new Date().toISOString().slice(0, 10);
  const query = useQuery(recordOf(day));
  const [what, setWhat] = useState("");
  const operators = [...new Set(query.data?.map(({ operator }) => operator))].sort();
  const [chosen, setChosen] = useState("");
  // On a day on which the chosen one did nothing, everybody is shown.
  const operator = operators.includes(chosen) ? chosen : "";
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
        <NativeSelect
          label="Operator"
          size="md"
          value={operator}
          data={[{ value: "", label: "Everybody" }, ...operators]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </div>
      <QueryBoundary query={query} problem="We couldn’t load the record." failure={refusal}>
        {(entries) => (
          <RecordTable
            entries={entries.filter(
              (entry) =>
                (!what || entry.what === what) && (!operator || entry.operator === operator),
            )}
          />
        )}
      </QueryBoundary>
    </div>
  );
}
