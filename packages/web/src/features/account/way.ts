import { paths } from "../../lib/paths";
import { hasSignedInBefore } from "../../lib/signed-in-before";

/** The ways to get an account. */
export type Way = "signUp" | "login";

/**
 * The way that the login page shows first.
 * @param destination where the visitor continues after the sign-in
 */
export function firstWay(destination: string | null): Way {
  // Whoever follows a link of a mail, which has a query, has an account.
  const comesFromHere = destination === paths.searchResult || destination === paths.connect;
  return comesFromHere && !hasSignedInBefore() ? "signUp" : "login";
}
