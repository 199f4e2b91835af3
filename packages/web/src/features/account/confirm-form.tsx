import "../../components/form-styles";
import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { loadAuth } from "../../lib/load-auth";
import { paths } from "../../lib/paths";
import { codeError } from "./code";
import { CodeField, IdentityError, PasswordField } from "./fields";
import classes from "./form.module.css";
import { passwordError, passwordHint } from "./password";
import { forgetPending, type PendingSignUp, passwordFor } from "./pending-confirmation";
import { requestCode } from "./request-code";

/** Proves the address by code and sets the password with it, then signs in. Asks for the password again after a reload. */
export function ConfirmForm({ email, name }: PendingSignUp) {
  const navigate = useNavigate();
  const [typedBefore] = useState(() => passwordFor(email));
  const form = useForm({
    initialValues: { code: "", password: typedBefore ?? "" },
    validate: { code: codeError, password: passwordError },
  });
  const resend = useMutation({ mutationFn: () => requestCode(email, name) });
  const confirm = useMutation({
    mutationFn: async ({ code, password }: typeof form.values) => {
      const auth = await loadAuth();
      await auth.setPassword(email, code.trim(), password);
      // The password is set: the login page shows any error of the sign-in.
      return auth.signIn(email, password, name).catch(() => "sign-in" as const);
    },
    onSuccess: (outcome) => {
      forgetPending();
      if (outcome !== "done") void navigate(paths.login, { state: { email, confirmed: true } });
    },
  });

  const submit = form.onSubmit(
    (values) => {
      if (!confirm.isPending) confirm.mutate(values);
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
  );
  const error = confirm.error ?? resend.error;

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <CodeField {...form.getInputProps("code")} />
      {typedBefore === undefined && (
        <PasswordField
          description={passwordHint}
          autoComplete="new-password"
          {...form.getInputProps("password")}
        />
      )}
      <IdentityError error={error} about="code" />
      <p role="status" className={resend.isSuccess ? classes.notice : "fa-hidden"}>
        {resend.isSuccess && "We’ve sent another code. Only the newest one counts."}
      </p>
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={confirm.isPending}>
          Confirm
        </Button>
        <Button
          variant="default"
          size="lg"
          loading={resend.isPending}
          onClick={() => {
            confirm.reset();
            resend.mutate();
          }}
        >
          Send another code
        </Button>
      </div>
    </form>
  );
}
