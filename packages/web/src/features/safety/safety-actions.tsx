import { lazy, Suspense, useState } from "react";
import { i18n } from "../../lib/i18n";
import classes from "./safety.module.css";
import type { Subject } from "./subject";

// Lazy: the dialogs are rarely opened, but every card has the links.
const ReportDialog = lazy(() => import("./report-dialog"));
const BlockDialog = lazy(() => import("./block-dialog"));

type Props = Subject & {
  /** As the user sees it: masked, unless the two are connected. */
  name: string;
  /** With it the report is open from the start. Called when a dialog is closed. */
  onReportLeft?: (() => void) | undefined;
  /** Called after a block. A failure is shown; a retry repeats the block too. */
  onBlocked?: () => Promise<void>;
};

/** Two quiet links, to report and to block the owner of an itinerary or the counterpart of a connection. */
export function SafetyActions({ name, onBlocked, onReportLeft, ...subject }: Props) {
  const [open, setOpen] = useState<"report" | "block" | undefined>(onReportLeft && "report");
  const close = () => {
    setOpen(undefined);
    onReportLeft?.();
  };
  return (
    <>
      <div className={classes.actions}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={i18n.t("Report {name}", { name })}
          onClick={() => setOpen("report")}
        >
          {i18n.t("Report")}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={i18n.t("Block {name}", { name })}
          onClick={() => setOpen("block")}
        >
          {i18n.t("Block")}
        </button>
      </div>
      {open && (
        <Suspense fallback={null}>
          {open === "report" ? (
            <ReportDialog
              subject={subject}
              name={name}
              onBlock={() => setOpen("block")}
              onClose={close}
            />
          ) : (
            <BlockDialog subject={subject} name={name} onBlocked={onBlocked} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
