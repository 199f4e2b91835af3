import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useErrorSummary } from "../../components/error-summary";
import { i18n } from "../../lib/i18n";
import { loadAuth } from "../../lib/load-auth";
import { endOtherSessions } from "./end-other-sessions";
import { IdentityError, PasswordField } from "./fields";
import classes from "./form.module.css";
import { passwordError, passwordHint } from "./password";

/** Changes the password, and ends the sessions of other browsers. */
export function PasswordForm({ email }: { email: string }) {
  const { form: element, summary, showErrors } = useErrorSummary();
  const form = useForm({
    initialValues: { current: "", password: "" },
    validate: {
      current: (typed) => (typed ? undefined : i18n.t("Enter your current password.")),
      password: passwordError,
    },
  });
  const change = useMutation({
    mutationFn: async ({ current, password }: typeof form.values) => {
      await (await loadAuth()).changePassword(email, current, password);
      await endOtherSessions();
    },
    onSuccess: () => form.reset(),
  });
  const submit = form.onSubmit((values) => {
    if (!change.isPending) change.mutate(values);
  }, showErrors);
  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form}>
      {summary}
      {/* Password managers need to know whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={i18n.t("Current password")}
        autoComplete="current-password"
        {...form.getInputProps("current")}
      />
      <PasswordField
        label={i18n.t("New password")}
        description={passwordHint}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <IdentityError error={change.error} about="change" />
      <div className={classes.row}>
        <Button type="submit" variant="default" size="md" loading={change.isPending}>
          {i18n.t("Change password")}
        </Button>
        <p role="status">
          {change.isSuccess && i18n.t("Your password is changed. Other browsers are logged out.")}
        </p>
      </div>
    </form>
  );
}
