/** Fixtures: both stand-ins on free ports, each with a new folder, and clients for them. */
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { Amplify } from "aws-amplify";
import { fetchAuthSession } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { expect, onTestFinished } from "vitest";
import { type Cognito, type Options, start, type UserPoolSettings } from "../src/cognito";
import { type Ses, start as startSes } from "../src/ses";

const from = "FlightAides <noreply@flightaides.test>";
export const webOrigin = "http://localhost:5173";
export const redirectUri = `${webOrigin}/login`;
export const goodPassword = "Passw0rd-good";

export const settings: UserPoolSettings = {
  caseSensitive: false,
  passwordPolicy: {
    minLength: 8,
    requireUppercase: true,
    requireLowercase: true,
    requireDigits: true,
    requireSymbols: false,
  },
  attributes: {
    email: { required: true, mutable: true, write: true },
    name: { required: false, mutable: true, write: true },
  },
  keepOriginal: ["email"],
  fromGoogle: ["email", "name", "picture"],
  signUpCodeSeconds: 24 * 3600,
  codesPerHour: 20,
  mfa: { configuration: "OPTIONAL", factors: ["SOFTWARE_TOKEN_MFA"] },
  groups: ["operators"],
  scopes: ["openid", "profile", "email", "phone"],
  tokens: { idSeconds: 3600, accessSeconds: 3600, refreshSeconds: 30 * 24 * 3600 },
  preventUserExistenceErrors: true,
  codeMail: { subject: "Your code", html: "<p>Your code is <b>{####}</b>.</p>" },
};

/** The secrets of a file's first stand-in, reused by the others: creating a key takes 100 ms or more. */
let secrets: string | undefined;

export type World = {
  settings: UserPoolSettings;
  ses: Ses;
  cognito: Cognito;
  admin: CognitoIdentityProviderClient;
  /** Stops and starts the user pool on the same folder. */
  restart(): Promise<void>;
  /** Calls an operation without the SDK and returns the raw response. */
  call(operation: string, input: object): Promise<Answer>;
  /** The latest code sent to an address. */
  codeFor(email: string): string;
};

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/** A clock for the stand-in that moves only when the test says so. */
export function testClock() {
  let time = Date.now();
  return {
    now: () => time,
    forward(seconds: number) {
      time += 1000 * seconds;
    },
  };
}

export async function world({
  ownKeys = false,
  sendRate = 1000,
  ...options
}: Partial<Options> & { ownKeys?: boolean; sendRate?: number } = {}): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), "cognito-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const ses = await startSes({
    port: 0,
    verifiedSenders: ["noreply@flightaides.test", "hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate,
  });
  onTestFinished(ses.stop);
  const secretsFile = join(dataDir, "secrets.json");
  if (secrets && !ownKeys) await writeFile(secretsFile, secrets);
  const all: Options = {
    port: 0,
    dataDir,
    settings,
    sesEndpoint: ses.url,
    fromAddress: from,
    origins: [webOrigin],
    redirectUris: [`${webOrigin}/login`],
    logoutUris: [`${webOrigin}/`],
    ...options,
  };
  let running = await start(all);
  secrets ??= await readFile(secretsFile, "utf8");
  onTestFinished(() => running.stop());
  let admin = adminClient(running);
  onTestFinished(() => admin.destroy());

  return {
    settings: all.settings,
    ses,
    get cognito() {
      return running;
    },
    get admin() {
      return admin;
    },
    async restart() {
      await running.stop();
      admin.destroy();
      running = await start(all);
      admin = adminClient(running);
    },
    async call(operation, input) {
      const response = await fetch(running.url, {
        method: "POST",
        headers: {
          "content-type": "application/x-amz-json-1.1",
          "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify({ ClientId: running.userPoolClientId, ...input }),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    codeFor(email) {
      const mail = ses
        .mails()
        .filter(({ destination }) => destination.to.includes(email))
        .at(-1);
      const code = /\b\d{6}\b/.exec(mail?.body.text ?? "")?.[0];
      if (!code) throw new Error(`No code was sent to ${email}`);
      return code;
    },
  };
}

function adminClient({ url }: Cognito): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    endpoint: url,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
}

/** Points Amplify at the stand-in, with empty storage in memory. */
export function configureAmplify({ url, userPoolClientId, userPoolId }: Cognito): void {
  // Amplify warns about every custom endpoint.
  ConsoleLogger.LOG_LEVEL = "ERROR";
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: url } },
  });
  const memory = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void memory.set(key, value),
    getItem: async (key) => memory.get(key) ?? null,
    removeItem: async (key) => void memory.delete(key),
    clear: async () => memory.clear(),
  });
}

