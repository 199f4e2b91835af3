/** Resetting a password by code: ForgotPassword and ConfirmForgotPassword. */
import * as z from "zod";
import { codeMismatch, invalidParameter, notAuthorized } from "./errors";
import { code, metadata, type Operation, operation, password, username } from "./operation";
import { assertStrong, setPassword } from "./password";
import { sendCode, simulateCode } from "./send-code";
import { assertClient, findUser } from "./user-pool";
import type { User } from "./users";

export const resetPasswordOperations: Record<string, Operation> = {
  ForgotPassword: operation(
    z.object({ ClientId: z.string(), Username: username, ClientMetadata: metadata }),
    async (pool, { ClientId, ClientMetadata, Username }) => {
      assertClient(pool, ClientId);
      const user = findUser(pool, Username);
      const refused = user && refusal(user);
      if (user && !refused) {
        const details = { source: "ForgotPassword" as const, clientMetadata: ClientMetadata };
        return { CodeDeliveryDetails: await sendCode(pool, user, details) };
      }
      if (refused && !pool.settings.preventUserExistenceErrors) throw refused;
      // AWS alternates between this answer and InvalidParameterException, for unknown addresses too.
      const address = pool.users.canonical(Username);
      return {
        CodeDeliveryDetails: await simulateCode(
          pool,
          "ForgotPassword",
          user?.username ?? address,
          address,
        ),
      };
    },
  ),

  ConfirmForgotPassword: operation(
    z.object({
      ClientId: z.string(),
      Username: username,
      ConfirmationCode: code,
      Password: password,
    }),
    async (pool, input) => {
      assertClient(pool, input.ClientId);
      assertStrong(pool.settings, input.Password);
      const login = pool.users.canonical(input.Username);
      const user = findUser(pool, login);
      await pool.codes.use("reset", user?.username ?? login, input.ConfirmationCode);
      // A simulated code that was guessed.
      if (!user || refusal(user)) throw codeMismatch();
      await setPassword(pool, user, input.Password);
      pool.lockout.reset(login);
      return {};
    },
  ),
};

/** Why the user's password can't be reset by mail, if so. */
function refusal({ attributes, status }: User): Error | undefined {
  if (status === "FORCE_CHANGE_PASSWORD") {
    return notAuthorized("User password cannot be reset in the current state.");
  }
  if (status === "UNCONFIRMED" || attributes.email_verified !== "true") {
    return invalidParameter(
      "Cannot reset password for the user as there is no registered/verified email or phone_number",
    );
  }
  return undefined;
}
