import { Button } from "@mantine/core";
import { download } from "../../lib/download";
import { csvOf } from "./csv";

type Props = {
  /** Without extension. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** Downloads a table for a spreadsheet. */
export function CsvButton({ name, columns, rows }: Props) {
  return (
    <Button
      variant="default"
      size="sm"
      onClick={() => download(csvOf(columns, rows), `${name}.csv`, "text/csv;charset=utf-8")}
    >
      CSV
    </Button>
  );
}
