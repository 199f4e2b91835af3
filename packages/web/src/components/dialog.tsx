import { type ReactNode, useLayoutEffect, useRef } from "react";
import classes from "./dialog.module.css";
import { CloseIcon } from "./icons";

type Props = {
  title: string;
  side: "left" | "full" | "center";
  /** Left out where the dialog has to be answered: neither Escape nor the backdrop closes it then. */
  onClose?: () => void;
  children: ReactNode;
};

/** The browser's own modal dialog: focus trap, Escape and top layer for no bytes. Mounted means open. */
export function Dialog({ title, side, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // In the layout phase, because a dialog that is closed after its removal can't give the focus back.
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
        // Chrome lets the first `cancel` be prevented, and closes on the second Escape without asking.
        if (!onClose && event.key === "Escape") event.preventDefault();
      }}
      onClose={(event) => {
        // What no key announces: a phone's back gesture.
        const { currentTarget: element } = event;
        if (!onClose && element.isConnected && !element.open) element.showModal();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className={classes.body}>
        <header className={classes.header}>
          <h2>{title}</h2>
          {onClose && (
            <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
