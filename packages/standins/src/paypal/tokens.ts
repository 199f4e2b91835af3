/** Access tokens. They are signed instead of stored, so that they outlive a restart of the stand-in. */
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { OAuthError, PayPalError } from "./errors";
import type { SignIn } from "./sign-in";

export type TokenOptions = {
  clientId: string;
  clientSecret: string;
  /** Seconds; nine hours at PayPal. */
  lifetime: number;
  now: () => number;
};

export class Tokens {
  private issued = 0;
  /** Part of every signature; a new value revokes all tokens. */
  private epoch = "";

  constructor(private readonly options: TokenOptions) {}

  /** Answers `POST /v1/oauth2/token`. */
  grant(authorization: string | undefined, form: URLSearchParams, signIn: SignIn): object {
    const { clientId, clientSecret, lifetime, now } = this.options;
    const [scheme = "", credentials = ""] = (authorization ?? "").split(" ");
    const expected = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    if (scheme.toLowerCase() !== "basic" || !same(credentials, expected)) {
      throw new OAuthError(401, "invalid_client", "Client Authentication failed");
    }
    const type = form.get("grant_type");
    if (type === null) throw new OAuthError(400, "unsupported_grant_type", "Grant Type is NULL");
    if (type === "authorization_code") return signIn.exchange(form);
    if (type !== "client_credentials") {
      throw new OAuthError(400, "unsupported_grant_type", "unsupported grant_type");
    }
    // The counter distinguishes tokens of the same millisecond.
    this.issued += 1;
    const claims = [now() + lifetime * 1000, this.issued].join(".");
    return {
      scope:
        "https://uri.paypal.com/services/payments/realtimepayment https://uri.paypal.com/services/payments/refund openid",
      access_token: `A21AA.${claims}.${this.sign(claims)}`,
      token_type: "Bearer",
      app_id: "APP-80W284485P519543T",
      expires_in: lifetime,
      nonce: `${new Date(now()).toISOString()}${this.sign(`nonce ${claims}`)}`,
    };
  }

  /** @throws PayPalError or OAuthError unless the header contains a valid token */
  check(authorization: string | undefined): void {
    const [scheme = "", token = ""] = (authorization ?? "").split(" ");
    if (scheme.toLowerCase() !== "bearer" || token === "") throw new PayPalError(401);
    const [prefix, to, counter, signature = ""] = token.split(".");
    if (prefix !== "A21AA" || !same(signature, this.sign([to, counter].join(".")))) {
      throw new OAuthError(401, "invalid_token", "Token signature verification failed");
    }
    if (Number(to) <= this.options.now()) {
      throw new OAuthError(401, "invalid_token", "The token has expired");
    }
  }

  /** Revokes every token that was granted so far. */
  revokeAll(): void {
    this.epoch = randomUUID();
  }

  private sign(text: string): string {
    return createHmac("sha256", this.options.clientSecret)
      .update(`${this.epoch}${text}`)
      .digest("base64url");
  }
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
