/**
 * The hosted domain: `/oauth2/authorize`, `/oauth2/token`, `/logout`, and behind them the Google stand-in.
 *
 * Only code grants, with PKCE (S256) where the client asks for it, and only Google: people who have a password sign
 * in on the app's own screens.
 */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { CognitoError, notAuthorized } from "./errors";
import { defaultPeople, type GooglePerson, googlePage, problemPage, somebody } from "./google";
import { scopes } from "./policy";
import { type Identity, isNative, type PoolUser, withAttributes } from "./pool";
import type { Realm } from "./realm";
import { refresh, signIn } from "./tokens";

export type HostedOptions = {
  redirectUris: readonly string[];
  logoutUris: readonly string[];
  googlePeople: readonly GooglePerson[] | undefined;
  failFirstLinkedSignIn: boolean;
};

export type HostedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The fields of a posted form. */
  form: URLSearchParams;
  /** The session cookie of an earlier sign-in. */
  cookie: string | undefined;
};

/** `cookie` sets the session cookie, null takes it away. */
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
  expires: number;
};
type Grant = Authorization & { username: string };
type BrowserSession = { username: string; expires: number };

/** Milliseconds: how long a code waits for /oauth2/token, a person on the Google page, and a cookie for a return. */
const codeLifetime = 5 * 60 * 1000;
const pageLifetime = 15 * 60 * 1000;
const cookieLifetime = 60 * 60 * 1000;
const retryLifetime = 60 * 1000;

export class Hosted {
  private readonly waiting = new Map<string, Authorization>();
  private readonly grants = new Map<string, Grant>();
  private readonly sessions = new Map<string, BrowserSession>();
  private readonly people: readonly GooglePerson[];

  constructor(
    private readonly realm: Realm,
    private readonly options: HostedOptions,
  ) {
    this.people = options.googlePeople ?? defaultPeople;
  }

  /** Answers a request of the hosted domain; undefined where the path is none of its own. */
  async answer(request: HostedRequest): Promise<HostedResponse | undefined> {
    switch (`${request.method} ${request.path}`) {
      case "GET /oauth2/authorize":
        return this.authorize(request);
      case "GET /google":
        return this.choose(request.query.get("request") ?? "");
      case "POST /google":
        return this.chosen(request.form);
      case "POST /oauth2/token":
        return this.token(request.form);
      case "GET /logout":
        return this.logout(request);
      default:
        return undefined;
    }
  }

  private authorize({ cookie, query }: HostedRequest): HostedResponse {
    const redirectUri = query.get("redirect_uri") ?? "";
    if (query.get("client_id") !== this.realm.clientId) return wrong("Client does not exist");
    if (!this.options.redirectUris.includes(redirectUri)) {
      return wrong(`redirect_mismatch: ${redirectUri} is not a callback address of the client`);
    }
    const authorization: Authorization = {
      redirectUri,
      scope: query.get("scope") ?? scopes.join(" "),
      state: query.get("state"),
      challenge: query.get("code_challenge"),
      expires: this.realm.now() + pageLifetime,
    };
    const asked = authorization.scope.split(" ").filter((scope) => scope !== "");
    const refuse = (error: string, text?: string) => back(authorization, error, text);

    if (query.get("response_type") !== "code") return refuse("unsupported_response_type");
    if (asked.some((scope) => !scopes.includes(scope))) return refuse("invalid_scope");
    // Cognito gives profile, email and phone only together with openid.
    if (asked.some((scope) => !["openid", "aws.cognito.signin.user.admin"].includes(scope))) {
      if (!asked.includes("openid")) return refuse("invalid_scope");
    }
    if (authorization.challenge !== null && query.get("code_challenge_method") !== "S256") {
      return refuse("invalid_request", "code_challenge_method must be S256");
    }
    if (query.get("identity_provider") !== "Google") {
      return refuse("invalid_request", "This stand-in offers identity_provider=Google only");
    }

    // As in AWS, the domain remembers the browser for an hour and asks nobody again, until /logout.
    const session = this.sessions.get(cookie ?? "");
    const asksAnew = ["login", "select_account"].includes(query.get("prompt") ?? "");
    const user = session && this.realm.pool.byUsername(session.username);
    if (session && user?.Enabled && session.expires > this.realm.now() && !asksAnew) {
      return this.grant(authorization, user.Username);
    }
    if (query.get("prompt") === "none") return refuse("login_required");
    const id = randomBytes(24).toString("base64url");
    keep(this.waiting, this.realm.now(), id, authorization);
    return { redirect: `/google?request=${id}` };
  }

