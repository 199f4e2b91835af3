import { useMutation, useQuery } from "@tanstack/react-query";
import { configQuery } from "../../lib/config-query";
import { i18n } from "../../lib/i18n";
import { loadAuth } from "../../lib/load-auth";
import { removeSession } from "../../lib/session";
import classes from "./google-button.module.css";
import { describeIdentityError } from "./identity-error";

type Props = {
  label?: string;
  /** By default the colour scheme of the page. */
  look?: "light" | "dark";
  disabled?: boolean;
};

/** Google's button after its branding guidelines: at least 240 by 50 pixels, Google's logo, light or dark. */
export function GoogleButton({
  label = i18n.t("Sign in with Google"),
  look,
  disabled = false,
}: Props) {
  const { data: config } = useQuery(configQuery);
  const signIn = useMutation({
    mutationFn: async () => (await loadAuth()).signInWithGoogle(),
  });
  return (
    <>
      <button
        type="button"
        className={classes.google}
        data-look={look}
        // Google sign-in needs a hosted domain.
        disabled={disabled || signIn.isPending || (config && !config.cognito.domain)}
        onClick={() => {
          removeSession("permission");
          signIn.mutate();
        }}
      >
        <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
          <path
            fill="#ea4335"
            d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
          />
          <path
            fill="#4285f4"
            d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
          />
          <path
            fill="#fbbc05"
            d="M10.53 28.59A14.5 14.5 0 0 1 9.77 24c0-1.6.27-3.14.76-4.59l-7.98-6.19A23.9 23.9 0 0 0 0 24c0 3.87.92 7.53 2.56 10.78z"
          />
          <path
            fill="#34a853"
            d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
          />
        </svg>
        {label}
      </button>
      {signIn.error && (
        <p role="alert" className={classes.error}>
          {describeIdentityError(signIn.error)}
        </p>
      )}
    </>
  );
}
