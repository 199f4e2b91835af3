import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useErrorSummary } from "../../components/error-summary";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { codeError, codeOf } from "./code";
import { emailError } from "./email";
import { CodeField, EmailField, IdentityError, PasswordField } from "./fields";
import classes from "./form.module.css";
import { passwordError, passwordHint } from "./password";
import { requestReset } from "./request-code";
import { setPassword } from "./set-password";

/** Sends a reset code. The result looks the same whether or not the address has an account. */
export function RequestResetForm({
  email,
  onSent,
}: {
  email: string;
  onSent: (to: string) => void;
}) {
  const form = useForm({ initialValues: { email }, validate: { email: emailError } });
  const request = useMutation({
    mutationFn: (values: typeof form.values) => requestReset(values.email.trim()),
    onSuccess: (_, values) => onSent(values.email.trim()),
  });
  const submit = form.onSubmit(
    (values) => {
      if (!request.isPending) request.mutate(values);
    },
    () => form.getInputNode("email")?.focus(),
  );
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <EmailField {...form.getInputProps("email")} />
      <IdentityError error={request.error} />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={request.isPending}>
          {i18n.t("Send me a code")}
        </Button>
      </div>
    </form>
  );
}

/**
 * Sets a new password by code, ends all sessions and signs in. With `name`, after a sign-up, the account takes this name.
 */
export function ConfirmResetForm({
  email,
  name,
  onAgain,
}: {
  email: string;
  name: string | undefined;
  onAgain: () => void;
}) {
  const navigate = useNavigate();
  const { form: element, summary, showErrors } = useErrorSummary();
  const form = useForm({
    initialValues: { code: "", password: "" },
    validate: { code: codeError, password: passwordError },
  });
  useEffect(() => {
    // The button that requested the code has been removed.
    if (document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[data-path="code"]')?.focus();
  }, [element]);
  const reset = useMutation({
    mutationFn: ({ code, password }: typeof form.values) =>
      setPassword(email, codeOf(code), password, name),
    onSuccess: (outcome) => {
      if (outcome !== "done") void navigate(paths.login, { state: { email, reset: true } });
    },
  });
  const submit = form.onSubmit((values) => {
    if (!reset.isPending) reset.mutate(values);
  }, showErrors);
  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form}>
      {summary}
      <CodeField {...form.getInputProps("code")} />
      <PasswordField
        label={i18n.t("New password")}
        description={passwordHint}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <IdentityError error={reset.error} about="code" />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={reset.isPending}>
          {i18n.t("Set the new password")}
        </Button>
        <Button variant="default" size="lg" onClick={onAgain}>
          {i18n.t("Send another code")}
        </Button>
      </div>
    </form>
  );
}