  private choose(id: string): HostedResponse {
    if (!this.waitingFor(id)) return wrong("This sign-in is over. Please start again in the app.");
    return { status: 200, page: googlePage(this.people, id) };
  }

  private async chosen(form: URLSearchParams): Promise<HostedResponse> {
    const id = form.get("request") ?? "";
    const authorization = this.waitingFor(id);
    if (!authorization) return wrong("This sign-in is over. Please start again in the app.");
    if (form.has("cancel")) {
      this.waiting.delete(id);
      return back(authorization, "access_denied", "The user denied access");
    }
    const email = form.get("email") ?? "";
    const listed = this.people.find((one) => one.id === form.get("person"));
    if (!listed && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
      return { status: 400, page: googlePage(this.people, id, "Please enter an e-mail address.") };
    }
    const person = listed ?? somebody(form.get("name") ?? "", email, form.has("verified"));

    this.waiting.delete(id);
    try {
      const { Username } = await this.federate(person);
      const cookie = this.remember(Username, cookieLifetime);
      return { ...this.grant(authorization, Username), cookie };
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      const refused = back(authorization, "invalid_request", error.message);
      const linked = this.realm.pool.byIdentity("Google", person.id);
      // They have a session at Google now: it doesn't ask again when the app starts anew at once.
      return linked
        ? { ...refused, cookie: this.remember(linked.Username, retryLifetime) }
        : refused;
    }
  }

  /** The cookie by which this browser is known for so many milliseconds. */
  private remember(username: string, lifetime: number): string {
    const cookie = randomUUID();
    const expires = this.realm.now() + lifetime;
    keep(this.sessions, this.realm.now(), cookie, { username, expires });
    return cookie;
  }

  /**
   * The pool's user for a person from Google: the one the identity belongs to already, else the one the pre sign-up
   * trigger links it to, else a new federated user.
   *
   * AWS fails the very sign-in in which the trigger makes the link, with «Already found an entry for username
   * Google_<id>», and succeeds from the second attempt on; the app has to start the sign-in anew when it reads that.
   * Here it goes on at once, unless `failFirstLinkedSignIn` asks for what AWS does.
   */
  private async federate(person: GooglePerson): Promise<PoolUser> {
    const { pool, preSignUp } = this.realm;
    const username = `Google_${person.id}`;
    const known = pool.byIdentity("Google", person.id);
    if (known) return this.update(known, person);

    await preSignUp({
      source: "ExternalProvider",
      username,
      userAttributes: {
        "cognito:email_alias": "",
        "cognito:phone_number_alias": "",
        ...mapped(person),
        email: person.email,
      },
    });
    const linked = pool.byIdentity("Google", person.id);
    if (linked && this.options.failFirstLinkedSignIn && isNative(linked)) {
      throw notAuthorized(`Already found an entry for username ${username}`);
    }
    if (linked) return this.update(linked, person);

    const identity: Identity = {
      userId: person.id,
      providerName: "Google",
      providerType: "Google",
      issuer: null,
      primary: "true",
      dateCreated: String(this.realm.now()),
    };
    return pool.create({
      Username: username,
      UserStatus: "EXTERNAL_PROVIDER",
      Attributes: withAttributes(
        { Attributes: [{ Name: "sub", Value: randomUUID() }] },
        { ...mapped(person), identities: JSON.stringify([identity]) },
      ),
    });
  }

