import { useSyncExternalStore } from "react";
import { i18n } from "../lib/i18n";
import classes from "./offline-notice.module.css";

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    // Always in the page: screen readers announce changes of a live region, not its insertion.
    <div role="status">
      {!online && (
        <p className={classes.notice}>
          {i18n.t("You are offline. We’ll carry on as soon as you’re connected.")}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
