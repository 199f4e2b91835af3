import { termsVersion } from "@flightaides/core/user/agreement-versions.ts";
import type { Profile } from "@flightaides/core/user/contract.ts";

/**
 * What a user has accepted: the terms in force, an older version of them (`changed`), or none (`new`). `unknown` while the
 * profile is loading.
 */
export type TermsStatus = "unknown" | "new" | "changed" | "accepted";

export function termsStatus(profile: Pick<Profile, "terms"> | undefined): TermsStatus {
  if (!profile) return "unknown";
  if (!profile.terms) return "new";
  return profile.terms.version === termsVersion ? "accepted" : "changed";
}
