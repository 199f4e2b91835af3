import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useErrorSummary } from "../../components/error-summary";
import { Loading } from "../../components/loading";
import { i18n } from "../../lib/i18n";
import { loadAuth } from "../../lib/load-auth";
import { logout } from "../../lib/logout";
import { endOtherTokens } from "./end-other-sessions";
import { IdentityError, PasswordField } from "./fields";
import classes from "./form.module.css";
import { passwordError, passwordHint } from "./password";

const CodeStep = lazy(() => import("./code-step"));

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
      const step = await (await loadAuth()).changePassword(email, current, password);
      if (step === "done") await endOtherTokens();
      return step;
    },
    onSuccess: () => form.reset(),
  });
  const signedIn = useMutation({
    mutationFn: async (code: string) => {
      await (await loadAuth()).confirmSignIn(code);
      await endOtherTokens();
    },
  });
  const submit = form.onSubmit((values) => {
    if (change.isPending) return;
    signedIn.reset();
    change.mutate(values);
  }, showErrors);
  if (change.data === "code" && !signedIn.isSuccess)
    return (
      <div className={classes.form}>
        <p role="status" className={classes.notice}>
          {i18n.t(
            "Your password is changed, and you are logged out everywhere. Stay here with a code:",
          )}
        </p>
        <Suspense fallback={<Loading />}>
          <CodeStep
            verify={signedIn.mutateAsync}
            back={i18n.t("Log out")}
            onBack={() => void logout()}
          />
        </Suspense>
      </div>
    );
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
