import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Loading } from "../../components/loading";
import { i18n } from "../../lib/i18n";
import { loadAuth } from "../../lib/load-auth";
import { paths } from "../../lib/paths";
import { readText, removeTexts, writeText } from "../../lib/session-storage";
import { describeGoogleError, describeIdentityError } from "./identity-error";

/** Whether the query is that of a redirect back from the hosted domain. */
export function isGoogleReturn(query: URLSearchParams): boolean {
  return query.has("state") && (query.has("code") || query.has("error"));
}

const retriedKey = "googleRetried";
/** The `state` of the redirect that was handled last. */
let handledState: string | null = null;

/** Completes a Google sign-in. The route's guard then redirects the user. */
export function GoogleReturn({ query }: { query: URLSearchParams }) {
  const navigate = useNavigate();

  useEffect(() => {
    // A code can be exchanged once only, and StrictMode runs effects twice.
    if (handledState === query.get("state")) return;
    handledState = query.get("state");
    completeSignIn(query).then(
      (problem) => problem && void navigate(paths.login, { replace: true, state: { problem } }),
      (error: unknown) =>
        void navigate(paths.login, {
          replace: true,
          state: { problem: describeIdentityError(error) },
        }),
    );
  }, [query, navigate]);

  return <Loading text={i18n.t("Signing you in...")} />;
}

/** Returns a message if the sign-in failed. */
async function completeSignIn(query: URLSearchParams): Promise<string | undefined> {
  const auth = await loadAuth();
  const description = query.get("error_description") ?? "";
  if (await auth.returnFromGoogle()) {
    removeTexts(retriedKey);
    return undefined;
  }
  // Cognito fails the first sign-in after linking a Google account to one with a password. A second attempt works.
  if (/already found an entry for username/i.test(description) && !readText(retriedKey)) {
    writeText(retriedKey, "true");
    await auth.signInWithGoogle();
    return undefined;
  }
  removeTexts(retriedKey);
  return describeGoogleError(description);
}
