/** Fields and the error message that the sign-in pages share. */
import { i18n } from "../../lib/i18n";
import "../../components/password-styles";
import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from "@mantine/core";
import classes from "./form.module.css";
import { describeIdentityError } from "./identity-error";

export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label={i18n.t("Email address")}
      type="email"
      autoComplete="username"
      required
      withAsterisk={false}
      size="md"
      {...props}
    />
  );
}

export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      label={i18n.t("Password")}
      required
      withAsterisk={false}
      size="md"
      visibilityToggleButtonProps={{ "aria-label": i18n.t("Show the password") }}
      rightSectionWidth="2.75rem"
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
}

export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label={i18n.t("Code")}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      size="md"
      className={classes.code}
      {...props}
    />
  );
}

export function IdentityError({
  error,
  about,
}: {
  error: Error | null;
  about?: "code" | "change";
}) {
  if (!error) return null;
  return (
    <p role="alert" className={classes.problem}>
      {describeIdentityError(error, about)}
    </p>
  );
}
