/** From a token to a user who is let in. Bearer routes come with API Gateway's claims; optional ones are checked here. */
import type { Actor, User as Person } from "@flightaides/core/actor";
import { AppError } from "@flightaides/core/error";
import { User } from "@flightaides/core/user";
import type { HttpEvent, Identify } from "./http";

export const identify: Identify = async (event, auth, now) => {
  const claims = event.requestContext.authorizer?.jwt.claims ?? (await claimsOf(event, auth));
  const user = claims && userOf(claims);
  if (claims && !user) throw new AppError("unauthenticated", "Sign in to go on.");
  if (user) await User.admit(user, now);
  return user;
};

/** Only an ID token of a verified address makes somebody; API Gateway lets access tokens pass as well. */
function userOf(claims: Record<string, unknown>): Actor {
  const { sub, email, name, token_use, email_verified, "cognito:username": username } = claims;
  const verified = email_verified === true || email_verified === "true";
  if (token_use !== "id" || !verified) return undefined;
  if (typeof sub !== "string" || typeof email !== "string") return undefined;
  const displayName =
    typeof name === "string" && name.trim() ? name.trim() : email.split("@", 1)[0];
  const user: Person = {
    uid: sub,
    email,
    displayName: (displayName ?? email).slice(0, 100),
    username: typeof username === "string" ? username : sub,
  };
  return user;
}

async function claimsOf(
  { headers }: HttpEvent,
  auth: "optional" | "bearer",
): Promise<Record<string, unknown> | undefined> {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
  // A bearer route without claims has not passed its authoriser.
  if (auth === "bearer" || !token) return undefined;
  // Loaded by the first such token: on bearer routes the gateway has done the work.
  const { claimsIn } = await import("./token");
  return claimsIn(token);
}
