import { exportAll } from "@flightaides/core/account/contract.ts";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { download } from "../../lib/download";
import { i18n } from "../../lib/i18n";
import classes from "./form.module.css";

/** Downloads all data held on the user as a JSON file. */
export function ExportData() {
  const dataExport = useMutation({
    mutationFn: () => call(exportAll, {}),
    onSuccess: (everything) => {
      const name = `flightaides-${everything.exportedAt.slice(0, 10)}.json`;
      download(JSON.stringify(everything, null, 2), name, "application/json");
    },
  });
  return (
    <div className={classes.form}>
      <p>
        {i18n.t(
          "Everything that we store about you in one file, in a format other programs can read.",
        )}
      </p>
      <Problem
        title={i18n.t("The download didn’t start.")}
        error={dataExport.error}
        onRetry={() => dataExport.mutate()}
      />
      <div>
        <Button
          variant="default"
          size="md"
          loading={dataExport.isPending}
          onClick={() => dataExport.mutate()}
        >
          {i18n.t("Download my data")}
        </Button>
      </div>
    </div>
  );
}
