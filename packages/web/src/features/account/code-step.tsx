import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { Fold } from "../../components/fold";
import { i18n } from "../../lib/i18n";
import { AppCodeError } from "./app-code-error";
import { codeError, codeOf, isCode } from "./code";
import { CodeField } from "./fields";
import classes from "./form.module.css";
import LostPhone from "./lost-phone";

type Props = {
  /** Resolves when the code was right. What follows is up to the caller. */
  verify: (code: string) => Promise<void>;
  onBack: () => void;
  /** Default: back to the password. */
  back?: string;
};

/**
 * Asks for the code of an authenticator app. The sixth digit sends it, whether it is typed, pasted or filled in by the phone. A code that
 * was refused stays in its field, and is sent again by the button only.
 */
export default function CodeStep({ verify, onBack, back = i18n.t("Back") }: Props) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const check = useMutation({ mutationFn: verify, onError: () => field.current?.focus() });
  // The step replaces the form that had the focus.
  useEffect(() => field.current?.focus(), []);

  function send(code: string) {
    if (!check.isPending) check.mutate(codeOf(code));
  }

  function change({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
    setTyped(value);
    setFault(undefined);
    if (isCode(value) && codeOf(value) !== check.variables) send(value);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = codeError(typed);
    setFault(found);
    if (found) field.current?.focus();
    else send(typed);
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <p>{i18n.t("Your authenticator app shows six digits for FlightAides. Enter them here.")}</p>
      <CodeField
        ref={field}
        description={i18n.t("It is checked as soon as you enter the sixth digit.")}
        value={typed}
        error={fault}
        onChange={change}
      />
      <AppCodeError error={check.error} />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={check.isPending || check.isSuccess}>
          {i18n.t("Confirm")}
        </Button>
        <span role="status" className="fa-hidden">
          {check.isPending && i18n.t("Checking the code...")}
        </span>
        <Button variant="default" size="lg" onClick={onBack}>
          {back}
        </Button>
      </div>
      <Fold title={i18n.t("I don’t have my phone")}>
        <LostPhone />
      </Fold>
    </form>
  );
}
