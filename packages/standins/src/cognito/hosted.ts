/**
 * The hosted domain: `/oauth2/authorize`, `/oauth2/token`, `/logout`, and the page of the Google stand-in.
 *
 * Authorization code grants only, with PKCE (S256) if the client asks for it, and Google only: password sign-in is on
 * the app's own pages.
 */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { CognitoError } from "./errors";
import { ExpiringMap } from "./expiring-map";
import { federate, linkedUser } from "./federation";
import {
  defaultPeople,
  type GooglePerson,
  googlePage,
  problemPage,
  unlistedPerson,
} from "./google";
import { isEmail } from "./sign-up";
import { signIn, type Tokens } from "./tokens";
import type { UserPool } from "./user-pool";

export type HostedOptions = {
  /** Addresses to which `/oauth2/authorize` and `/logout` may redirect. */
  redirectUris?: readonly string[];
  logoutUris?: readonly string[];
  /** The accounts offered on the Google page. */
  googlePeople?: readonly GooglePerson[];
  /** Fail the sign-in during which the pre sign-up trigger links an identity, as AWS does. */
  failFirstLinkedSignIn?: boolean;
};

type HostedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The fields of a posted form. */
  form: URLSearchParams;
  /** The session cookie of an earlier sign-in. */
  cookie: string | undefined;
};

/** `cookie` sets the session cookie; null removes it. */
export type HostedResponse = { cookie?: string | null } & (
  | { redirect: string }
  | { status: number; page: string }
  | { status: number; json: object }
);

type Authorization = {
  redirectUri: string;
  scope: string;
  state: string | null;
  challenge: string | null;
};
type Grant = Authorization & { username: string };

const minute = 60 * 1000;
/** Of the Google page, of a code, and of the domain's session (an hour in AWS). Milliseconds. */
const pageLifetime = 15 * minute;
const codeLifetime = 5 * minute;
const cookieLifetime = 60 * minute;
/** Of the session that a failed linked sign-in leaves, for the next attempt. Milliseconds. */
const retryLifetime = minute;

export class Hosted {
  private readonly waiting: ExpiringMap<Authorization>;
  private readonly grants: ExpiringMap<Grant>;
  /** User names by cookie. */
  private readonly sessions: ExpiringMap<string>;
  private readonly people: readonly GooglePerson[];

  constructor(
    private readonly pool: UserPool,
    private readonly options: HostedOptions,
  ) {
    this.people = options.googlePeople ?? defaultPeople;
    this.waiting = new ExpiringMap(pool.now);
    this.grants = new ExpiringMap(pool.now);
    this.sessions = new ExpiringMap(pool.now);
  }

  /** Undefined for a path that the hosted domain doesn't have. */
  async answer(request: HostedRequest): Promise<HostedResponse | undefined> {
    switch (`${request.method} ${request.path}`) {
      case "GET /oauth2/authorize":
        return this.authorize(request);
      case "GET /google":
        return this.showGoogle(request.query.get("request") ?? "");
      case "POST /google":
        return this.continueFromGoogle(request.form);
      case "POST /oauth2/token":
        return this.exchange(request.form);
      case "GET /logout":
        return this.logOut(request);
      default:
        return undefined;
    }
  }

  private authorize({ cookie, query }: HostedRequest): HostedResponse {
    const { scopes } = this.pool.settings;
    const redirectUri = query.get("redirect_uri") ?? "";
    if (query.get("client_id") !== this.pool.clientId) return badRequest("Client does not exist");
    if (!this.options.redirectUris?.includes(redirectUri)) {
      return badRequest(`redirect_mismatch: ${redirectUri} is not a callback URL of the client`);
    }
    const authorization: Authorization = {
      redirectUri,
      scope: query.get("scope") ?? scopes.join(" "),
      state: query.get("state"),
      challenge: query.get("code_challenge"),
    };
    const refuse = (error: string, text?: string) => redirectError(authorization, error, text);

    if (query.get("response_type") !== "code") return refuse("unsupported_response_type");
    const requested = authorization.scope.split(" ").filter((scope) => scope !== "");
    if (requested.some((scope) => !scopes.includes(scope))) return refuse("invalid_scope");
    // Cognito issues profile, email and phone only together with openid.
    if (
      requested.some((scope) => ["profile", "email", "phone"].includes(scope)) &&
      !requested.includes("openid")
    ) {
      return refuse("invalid_scope");
    }
    if (authorization.challenge !== null && query.get("code_challenge_method") !== "S256") {
      return refuse("invalid_request", "code_challenge_method must be S256");
    }
    if (query.get("identity_provider") !== "Google") {
      return refuse("invalid_request", "This stand-in offers identity_provider=Google only");
    }

    const prompt = query.get("prompt") ?? "";
    const username = this.sessions.get(cookie ?? "");
    const user = username === undefined ? undefined : this.pool.users.byUsername(username);
    if (user && !["login", "select_account"].includes(prompt)) {
      return this.grant(authorization, user.username);
    }
    if (prompt === "none") return refuse("login_required");
    const id = randomBytes(24).toString("base64url");
    this.waiting.set(id, authorization, pageLifetime);
    return { redirect: `/google?request=${id}` };
  }

