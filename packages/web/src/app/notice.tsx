import { useEffect } from "react";
import { CloseIcon } from "../components/icons";
import { i18n } from "../lib/i18n";
import { setNotice, useNotice } from "../lib/notice";
import classes from "./notice.module.css";

const shownMs = 10_000;

export function Notice() {
  const notice = useNotice();

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), shownMs);
    return () => clearTimeout(timer);
  }, [notice]);

  return notice ? (
    <div className={classes.notice} role="alert">
      <p>{notice.text}</p>
      {notice.action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            setNotice(null);
            notice.action?.run();
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={i18n.t("Dismiss")}
        onClick={() => setNotice(null)}
      >
        <CloseIcon size={20} />
      </button>
    </div>
  ) : null;
}
