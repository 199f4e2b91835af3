import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { loadAuth } from "../../lib/load-auth";
import { removeSession } from "../../lib/session";
import { emailError } from "./email";
import { EmailField, PasswordField, Refusal } from "./fields";
import classes from "./form.module.css";
import { startConfirming } from "./sign-up-draft";

/** Where it leads is the page's guard to say: it sees who is signed in. */
export function SignInForm({ email = "" }: { email?: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { email, password: "" },
    validate: {
      email: emailError,
      password: (typed) => (typed ? undefined : "Enter your password."),
    },
  });
  const signingIn = useMutation({
    mutationFn: async ({ password, ...typed }: typeof form.values) => {
      const auth = await loadAuth();
      const address = typed.email.trim();
      const step = await auth.signIn(address, password);
      if (step === "confirm") await auth.resendCode(address);
      if (step === "reset") await auth.requestReset(address);
      return step;
    },
    onSuccess: (step, { email: typed, password }) => {
      const address = typed.trim();
      if (step === "confirm") {
        startConfirming(address, password);
        void navigate("/confirm");
      }
      if (step === "reset")
        void navigate("/forgot-password", { state: { email: address, sent: true } });
    },
  });

  const submit = form.onSubmit(
    (values) => {
      removeSession("permission");
      if (!signingIn.isPending) signingIn.mutate(values);
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
  );

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <EmailField {...form.getInputProps("email")} />
      <PasswordField autoComplete="current-password" {...form.getInputProps("password")} />
      <Refusal error={signingIn.error} />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={signingIn.isPending}>
          Login
        </Button>
        <Link to="/forgot-password" state={{ email: form.values.email.trim() }}>
          Forgot password?
        </Link>
      </div>
    </form>
  );
}
