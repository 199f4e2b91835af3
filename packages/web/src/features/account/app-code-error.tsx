/** Messages for Cognito's exceptions about the code of an authenticator app. */
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import classes from "./form.module.css";
import { describeIdentityError } from "./identity-error";

const wrong = i18n.t("That code isn’t right. Enter the one that your app shows now.");
const over = i18n.t("That took too long. Go back and enter your password again.");

const messages: Record<string, string> = {
  CodeMismatchException: wrong,
  EnableSoftwareTokenMFAException: wrong,
  ExpiredCodeException: i18n.t(
    "That code was used already. Wait until your app shows the next one.",
  ),
  // Amplify has lost the sign-in, for example in a reload.
  SignInException: over,
};

export function AppCodeError({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p role="alert" className={classes.problem}>
      {describe(error)}
    </p>
  );
}

function describe(error: Error): string {
  if (error.name === "NotAuthorizedException" && /invalid session/i.test(error.message))
    return over;
  if (error instanceof ApiError) return error.message;
  return messages[error.name] ?? describeIdentityError(error);
}