  private showGoogle(id: string): HostedResponse {
    if (!this.waiting.get(id)) return signInOver();
    return { status: 200, page: googlePage(this.people, id) };
  }

  private async continueFromGoogle(form: URLSearchParams): Promise<HostedResponse> {
    const id = form.get("request") ?? "";
    const authorization = this.waiting.get(id);
    if (!authorization) return signInOver();
    if (form.has("cancel")) {
      this.waiting.delete(id);
      return redirectError(authorization, "access_denied", "The user denied access");
    }
    const email = (form.get("email") ?? "").trim();
    const listed = this.people.find((one) => one.id === form.get("person"));
    if (!listed && !isEmail(email)) {
      return { status: 400, page: googlePage(this.people, id, "Please enter an e-mail address.") };
    }
    const person = listed ?? unlistedPerson(form.get("name") ?? "", email, form.has("verified"));

    this.waiting.delete(id);
    try {
      const { failFirstLinkedSignIn = false } = this.options;
      const { username } = await federate(this.pool, person, failFirstLinkedSignIn);
      const cookie = this.remember(username, cookieLifetime);
      return { ...this.grant(authorization, username), cookie };
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      const refused = redirectError(authorization, "invalid_request", error.message);
      const linked = linkedUser(this.pool, person);
      // Google's own session would let a retry pass without asking again.
      return linked
        ? { ...refused, cookie: this.remember(linked.username, retryLifetime) }
        : refused;
    }
  }

  /** Returns the cookie of a new session of this browser. `lifetime` in milliseconds. */
  private remember(username: string, lifetime: number): string {
    const cookie = randomUUID();
    this.sessions.set(cookie, username, lifetime);
    return cookie;
  }

  private grant(authorization: Authorization, username: string): { redirect: string } {
    const code = randomUUID();
    this.grants.set(code, { ...authorization, username }, codeLifetime);
    return { redirect: withQuery(authorization.redirectUri, { code, state: authorization.state }) };
  }

  private async exchange(form: URLSearchParams): Promise<HostedResponse> {
    const refuse = (error: string): HostedResponse => ({ status: 400, json: { error } });
    if (form.get("client_id") !== this.pool.clientId) return refuse("invalid_client");
    if (form.get("grant_type") !== "authorization_code") return refuse("unsupported_grant_type");

    const grant = this.grants.take(form.get("code") ?? "");
    const user = grant && this.pool.users.byUsername(grant.username);
    if (
      !grant ||
      !user ||
      grant.redirectUri !== form.get("redirect_uri") ||
      !isVerified(grant.challenge, form.get("code_verifier"))
    ) {
      return refuse("invalid_grant");
    }
    return {
      status: 200,
      json: oauthTokens(await signIn(this.pool, user, grant.scope), grant.scope),
    };
  }

  private logOut({ cookie, query }: HostedRequest): HostedResponse {
    const uri = query.get("logout_uri") ?? "";
    if (query.get("client_id") !== this.pool.clientId) return badRequest("Client does not exist");
    if (!this.options.logoutUris?.includes(uri)) {
      return badRequest(`${uri} is not a sign-out URL of the client`);
    }
    this.sessions.delete(cookie ?? "");
    return { redirect: uri, cookie: null };
  }
}

function oauthTokens(tokens: Tokens, scope: string): object {
  return {
    ...(scope.split(" ").includes("openid") && { id_token: tokens.IdToken }),
    access_token: tokens.AccessToken,
    refresh_token: tokens.RefreshToken,
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  };
}

/** RFC 7636. A verifier without a challenge fails too: the challenge may have been stripped from the request. */
function isVerified(challenge: string | null, verifier: string | null): boolean {
  if (challenge === null || verifier === null) return challenge === verifier;
  return createHash("sha256").update(verifier).digest("base64url") === challenge;
}

function signInOver(): HostedResponse {
  return badRequest("This sign-in is over. Please start again in the app.");
}

function badRequest(text: string): HostedResponse {
  return { status: 400, page: problemPage("Sign-in is not possible", text) };
}

function redirectError(
  { redirectUri, state }: Authorization,
  error: string,
  error_description?: string,
): { redirect: string } {
  return { redirect: withQuery(redirectUri, { error_description, state, error }) };
}

function withQuery(uri: string, query: Record<string, string | null | undefined>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
