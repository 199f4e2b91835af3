import { type ReactNode, useLayoutEffect, useRef } from "react";
import { i18n } from "../lib/i18n";
import classes from "./dialog.module.css";
import { CloseIcon } from "./icons";

type Props = {
  title: string;
  side: "left" | "full" | "center";
  /** Omitted for a dialog that must be answered: neither Escape nor the backdrop closes it. */
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser provides the focus trap, Escape and the top layer. It is open while mounted.
 * docs/decisions/0011-own-components.md compares it with Mantine's.
 */
export function Dialog({ title, side, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The click of a press that began in a field and ends outside goes to the dialog, too.
  const isPressed = useRef(false);

  // A layout effect: closed after its removal from the page, a dialog can't restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-side={side}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // Chrome fires a cancelable event for the first Escape only, and closes on the second.
        if (!onClose && event.key === "Escape") event.preventDefault();
      }}
      onClose={(event) => {
        // A phone's back gesture closes without a preceding event: reopen.
        const { currentTarget: element } = event;
        if (!onClose && element.isConnected && !element.open) element.showModal();
      }}
      onPointerDown={(event) => {
        isPressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (isPressed.current && event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className={classes.body}>
        <div className={classes.header}>
          <h2>{title}</h2>
          {onClose && (
            <button
              type="button"
              className={classes.close}
              aria-label={i18n.t("Close")}
              onClick={onClose}
            >
              <CloseIcon />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
