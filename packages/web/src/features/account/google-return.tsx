import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { Loading } from "../../components/loading";
import { loadAuth } from "../../lib/load-auth";
import { readText, removeText, writeText } from "../../lib/session";
import { googleInWords, inWords } from "./identity-error";

/** Whether an address is one that the hosted domain sends people back to. */
export function comesFromGoogle(query: URLSearchParams): boolean {
  return query.has("state") && (query.has("code") || query.has("error"));
}

const retried = "googleRetried";
let handled: string | null = null;

/** Ends the Google journey. Who has signed in is seen, and sent on, by the page's guard. */
export function GoogleReturn({ query }: { query: URLSearchParams }) {
  const navigate = useNavigate();

  useEffect(() => {
    // Once for each return, however often React runs this.
    if (handled === query.get("state")) return;
    handled = query.get("state");
    end(query).then(
      (problem) => problem && void navigate("/login", { replace: true, state: { problem } }),
      (error: unknown) =>
        void navigate("/login", { replace: true, state: { problem: inWords(error) } }),
    );
  }, [query, navigate]);

  return <Loading text="Signing you in..." />;
}

/** What went wrong, in words, if anything did. */
async function end(query: URLSearchParams): Promise<string | undefined> {
  const auth = await loadAuth();
  const description = query.get("error_description") ?? "";
  if (await auth.returnFromGoogle()) {
    removeText(retried);
    return undefined;
  }
  // Cognito fails the very sign-in in which it links a Google account to one with a password, and only that one.
  if (/already found an entry for username/i.test(description) && !readText(retried)) {
    writeText(retried, "true");
    await auth.signInWithGoogle();
    return undefined;
  }
  removeText(retried);
  return googleInWords(description);
}
