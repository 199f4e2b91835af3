import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link, useNavigate } from "react-router";
import { useErrorSummary } from "../../components/error-summary";
import { Loading } from "../../components/loading";
import { i18n } from "../../lib/i18n";
import { loadAuth } from "../../lib/load-auth";
import { paths } from "../../lib/paths";
import { removeSession } from "../../lib/session";
import { emailError } from "./email";
import { endOtherTokens } from "./end-other-sessions";
import { EmailField, IdentityError, PasswordField } from "./fields";
import classes from "./form.module.css";
import { rememberPending } from "./pending-confirmation";
import { requestReset, resendCode } from "./request-code";

const CodeStep = lazy(() => import("./code-step"));

type Props = {
  email?: string | undefined;
  /** The password was replaced by a code, and the sessions of other browsers are still to be ended. */
  hasNewPassword?: boolean;
};

/** After a sign-in the route's guard redirects the user. */
export function SignInForm({ email = "", hasNewPassword = false }: Props) {
  const navigate = useNavigate();
  const { form: element, summary, showErrors } = useErrorSummary();
  const form = useForm({
    initialValues: { email, password: "" },
    validate: {
      email: emailError,
      password: (typed) => (typed ? undefined : i18n.t("Enter your password.")),
    },
  });
  const signIn = useMutation({
    mutationFn: async ({ password, ...typed }: typeof form.values) => {
      const auth = await loadAuth();
      const address = typed.email.trim();
      const step = await auth.signIn(address, password);
      if (step === "confirm") await resendCode(address);
      if (step === "reset") await requestReset(address);
      if (step === "done" && hasNewPassword) await endOtherTokens();
      return step;
    },
    onSuccess: (step, { email: typed, password }) => {
      const address = typed.trim();
      if (step === "confirm") {
        rememberPending({ email: address }, password);
        void navigate(paths.confirm);
      }
      if (step === "reset")
        void navigate(paths.forgotPassword, { state: { email: address, sent: true } });
    },
  });

  const submit = form.onSubmit((values) => {
    removeSession("permission");
    if (!signIn.isPending) signIn.mutate(values);
  }, showErrors);

  if (signIn.data === "code")
    return (
      <Suspense fallback={<Loading />}>
        <CodeStep
          verify={async (code) => {
            await (await loadAuth()).confirmSignIn(code);
            if (hasNewPassword) await endOtherTokens();
          }}
          onBack={signIn.reset}
        />
      </Suspense>
    );
  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form}>
      {summary}
      <EmailField {...form.getInputProps("email")} />
      <PasswordField autoComplete="current-password" {...form.getInputProps("password")} />
      <IdentityError error={signIn.error} />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={signIn.isPending}>
          {i18n.t("Login")}
        </Button>
        <Link to={paths.forgotPassword} state={{ email: form.values.email.trim() }}>
          {i18n.t("Forgot password?")}
        </Link>
      </div>
    </form>
  );
}
