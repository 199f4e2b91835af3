/**
 * The user pool's settings. `stacks/auth.ts` deploys them and the Cognito stand-in enforces them, so that a laptop is
 * neither stricter nor more lenient than AWS.
 */
export const userPool = {
  /** `Ada@example.com` and `ada@example.com` are one account. Cognito fixes this when the pool is created. */
  caseSensitive: false,
  passwordPolicy: {
    minLength: 8,
    requireUppercase: true,
    requireLowercase: true,
    requireDigits: true,
    requireSymbols: false,
    /** Days for which a password that an administrator has set can be used. */
    temporaryPasswordDays: 7,
  },
  /**
   * Standard attributes of OpenID Connect. The app client reads those listed here and `email_verified`; `write` says
   * which it may set. Cognito requires that for attributes that sign-up requires or that Google's are mapped to.
   * `mutable` can't be changed once the pool exists; an immutable address could be neither corrected nor linked.
   */
  attributes: {
    email: { required: true, mutable: true, write: true },
    name: { required: false, mutable: true, write: true },
    picture: { required: false, mutable: true, write: true },
  },
  /** A changed value of these counts once it is verified; until then the previous one stays in force. */
  keepOriginal: ["email"],
  /** Of the hosted domain. */
  scopes: ["openid", "profile", "email", "phone"],
  tokens: { idSeconds: 3_600, accessSeconds: 3_600, refreshSeconds: 30 * 86_400 },
  /** Sign-in and password reset answer alike whether or not the address has an account. */
  preventUserExistenceErrors: true,
  /**
   * One template for every code: Cognito uses it for sign-up, password reset and a changed address. `{####}` is the
   * code.
   */
  codeMail: {
    subject: "Your FlightAides code",
    html: [
      "<p>Your FlightAides code is <strong>{####}</strong>.</p>",
      "<p>Enter it on the page where you signed up, changed your address or asked for a new password.</p>",
      "<p>Do not pass it on: FlightAides never asks for it. If you did not ask for a code, ignore this mail.</p>",
    ].join("\n"),
  },
} as const;

export type UserPoolSettings = typeof userPool;
