/** Identifies the caller by their token. Bearer routes have the claims from API Gateway; optional ones are verified here. */
import { externalIdsIn } from "@flightaides/core/account/external-ids.ts";
import type { Actor } from "@flightaides/core/actor.ts";
import { type Auth, needsToken } from "@flightaides/core/contract.ts";
import { countsAsKnown } from "@flightaides/core/dry-run.ts";
import { AppError } from "@flightaides/core/error.ts";
import { preferredLanguage } from "@flightaides/core/language/contract.ts";
import { truncate } from "@flightaides/core/truncate.ts";
import { User } from "@flightaides/core/user";
import { maxNameLength, nameIn } from "@flightaides/core/user/name.ts";
import { acceptedLanguages } from "./accept-language";
import type { HttpEvent, Services } from "./http";

export const identify: Services["identify"] = async (event, auth, now) => {
  const claims = event.requestContext.authorizer?.jwt.claims ?? (await claimsOf(event, auth));
  const user = claims && userOf(claims);
  if (claims && !user) throw new AppError("sign-in-required");
  if (!user || countsAsKnown()) return user;
  let status = await User.statusOf(user);
  if (status === "unknown") {
    // Loaded on demand: most calls are not the first of an account.
    const { admit } = await import("@flightaides/core/account/admit.ts");
    await admit(user, preferredLanguage(acceptedLanguages(event.headers["accept-language"])), now);
    status = await User.statusOf(user);
  }
  return status === "suspended" ? { ...user, isSuspended: true } : user;
};

/** @returns undefined unless the claims are those of an ID token with a verified address; API Gateway accepts access tokens too */
function userOf(claims: Record<string, unknown>): Actor {
  const { sub, email, name, token_use, email_verified, "cognito:username": username } = claims;
  const signedInAt = Number(claims.auth_time);
  const verified = email_verified === true || email_verified === "true";
  if (token_use !== "id" || !verified) return undefined;
  if (typeof sub !== "string" || typeof email !== "string") return undefined;
  const account = typeof username === "string" ? username : sub;
  const externalIds = externalIdsIn(claims.identities, account);
  return {
    uid: sub,
    email,
    // Users can set any name at the user pool.
    displayName:
      (typeof name === "string" && shortened(nameIn(name))) || shortened(email.replace(/@.*/, "")),
    username: account,
    ...(externalIds.length > 0 && { externalIds }),
    ...(Number.isFinite(signedInAt) && { signedInAt }),
  };
}

function shortened(name: string): string {
  return truncate(name.trim(), maxNameLength).trim();
}

async function claimsOf(
  { headers }: HttpEvent,
  auth: Exclude<Auth, "none">,
): Promise<Record<string, unknown> | undefined> {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
  // A route that needs a token and has no claims did not pass the authorizer.
  if (needsToken(auth) || !token) return undefined;
  // Loaded on demand: on bearer routes API Gateway has verified the token.
  const { claimsIn } = await import("./token");
  return claimsIn(token);
}
