import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { loadAuth } from "../../lib/load-auth";
import { codeError } from "./code";
import { emailError } from "./email";
import { CodeField, EmailField, PasswordField, Refusal } from "./fields";
import classes from "./form.module.css";
import { nameOf } from "./identity-error";
import { passwordError, passwordHint } from "./password";

/** Sends a code, whether or not the address has an account. */
export function RequestResetForm({
  email,
  onSent,
}: {
  email: string;
  onSent: (to: string) => void;
}) {
  const form = useForm({ initialValues: { email }, validate: { email: emailError } });
  const requesting = useMutation({
    mutationFn: async (values: typeof form.values) =>
      (await loadAuth()).requestReset(values.email.trim()).catch((refusal: unknown) => {
        // Accounts that have no password to reset, and addresses that have no account.
        if (!quiet.has(nameOf(refusal))) throw refusal;
      }),
    onSuccess: (_, values) => onSent(values.email.trim()),
  });
  const submit = form.onSubmit(
    (values) => {
      if (!requesting.isPending) requesting.mutate(values);
    },
    () => form.getInputNode("email")?.focus(),
  );
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <EmailField {...form.getInputProps("email")} />
      <Refusal error={requesting.error} />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={requesting.isPending}>
          Send me a code
        </Button>
      </div>
    </form>
  );
}

const quiet = new Set([
  "InvalidParameterException",
  "NotAuthorizedException",
  "UserNotFoundException",
]);

/** The code and a new password; then it signs in with that. */
export function ConfirmResetForm({ email, onAgain }: { email: string; onAgain: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { code: "", password: "" },
    validate: { code: codeError, password: passwordError },
  });
  const resetting = useMutation({
    mutationFn: async ({ code, password }: typeof form.values) => {
      const auth = await loadAuth();
      await auth.confirmReset(email, code.trim(), password);
      // The new password is set by now: whatever is in the way of signing in, the login page can tell.
      return auth.signIn(email, password).catch(() => "sign-in" as const);
    },
    onSuccess: (outcome) => {
      if (outcome !== "done") void navigate("/login", { state: { email, reset: true } });
    },
  });
  const submit = form.onSubmit(
    (values) => {
      if (!resetting.isPending) resetting.mutate(values);
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
  );
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <CodeField {...form.getInputProps("code")} />
      <PasswordField
        label="New password"
        description={passwordHint}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <Refusal error={resetting.error} about="code" />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={resetting.isPending}>
          Set the new password
        </Button>
        <Button variant="default" size="lg" onClick={onAgain}>
          Send another code
        </Button>
      </div>
    </form>
  );
}
