import "../../components/form-styles";
import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { loadAuth } from "../../lib/load-auth";
import { codeError } from "./code";
import { CodeField, Refusal } from "./fields";
import classes from "./form.module.css";
import { nameOf } from "./identity-error";
import { endConfirming, passwordFor } from "./sign-up-draft";

/** The code proves the address; where the password is still known, it signs in at once. */
export function ConfirmForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const form = useForm({ initialValues: { code: "" }, validate: { code: codeError } });
  const resending = useMutation({
    mutationFn: async () => {
      const auth = await loadAuth();
      await auth.resendCode(email).catch((refusal: unknown) => {
        // Cognito's word for an account that is confirmed already, which nobody shall learn here.
        if (nameOf(refusal) !== "InvalidParameterException") throw refusal;
      });
    },
  });
  const confirming = useMutation({
    mutationFn: async ({ code }: typeof form.values) => {
      const auth = await loadAuth();
      await auth.confirmSignUp(email, code.trim());
      const password = passwordFor(email);
      if (!password) return "sign-in";
      try {
        await auth.signIn(email, password);
        return "done";
      } catch (error) {
        if (nameOf(error) !== "NotAuthorizedException") return "sign-in";
        // Somebody had begun to sign up with this address and another password. Who has the mailbox chooses anew.
        await auth.requestReset(email);
        return "reset";
      }
    },
    onSuccess: (outcome) => {
      endConfirming();
      if (outcome === "sign-in") void navigate("/login", { state: { email, confirmed: true } });
      if (outcome === "reset") void navigate("/forgot-password", { state: { email, sent: true } });
    },
  });

  const submit = form.onSubmit(
    (values) => {
      if (!confirming.isPending) confirming.mutate(values);
    },
    () => form.getInputNode("code")?.focus(),
  );
  const error = confirming.error ?? resending.error;

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <CodeField {...form.getInputProps("code")} />
      <Refusal error={error} about="code" />
      <p role="status" className={resending.isSuccess ? classes.notice : "fa-hidden"}>
        {resending.isSuccess && "We’ve sent another code. Only the newest one counts."}
      </p>
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={confirming.isPending}>
          Confirm
        </Button>
        <Button
          variant="default"
          size="lg"
          loading={resending.isPending}
          onClick={() => {
            confirming.reset();
            resending.mutate();
          }}
        >
          Send another code
        </Button>
      </div>
    </form>
  );
}
