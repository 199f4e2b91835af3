/**
 * "Log in with PayPal": the page that asks for consent, the codes of its returns, and the names that they stand for. Source:
 * developer.paypal.com/log-in (build-button, references) and /docs/api/identity/v1.
 */
import { randomBytes } from "node:crypto";
import { html, page } from "../http";
import { mark, nameOf, type Page } from "./approve";
import { OAuthError, PayPalError } from "./errors";

/** An account at PayPal. */
export type Person = { givenName: string; surname: string; verified: boolean };

type Grant = { person: Person; scopes: readonly string[]; until: number };
type Request = { clientId: string; redirectUri: string; scopes: readonly string[]; state: string };

export type SignInOptions = {
  clientId: string;
  merchantName: string;
  /** The account that the page proposes. */
  payer: { givenName: string; surname: string };
  now: () => number;
};

const attributes = "https://uri.paypal.com/services/paypalattributes";
const knownScopes = ["openid", "profile", "email", "address", attributes];
/** Milliseconds. PayPal does not publish how long a code is valid. */
const codeLifetime = 10 * 60 * 1000;
/** Milliseconds. */
const tokenLifetime = 8 * 60 * 60 * 1000;

/** Codes and tokens are kept in memory: a restart makes people begin again. */
export class SignIn {
  private readonly codes = new Map<string, Grant & { redirectUri: string }>();
  private readonly tokens = new Map<string, Grant>();

  constructor(private readonly options: SignInOptions) {}

  /** `GET /signin/authorize`. An invalid request is not sent back: its address cannot be trusted. */
  page(query: URLSearchParams): Page {
    const request = this.requestOf(query);
    if (typeof request === "string") return refused(request);
    const { merchantName, payer } = this.options;
    const fields = [...query].map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    );
    const button = (choice: string, style: string, label: string) =>
      html`<li><button class="${style}" name="choice" value="${choice}" style="width: 100%">${label}</button></li>`;
    const body = html`<main>
${mark}
<h1>Share your data with ${merchantName}?</h1>
<p>${merchantName} asks for: ${request.scopes.includes("profile") ? "your full name" : "nothing but your sign-in"}${request.scopes.includes(attributes) ? ", whether your account is verified, your payer ID" : ""}.</p>
<form method="post" action="/signin/authorize">
${fields}
<label>First name at PayPal <input type="text" name="givenName" value="${payer.givenName}" autocomplete="off"></label>
<label>Last name at PayPal <input type="text" name="surname" value="${payer.surname}" autocomplete="off"></label>
<ul>
${button("agree", "main", "Agree and continue")}
${button("unverified", "plain main", "Agree, with an account that PayPal has not verified")}
${button("refuse", "plain main", "Cancel")}
</ul>
</form>
</main>`;
    return { status: 200, html: page("Log in with PayPal · PayPal stand-in", body) };
  }

  /** Executes the choice, and returns to the client. */
  decide(form: URLSearchParams): Page {
    const request = this.requestOf(form);
    if (typeof request === "string") return refused(request);
    const name = nameOf(form) ?? { givenName: "", surname: "" };
    const choice = form.get("choice");
    if (choice === "agree" || choice === "unverified")
      return {
        redirect: this.agree(request, { ...name, verified: choice === "agree" }),
      };
    return { redirect: returnOf(request, refusal) };
  }

  /** Acts as the user of the page that a client has opened. @returns where the browser goes */
  visit(url: string, choice: Person | "refuse"): string {
    const request = this.requestOf(new URL(url).searchParams);
    if (typeof request === "string") throw new Error(request);
    return choice === "refuse" ? returnOf(request, refusal) : this.agree(request, choice);
  }

  /** Answers `POST /v1/oauth2/token` with `grant_type=authorization_code`. */
  exchange(form: URLSearchParams): object {
    const { now } = this.options;
    const code = form.get("code") ?? "";
    const grant = this.codes.get(code);
    this.codes.delete(code);
    if (!grant || grant.until <= now())
      throw new OAuthError(400, "invalid_grant", "Invalid authorization code");
    const redirectUri = form.get("redirect_uri");
    if (redirectUri !== null && redirectUri !== grant.redirectUri)
      throw new OAuthError(400, "invalid_grant", "Redirect uri mismatch");
    const token = `A23AA${randomBytes(48).toString("base64url")}`;
    this.tokens.set(token, { ...grant, until: now() + tokenLifetime });
    return {
      scope: grant.scopes.join(" "),
      access_token: token,
      token_type: "Bearer",
      expires_in: tokenLifetime / 1000,
      refresh_token: `R23AA${randomBytes(48).toString("base64url")}`,
      nonce: new Date(now()).toISOString(),
    };
  }

  /** Answers `GET /v1/identity/oauth2/userinfo`. */
  userInfo(authorization: string | undefined, query: URLSearchParams): object {
    if (query.get("schema") !== "paypalv1.1") throw new PayPalError(400);
    const [scheme = "", token = ""] = (authorization ?? "").split(" ");
    const grant = scheme.toLowerCase() === "bearer" ? this.tokens.get(token) : undefined;
    if (!grant || grant.until <= this.options.now())
      throw new OAuthError(401, "invalid_token", "Token signature verification failed");
    const { person, scopes } = grant;
    return {
      user_id:
        "https://www.paypal.com/webapps/auth/identity/user/mVXHsw3QyVCJ2oSCA8xvoJ2kPTBKOBJ4nCzCfCvAbCd",
      ...(scopes.includes("profile") && {
        name: `${person.givenName} ${person.surname}`.trim(),
        given_name: person.givenName,
        family_name: person.surname,
      }),
      ...(scopes.includes(attributes) && {
        payer_id: "WDJJHEBZ4X2LY",
        // A text, as in PayPal's examples; its reference says boolean.
        verified_account: String(person.verified),
      }),
    };
  }

  private agree(request: Request, person: Person): string {
    const code = `C23AA${randomBytes(32).toString("base64url")}`;
    const { redirectUri, scopes } = request;
    const until = this.options.now() + codeLifetime;
    this.codes.set(code, { person, scopes, redirectUri, until });
    return returnOf(request, { code, scope: scopes.join(" ") });
  }

  /** @returns what is wrong, for an invalid request */
  private requestOf(query: URLSearchParams): Request | string {
    const clientId = query.get("client_id") ?? "";
    const redirectUri = query.get("redirect_uri") ?? "";
    const scopes = (query.get("scope") ?? "").split(" ").filter(Boolean);
    if (clientId !== this.options.clientId) return "The client id is unknown.";
    if (!URL.canParse(redirectUri) || !/^https?:/.test(redirectUri))
      return "The return URL is missing or wrong.";
    if (query.get("flowEntry") !== "static") return "flowEntry has to be static.";
    if ((query.get("response_type") ?? "code") !== "code")
      return "Only response_type code is played.";
    if (!scopes.includes("openid")) return "The scope openid is missing.";
    if (!scopes.every((one) => knownScopes.includes(one))) return "A scope is unknown.";
    return { clientId, redirectUri, scopes, state: query.get("state") ?? "" };
  }
}

const refusal = { error: "access_denied", error_description: "The user has refused consent." };

function returnOf({ redirectUri, state }: Request, answer: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state) url.searchParams.set("state", state);
  return url.href;
}

function refused(why: string): Page {
  const body = html`<main><h1>This sign-in cannot begin.</h1><p>${why}</p>${mark}</main>`;
  return { status: 400, html: page("Log in with PayPal · PayPal stand-in", body) };
}