  /** The attribute mapping, which Cognito applies again at every sign-in through the provider. */
  private async update(user: PoolUser, person: GooglePerson): Promise<PoolUser> {
    if (!user.Enabled) throw notAuthorized("User is disabled.");
    const { email, email_verified, ...profile } = mapped(person);
    // The address of a native user is its name: it stays what its owner has proven, whatever Google says by now.
    const changes = isNative(user) ? profile : { ...profile, email, email_verified };
    return this.realm.pool.change(user.Username, (current) => ({
      Attributes: withAttributes(current, changes),
    }));
  }

  private grant(authorization: Authorization, username: string): { redirect: string } {
    const code = randomUUID();
    keep(this.grants, this.realm.now(), code, {
      ...authorization,
      username,
      expires: this.realm.now() + codeLifetime,
    });
    return { redirect: withQuery(authorization.redirectUri, { code, state: authorization.state }) };
  }

  private async token(form: URLSearchParams): Promise<HostedResponse> {
    const { pool } = this.realm;
    const refuse = (error: string): HostedResponse => ({ status: 400, json: { error } });
    if (form.get("client_id") !== this.realm.clientId) return refuse("invalid_client");

    if (form.get("grant_type") === "refresh_token") {
      try {
        const renewed = await refresh(this.realm, form.get("refresh_token") ?? "");
        return { status: 200, json: oauthTokens(renewed, true) };
      } catch (error) {
        if (!(error instanceof CognitoError)) throw error;
        return refuse("invalid_grant");
      }
    }
    if (form.get("grant_type") !== "authorization_code") return refuse("unsupported_grant_type");

    const code = form.get("code") ?? "";
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const user = grant && pool.byUsername(grant.username);
    if (
      !grant ||
      !user?.Enabled ||
      grant.expires <= this.realm.now() ||
      grant.redirectUri !== form.get("redirect_uri") ||
      !answers(grant.challenge, form.get("code_verifier"))
    ) {
      return refuse("invalid_grant");
    }
    const tokens = await signIn(this.realm, user, grant.scope);
    return { status: 200, json: oauthTokens(tokens, grant.scope.split(" ").includes("openid")) };
  }

  private logout({ cookie, query }: HostedRequest): HostedResponse {
    const uri = query.get("logout_uri") ?? "";
    if (query.get("client_id") !== this.realm.clientId) return wrong("Client does not exist");
    if (!this.options.logoutUris.includes(uri)) {
      return wrong(`${uri} is not a sign-out address of the client`);
    }
    this.sessions.delete(cookie ?? "");
    return { redirect: uri, cookie: null };
  }

  private waitingFor(id: string): Authorization | undefined {
    const found = this.waiting.get(id);
    return found && found.expires > this.realm.now() ? found : undefined;
  }
}

function mapped({ email, emailVerified, name, picture }: GooglePerson) {
  return {
    email: email.toLowerCase(),
    email_verified: String(emailVerified),
    name,
    ...(picture && { picture }),
  };
}

function oauthTokens(
  tokens: { AccessToken: string; IdToken: string; RefreshToken?: string; ExpiresIn: number },
  withId: boolean,
): object {
  return {
    ...(withId && { id_token: tokens.IdToken }),
    access_token: tokens.AccessToken,
    ...(tokens.RefreshToken && { refresh_token: tokens.RefreshToken }),
    expires_in: tokens.ExpiresIn,
    token_type: "Bearer",
  };
}

/** RFC 7636. Without a challenge there must be no verifier either, or somebody has stripped the challenge. */
function answers(challenge: string | null, verifier: string | null): boolean {
  if (challenge === null || verifier === null) return challenge === verifier;
  return createHash("sha256").update(verifier).digest("base64url") === challenge;
}

function wrong(text: string): HostedResponse {
  return { status: 400, page: problemPage("Sign-in is not possible", text) };
}

function back(to: Authorization, error: string, error_description?: string): { redirect: string } {
  return {
    redirect: withQuery(to.redirectUri, { error_description, state: to.state, error }),
  };
}

function withQuery(uri: string, query: Record<string, string | null | undefined>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

function keep<T extends { expires: number }>(
  all: Map<string, T>,
  now: number,
  key: string,
  value: T,
): void {
  for (const [other, { expires }] of all) if (expires <= now) all.delete(other);
  all.set(key, value);
}
