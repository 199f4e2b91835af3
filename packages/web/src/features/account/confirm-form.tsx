import { i18n } from "../../lib/i18n";
import "../../components/form-styles";
import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import type { ChangeEvent } from "react";
import { useNavigate } from "react-router";
import { errorName } from "../../lib/error-name";
import { loadAuth } from "../../lib/load-auth";
import { paths } from "../../lib/paths";
import { codeError, codeOf, isCode } from "./code";
import { CodeField, IdentityError } from "./fields";
import classes from "./form.module.css";
import { isTemporary } from "./identity-error";
import { forgetPending, type PendingSignUp, passwordFor } from "./pending-confirmation";
import { requestReset, requestSignUpCode } from "./request-code";
import { setPassword } from "./set-password";

/**
 * Confirms the address by code, then signs in if the password is still in memory. If the password
 * is rejected, an earlier sign-up with this address has set a different one: the owner of the
 * mailbox chooses a new one.
 *
 * The sixth digit sends the code, whether it is typed, pasted or filled in by the phone. A code that was refused stays in its field, and
 * is sent again by the button only.
 *
 * An address that has an account got a code for a new password instead: it sets the one that was typed at the sign-up. If the code is
 * refused but the password is right, the user is signed in: an earlier call has confirmed the address, and its answer was lost.
 */
export function ConfirmForm({ email, name }: PendingSignUp) {
  const navigate = useNavigate();
  const form = useForm({ initialValues: { code: "" }, validate: { code: codeError } });
  const resend = useMutation({ mutationFn: () => requestSignUpCode(email) });
  const confirm = useMutation({
    mutationFn: async (typed: typeof form.values) => {
      const code = codeOf(typed.code);
      const auth = await loadAuth();
      const password = passwordFor(email);
      try {
        await auth.confirmSignUp(email, code);
      } catch (refusal) {
        if (!password || isTemporary(refusal)) throw refusal;
        // Which of the calls fails, and how, depends on the state of the account. All errors get the
        // same message, unless waiting helps.
        try {
          const step = await setPassword(email, code, password);
          return { next: step === "done" ? "none" : "login", reset: true } as const;
        } catch (error) {
          if (isTemporary(error)) throw error;
        }
        const step = await auth.signIn(email, password).catch((error: unknown) => {
          throw isTemporary(error) ? error : refusal;
        });
        if (step !== "done") throw refusal;
        return { next: "none" } as const;
      }
      if (!password) return { next: "login", reset: false } as const;
      try {
        const step = await auth.signIn(email, password, name);
        return step === "done"
          ? ({ next: "none" } as const)
          : ({ next: "login", reset: false } as const);
      } catch (error) {
        if (errorName(error) !== "NotAuthorizedException")
          return { next: "login", reset: false } as const;
        // Without a code, for example when too many were sent, the next page offers to send one and shows the error.
        const sent = await requestReset(email).then(
          () => true,
          () => false,
        );
        return { next: "reset", sent } as const;
      }
    },
    onSuccess: (outcome) => {
      forgetPending();
      if (outcome.next === "login")
        void navigate(paths.login, {
          state: { email, ...(outcome.reset ? { reset: true } : { confirmed: true }) },
        });
      if (outcome.next === "reset")
        void navigate(paths.forgotPassword, {
          state: { email, sent: outcome.sent, signUp: { name } },
        });
    },
  });

  const submit = form.onSubmit(
    (values) => {
      if (!confirm.isPending) confirm.mutate(values);
    },
    () => form.getInputNode("code")?.focus(),
  );
  const error = confirm.error ?? resend.error;
  const field = form.getInputProps("code");

  function change(event: ChangeEvent<HTMLInputElement>) {
    const code = event.currentTarget.value;
    field.onChange(event);
    const isNew = codeOf(code) !== codeOf(confirm.variables?.code ?? "");
    if (isCode(code) && isNew && !confirm.isPending) confirm.mutate({ code });
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <CodeField
        description={i18n.t("It is checked as soon as you enter the sixth digit.")}
        {...field}
        onChange={change}
      />
      <IdentityError error={error} about="code" />
      <p role="status" className={resend.isSuccess ? classes.notice : "fa-hidden"}>
        {resend.isSuccess &&
          i18n.t("A mail with a new code is on its way. Only the newest code works.")}
      </p>
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={confirm.isPending}>
          {i18n.t("Confirm")}
        </Button>
        <span role="status" className="fa-hidden">
          {confirm.isPending && i18n.t("Checking the code...")}
        </span>
        <Button
          variant="default"
          size="lg"
          loading={resend.isPending}
          onClick={() => {
            confirm.reset();
            resend.mutate();
          }}
        >
          {i18n.t("Send a new code")}
        </Button>
      </div>
    </form>
  );
}
