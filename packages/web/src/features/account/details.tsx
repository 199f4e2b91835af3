import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "../../components/query-boundary";
import { i18n } from "../../lib/i18n";
import type { User } from "../../lib/identity";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { PhoneForm } from "./phone-form";
import { canChangeSignIn, profile } from "./queries";

/** Name and phone number. */
export function PersonalDetails({ user }: { user: User }) {
  const signIn = useQuery(canChangeSignIn(user.uid));
  const problem = i18n.t("We couldn’t load your details.");
  return (
    <QueryBoundary query={useQuery(profile(user.uid))} problem={problem}>
      {({ displayName, phoneNumber }) => (
        <>
          <QueryBoundary query={signIn} problem={problem}>
            {(canChange) => <NameForm user={user} shown={displayName} canChange={canChange} />}
          </QueryBoundary>
          <PhoneForm uid={user.uid} saved={phoneNumber} />
        </>
      )}
    </QueryBoundary>
  );
}

export function Password({ user }: { user: User }) {
  return (
    <QueryBoundary
      query={useQuery(canChangeSignIn(user.uid))}
      problem={i18n.t("We couldn’t load how you sign in.")}
    >
      {(canChange) =>
        canChange ? (
          <PasswordForm email={user.email} />
        ) : (
          <p>
            {i18n.t(
              "You are signed in with Google. To have a password as well, log out and choose “Forgot password?” on the login page.",
            )}
          </p>
        )
      }
    </QueryBoundary>
  );
}
