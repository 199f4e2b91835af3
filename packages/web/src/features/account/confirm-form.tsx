import "../../components/form-styles";
import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { errorName } from "../../lib/error-name";
import { loadAuth } from "../../lib/load-auth";
import { paths } from "../../lib/paths";
import { codeError } from "./code";
import { CodeField, IdentityError } from "./fields";
import classes from "./form.module.css";
import { forgetPending, passwordFor } from "./pending-confirmation";

/** Confirms the address by code, then signs in if the password is still in memory. */
export function ConfirmForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const form = useForm({ initialValues: { code: "" }, validate: { code: codeError } });
  const resend = useMutation({
    mutationFn: async () => {
      const auth = await loadAuth();
      await auth.resendCode(email).catch((refusal: unknown) => {
        // Thrown for accounts that are confirmed already. Showing it would reveal that the account exists.
        if (errorName(refusal) !== "InvalidParameterException") throw refusal;
      });
    },
  });
  const confirm = useMutation({
    mutationFn: async ({ code }: typeof form.values) => {
      const auth = await loadAuth();
      await auth.confirmSignUp(email, code.trim());
      const password = passwordFor(email);
      if (!password) return "sign-in";
      try {
        await auth.signIn(email, password);
        return "done";
      } catch (error) {
        if (errorName(error) !== "NotAuthorizedException") return "sign-in";
        // An earlier sign-up with this address set another password. The owner of the mailbox chooses a new one.
        await auth.requestReset(email);
        return "reset";
      }
    },
    onSuccess: (outcome) => {
      forgetPending();
      if (outcome === "sign-in") void navigate(paths.login, { state: { email, confirmed: true } });
      if (outcome === "reset")
        void navigate(paths.forgotPassword, { state: { email, sent: true } });
    },
  });

  const submit = form.onSubmit(
    (values) => {
      if (!confirm.isPending) confirm.mutate(values);
    },
    () => form.getInputNode("code")?.focus(),
  );
  const error = confirm.error ?? resend.error;

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <CodeField {...form.getInputProps("code")} />
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