/** Creates an account with a verified address. */
export async function account(
  { admin, cognito }: World,
  email: string,
  { name = "Maya Raman", password = goodPassword } = {},
): Promise<{ sub: string }> {
  const user = { UserPoolId: cognito.userPoolId, Username: email };
  const { User } = await admin.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: "SUPPRESS",
      UserAttributes: [
        { Name: "email", Value: email },
        { Name: "email_verified", Value: "true" },
        { Name: "name", Value: name },
      ],
    }),
  );
  await admin.send(
    new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }),
  );
  return { sub: String(User?.Username) };
}

/** The attributes of a user, as the backend reads them. */
export async function attributesOf(
  { admin, cognito }: World,
  username: string,
): Promise<Record<string, string | undefined>> {
  const { UserAttributes = [] } = await admin.send(
    new AdminGetUserCommand({ UserPoolId: cognito.userPoolId, Username: username }),
  );
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
}

/** The tokens of Amplify's session. */
export async function tokens() {
  const { tokens: found } = await fetchAuthSession();
  if (!found?.idToken) throw new Error("Amplify has no session");
  return { id: found.idToken.toString(), access: found.accessToken.toString() };
}

/** Signs in with a wrong password, without Amplify. Returns the name and message of the error. */
export async function wrongPassword({ call }: World, username: string): Promise<string> {
  const { body: challenge } = await call("InitiateAuth", {
    AuthFlow: "USER_SRP_AUTH",
    AuthParameters: { USERNAME: username, SRP_A: "abcdef0123" },
  });
  const parameters = challenge.ChallengeParameters as Record<string, string>;
  const { body } = await call("RespondToAuthChallenge", {
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeResponses: {
      USERNAME: parameters.USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: parameters.SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: Buffer.from("wrong").toString("base64"),
      TIMESTAMP: "Fri Nov 20 18:35:00 UTC 2026",
    },
  });
  return `${body.__type}: ${body.message}`;
}

/** A browser with its cookie of the hosted domain, a PKCE pair and a state. */
export function browser({ cognito }: World) {
  const verifier = randomBytes(48).toString("base64url");
  const query = {
    client_id: cognito.userPoolClientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid profile email phone",
    state: "some-state",
    identity_provider: "Google",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  };
  let cookie = "";

  async function open(address: string, form?: Record<string, string>) {
    const response = await fetch(new URL(address, cognito.url), {
      redirect: "manual",
      headers: { cookie },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(";")[0] ?? "";
    const location = response.headers.get("location");
    return { status: response.status, location, text: await response.text() };
  }
  const authorize = (changes: Record<string, string> = {}) =>
    open(`/oauth2/authorize?${new URLSearchParams({ ...query, ...changes })}`);

  return {
    open,
    authorize,
    get cookie() {
      return cookie;
    },
    set cookie(value) {
      cookie = value;
    },
    /** Goes through the Google page. Returns the query of the address that the app is called back with. */
    async signIn(
      choice: Record<string, string>,
      changes: Record<string, string> = {},
    ): Promise<URLSearchParams> {
      const { location } = await authorize(changes);
      const request = new URL(location ?? "", cognito.url).searchParams.get("request") ?? "";
      const { location: back } = await open("/google", { request, ...choice });
      expect(back).toMatch(/^http:\/\/localhost:5173\/login\?/);
      return new URL(back ?? "").searchParams;
    },
    async token(changes: Record<string, string>) {
      const response = await fetch(`${cognito.url}/oauth2/token`, {
        method: "POST",
        headers: { origin: webOrigin },
        body: new URLSearchParams({
          grant_type: "authorization_code",
          client_id: cognito.userPoolClientId,
          redirect_uri: redirectUri,
          code_verifier: verifier,
          ...changes,
        }),
      });
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
  };
}

/** Signs in with Google. Returns the tokens and the verified claims of the ID token. */
export async function claimsOf(
  here: World,
  choice: Record<string, string>,
  changes: Record<string, string> = {},
) {
  const { signIn, token } = browser(here);
  const found = await signIn(choice, changes);
  if (!found.has("code")) throw new Error(found.get("error_description") ?? "no code");
  const { body } = await token({ code: found.get("code") ?? "" });
  const { jwks, userPoolClientId: clientId, userPoolId } = here.cognito;
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "id" });
  verifier.cacheJwks(jwks);
  return { claims: await verifier.verify(body.id_token), tokens: body };
}
