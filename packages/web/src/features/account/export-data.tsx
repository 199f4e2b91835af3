import { exportAll } from "@flightaides/core/account/contract.ts";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { i18n } from "../../lib/i18n";
import classes from "./form.module.css";

/** Downloads all data held on the user as a JSON file. */
export function ExportData() {
  const dataExport = useMutation({
    mutationFn: () => call(exportAll, {}),
    onSuccess: (everything) => {
      const file = new Blob([JSON.stringify(everything, null, 2)], { type: "application/json" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = `flightaides-${everything.exportedAt.slice(0, 10)}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
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
