import { operators } from "../contract";
import { languagePrefix, languages } from "../language/contract";

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
   * which it may set. Cognito requires `write` and `mutable` for all attributes in `fromGoogle`. `mutable` can't be
   * changed once the pool exists.
   */
  attributes: {
    /** Writable for Google's sake only: `keepOriginal` makes a change by the client wait for its code. */
    email: { required: true, mutable: true, write: true },
    name: { required: false, mutable: true, write: true },
  },
  /** A changed value of these counts once it is verified; until then the previous one stays in force. */
  keepOriginal: ["email"],
  /** Attributes that a sign-in with Google sets, besides `email_verified`. Google's claims have the same names. */
  fromGoogle: ["email", "name"],
  /** Lifetime of the code of a sign-up. In AWS it is Cognito's own and can't be set. */
  signUpCodeSeconds: 86_400,
  /**
   * Codes that the pool mails for one account and purpose within an hour. In AWS this is Cognito's own limit, between 5
   * and 20 depending on risk, and can't be set.
   */
  codesPerHour: 5,
  /**
   * A second factor at the sign-in with a password, for each user who turns it on: a code of an app (TOTP). Cognito asks nobody for it
   * who signs in with Google. Codes by mail or text message would need another plan, or a phone number.
   */
  mfa: { configuration: "OPTIONAL", factors: ["SOFTWARE_TOKEN_MFA"] },
  /** Groups of users, which their tokens name. docs/operating.md says how somebody becomes an operator. */
  groups: [operators],
  /** Of the hosted domain. */
  scopes: ["openid", "profile", "email", "phone"],
  /** Pages to which the hosted domain returns: the login in each language. */
  returnPaths: languages.map((language) => `${languagePrefix(language)}/login`),
  /**
   * Amplify renews the ID and the access token together, so both live equally long: long enough that someone who comes back in
   * the course of a day rarely needs a new pair. Cognito renews 120 a second for a whole account.
   * docs/decisions/0033-lifetimes.md
   */
  tokens: { idSeconds: 8 * 3_600, accessSeconds: 8 * 3_600, refreshSeconds: 30 * 86_400 },
  /** Sign-in and password reset answer alike whether or not the address has an account. */
  preventUserExistenceErrors: true,
  /** The functions that Cognito calls, by the name of their file in packages/functions/src. */
  triggers: { preSignUp: "sign-up", customMessage: "custom-message" },
  /** What Cognito sends if the custom message trigger leaves a mail to it. `{####}` is the code. */
  codeMail: {
    subject: "Your FlightAides code",
    html: [
      "<p>Your FlightAides code is <strong>{####}</strong>.</p>",
      "<p>Enter it on the page where you signed up or asked for a new password.</p>",
      "<p>Don’t share it with anyone: nobody from FlightAides will ever ask you for it. If you did not ask for a code, ignore this mail.</p>",
    ].join("\n"),
  },
} as const;

/** Client metadata of `ForgotPassword`: a sign-up asks for the code, because its address may have an account. */
export const fromSignUp = { purpose: "sign-up" } as const;
