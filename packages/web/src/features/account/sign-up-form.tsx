import { discardSignUp } from "@flightaides/core/account/contract";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { call } from "../../lib/api";
import { loadAuth } from "../../lib/load-auth";
import { emailError } from "./email";
import { EmailField, PasswordField, Refusal } from "./fields";
import classes from "./form.module.css";
import { nameOf } from "./identity-error";
import { passwordError, passwordHint } from "./password";
import { startConfirming } from "./sign-up-draft";

const maxNameLength = 100;

export function SignUpForm() {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { name: "", email: "", password: "", adult: false },
    validate: {
      name: (typed) => (typed.trim() ? undefined : "Enter your name."),
      email: emailError,
      password: passwordError,
      adult: (ticked) => (ticked ? undefined : "Accounts are for people of 18 and over."),
    },
  });
  const signingUp = useMutation({
    mutationFn: async ({ name, email, password }: typeof form.values) => {
      const auth = await loadAuth();
      const attempt = () => auth.signUp(name.trim(), email.trim(), password);
      try {
        await attempt();
      } catch (error) {
        if (!saysThereIsAnAccount(error)) throw error;
        // One that was begun and never proven makes way, whoever began it: the password of now counts.
        await call(discardSignUp, { email });
        await attempt().catch((again: unknown) => {
          // A real one stays. The next screen is the same, so that nobody learns of it here.
          if (!saysThereIsAnAccount(again)) throw again;
        });
      }
    },
    onSuccess: (_, { email, password }) => {
      startConfirming(email.trim(), password);
      void navigate("/confirm");
    },
  });

  const submit = form.onSubmit(
    (values) => {
      if (!signingUp.isPending) signingUp.mutate(values);
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
  );

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        label="Full Name"
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={maxNameLength}
        size="md"
        {...form.getInputProps("name")}
      />
      <EmailField {...form.getInputProps("email")} />
      <PasswordField
        description={passwordHint}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <Checkbox
        label="I am 18 years old or older."
        color="var(--fa-ink)"
        iconColor="var(--fa-surface)"
        size="md"
        required
        className={classes.box}
        aria-invalid={Boolean(form.errors.adult)}
        {...form.getInputProps("adult", { type: "checkbox" })}
      />
      <Refusal error={signingUp.error} />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={signingUp.isPending}>
          Sign up
        </Button>
      </div>
    </form>
  );
}

/** Accounts that came by Google are among them: they have a password too, which nobody knows yet. */
function saysThereIsAnAccount(error: unknown): boolean {
  return nameOf(error) === "UsernameExistsException";
}
