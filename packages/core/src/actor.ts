/** The caller of a verb. Ownership is always by `uid` (the Cognito `sub`), never by e-mail address. */
export type AuthUser = {
  uid: string;
  email: string;
  displayName: string;
  /** The account's name in the user pool: the `sub`, or `Google_<id>`. */
  username: string;
  /** Ids at other providers with which the user can sign in, as far as the token tells: `Google_<id>`. */
  externalIds?: readonly string[];
  /** Epoch seconds of the sign-in that the session began with. Renewed tokens keep it. */
  signedInAt?: number;
  /** Set while the account is suspended. */
  isSuspended?: true;
};
/** Undefined for a caller without a token. */
export type Actor = AuthUser | undefined;
