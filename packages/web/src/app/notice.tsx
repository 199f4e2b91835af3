import { type FocusEvent, useEffect, useRef, useState } from "react";
import { CloseIcon } from "../components/icons";
import { i18n } from "../lib/i18n";
import { type Notice as Shown, setNotice, useNotice } from "../lib/notice";
import classes from "./notice.module.css";

const shownMs = 10_000;

export function Notice() {
  const notice = useNotice();
  return notice && <ShownNotice notice={notice} />;
}

/** Disappears after {@link shownMs} without the pointer or the focus on it. */
function ShownNotice({ notice: { text, action } }: { notice: Shown }) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  /** The element that had the focus before. */
  const origin = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further notice restarts the timer.
  useEffect(() => {
    if (isHeld || action?.stays) return;
    const timer = setTimeout(() => setNotice(null), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, text, action]);

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      origin.current = relatedTarget;
  }

  /** Removes the notice. The focus goes back, as its button is gone. */
  function close() {
    setNotice(null);
    const { current } = origin;
    const target = current?.isConnected ? current : document.querySelector<HTMLElement>("main h1");
    target?.focus({ preventScroll: true });
  }

  return (
    <div
      className={classes.notice}
      role="alert"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={i18n.t("Dismiss")}
        onClick={close}
      >
        <CloseIcon size={20} />
      </button>
    </div>
  );
}
