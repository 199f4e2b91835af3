/** Who calls a verb. Ownership is always `uid` (the Cognito `sub`), never an e-mail address. */
export type User = {
  uid: string;
  email: string;
  displayName: string;
  /** Under which the user pool knows the account: the `sub`, or `Google_<id>`. */
  username: string;
};
export type Actor = User | undefined;
