import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { useErrorSummary } from "../../components/error-summary";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { type Change, isConflict, useChange } from "./use-change";

type Props = {
  uid: string;
  /** The connection's id. */
  id: string;
  title: string;
  /** Label of the button that does it. */
  submit: string;
  /** Label of the button that does not. */
  back: string;
  /** It can't be undone. */
  danger?: boolean;
  /** Shown once it is done. */
  done?: string;
  /** Undefined while the form is incomplete; the form then says what is missing. */
  change: () => Change | undefined;
  /** Asks for a second press if others will read less than was written. */
  shownAs?: { isAgreed: () => Promise<boolean>; isChecking: boolean };
  onClose: () => void;
  children: ReactNode;
};

/** Asks before a connection is changed. */
export function ChangeDialog(props: Props) {
  const { uid, id, title, submit, back, danger = false, done, change, onClose, children } = props;
  const { isAgreed, isChecking = false } = props.shownAs ?? {};
  const { form, summary, showErrors } = useErrorSummary();
  const { mutate, error, isPending } = useChange(uid, id, done);

  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function start() {
    const complete = change();
    if (!complete) showErrors();
    if (!complete || isPending || (await isAgreed?.()) === false) return;
    // "Not now" was pressed meanwhile.
    if (!isOpen.current) return;
    mutate(complete, {
      onSuccess: onClose,
      onError: (refused) => {
        if (isConflict(refused)) onClose();
      },
    });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void start();
  }

  return (
    <Dialog title={title} side="center" onClose={onClose}>
      <form ref={form} onSubmit={onSubmit} noValidate className={dialog.question}>
        {summary}
        {children}
        {!isConflict(error) && (
          <Problem
            title={i18n.t("That isn’t done yet.")}
            error={error}
            retrying={isPending}
            onRetry={() => void start()}
          />
        )}
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={onClose}>
            {back}
          </Button>
          <Button
            type="submit"
            size="md"
            loading={isPending || isChecking}
            {...(danger && {
              color: "var(--fa-danger)",
              autoContrast: false,
              className: dialog.danger,
            })}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
