import { Button, Checkbox, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useErrorSummary } from "../../components/error-summary";
import { errorName } from "../../lib/error-name";
import { i18n } from "../../lib/i18n";
import { loadAuth } from "../../lib/load-auth";
import { paths } from "../../lib/paths";
import { emailError } from "./email";
import { EmailField, IdentityError, PasswordField } from "./fields";
import classes from "./form.module.css";
import { maxNameLength, nameError } from "./name";
import { passwordError, passwordHint } from "./password";
import { rememberPending } from "./pending-confirmation";
import { requestSignUpCode } from "./request-code";

export function SignUpForm() {
  const navigate = useNavigate();
  const { form: element, summary, showErrors } = useErrorSummary();
  const form = useForm({
    initialValues: { name: "", email: "", password: "", adult: false },
    validate: {
      name: nameError,
      email: emailError,
      password: passwordError,
      adult: (ticked) => (ticked ? undefined : i18n.t("Accounts are for people of 18 and over.")),
    },
  });
  const signUp = useMutation({
    mutationFn: async ({ name, email, password }: typeof form.values) => {
      const auth = await loadAuth();
      await auth.signUp(name.trim(), email.trim(), password).catch(async (refusal: unknown) => {
        if (errorName(refusal) !== "UsernameExistsException") throw refusal;
        await continueSignUp(email.trim());
      });
    },
    onSuccess: (_, { name, email, password }) => {
      rememberPending({ email: email.trim(), name: name.trim() }, password);
      void navigate(paths.confirm);
    },
  });

  const submit = form.onSubmit((values) => {
    if (!signUp.isPending) signUp.mutate(values);
  }, showErrors);

  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form}>
      {summary}
      <TextInput
        label={i18n.t("Full Name")}
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
        label={i18n.t("I am 18 years old or older.")}
        color="var(--fa-ink)"
        iconColor="var(--fa-surface)"
        size="md"
        required
        className={classes.box}
        aria-invalid={Boolean(form.errors.adult)}
        {...form.getInputProps("adult", { type: "checkbox" })}
      />
      <IdentityError error={signUp.error} />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={signUp.isPending}>
          {i18n.t("Sign up")}
        </Button>
      </div>
    </form>
  );
}

/**
 * For an address with an account or a pending sign-up. The next page is the same in both cases and
 * for a new address, so it does not reveal which case applies.
 */
async function continueSignUp(email: string): Promise<void> {
  await requestSignUpCode(email).catch((refusal: unknown) => {
    // Enough codes were sent already. The newest one is still valid.
    if (errorName(refusal) !== "LimitExceededException") throw refusal;
  });
}
