/**
 * The rules that the user pool and its app client enforce. The caller passes the settings that it
 * deploys to AWS.
 */
export type UserPoolSettings = {
  /** Whether `Ada@example.com` and `ada@example.com` are two accounts. */
  caseSensitive: boolean;
  passwordPolicy: {
    minLength: number;
    requireUppercase: boolean;
    requireLowercase: boolean;
    requireDigits: boolean;
    requireSymbols: boolean;
  };
  /** By name, of Cognito's standard attributes. One that is not listed is optional, mutable and not writable. */
  attributes: Readonly<Record<string, AttributeSettings>>;
  /** Attributes whose changed value takes effect when it is verified (AttributesRequireVerificationBeforeUpdate). */
  keepOriginal: readonly string[];
  /** Attributes that a sign-in with Google sets. Google's claims have the same names. */
  fromGoogle: readonly string[];
  /** Lifetime of the code of a sign-up. */
  signUpCodeSeconds: number;
  /** The maximum number of codes for one purpose that an account gets in an hour. */
  codesPerHour: number;
  /** Second factors at a sign-in with a password. `OPTIONAL`: for each user who turns one on. */
  mfa: { configuration: "OFF" | "OPTIONAL"; factors: readonly "SOFTWARE_TOKEN_MFA"[] };
  /** The groups of the pool. */
  groups: readonly string[];
  /** Scopes of the hosted domain. */
  scopes: readonly string[];
  tokens: { idSeconds: number; accessSeconds: number; refreshSeconds: number };
  /** Whether known and unknown addresses get the same responses. */
  preventUserExistenceErrors: boolean;
  /** The mail with a code; `{####}` in `html` is replaced by the code. */
  codeMail: { subject: string; html: string };
};

type AttributeSettings = {
  /** Sign-up fails without it. */
  required: boolean;
  /** It can be changed after sign-up. */
  mutable: boolean;
  /** The app client may set it (WriteAttributes). */
  write: boolean;
};
