/**
 * Amazon Cognito on this computer: a user pool with one app client, and its hosted domain with a stand-in for Google.
 *
 * cognito-local keeps the users, the pool and the groups; what it lacks or does differently from AWS is here. Its
 * modules are imported by path, so its version is pinned exactly. What AWS does and this does not: README.md.
 */
import { join } from "node:path";
import { CognitoServiceFactoryImpl } from "cognito-local/lib/services/cognitoService.js";
import type { Services } from "cognito-local/lib/services/index.js";
import { close, listen } from "../http";
import { accountOperations } from "./accounts";
import { adminOperations, borrowedOperations } from "./admin";
import { CodeBook, type CodeFile } from "./codes";
import type { GooglePerson } from "./google";
import { Hosted } from "./hosted";
import { createHttp } from "./http";
import { Lockout } from "./lockout";
import { codeSender } from "./mail";
import * as policy from "./policy";
import { context, Pool, type PoolFile } from "./pool";
import type { Realm } from "./realm";
import { type Jwks, openSecrets } from "./secrets";
import { selfServiceOperations } from "./self-service";
import { signInOperations } from "./sign-in";
import { dataStore, JsonFile } from "./store";
import { type Claims, signClaims, tokenOperations } from "./tokens";
import { type PreSignUpTrigger, preSignUp } from "./trigger";

export type { GooglePerson } from "./google";
export { type Lifetimes, type Limits, passwordPolicy } from "./policy";
export type { Jwks } from "./secrets";
export type { Claims } from "./tokens";
export type { PreSignUpTrigger } from "./trigger";

export type Options = {
  /** 0 takes a free port. */
  port: number;
  /** Users, codes and signing keys live here and survive a restart. */
  dataDir: string;
  /** Where codes are sent through, and the address they come from (verified there). */
  sesEndpoint: string;
  fromAddress: string;
  /** Browser origins that may call (`http://localhost:5173`), and where the hosted domain may send people back to. */
  origins?: readonly string[];
  redirectUris?: readonly string[];
  logoutUris?: readonly string[];
  triggers?: { preSignUp?: PreSignUpTrigger };
  /** Who is offered on the Google page. */
  googlePeople?: readonly GooglePerson[];
  /** Fail the sign-in in which the trigger links an identity, once, as AWS does. */
  failFirstLinkedSignIn?: boolean;
  /** Seconds; shorter than AWS allows is fine. Tokens: also by UpdateUserPoolClient while it runs. */
  lifetimes?: Partial<policy.Lifetimes>;
  limits?: Partial<policy.Limits>;
  userPoolId?: string;
  userPoolClientId?: string;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
};

export type Cognito = {
  /** The user pool's endpoint; the hosted domain is at the same address. */
  url: string;
  userPoolId: string;
  userPoolClientId: string;
  issuer: string;
  jwks: Jwks;
  /** Signs any claims with the pool's key, for tests of whoever reads tokens. */
  sign(claims: Claims): string;
  stop(): Promise<void>;
};

export async function start(options: Options): Promise<Cognito> {
  const {
    dataDir,
    now = Date.now,
    userPoolClientId = "flightaideslocalwebclient0",
    userPoolId = "us-east-1_flightaides",
  } = options;
  const region = userPoolId.slice(0, userPoolId.indexOf("_"));
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
  const lifetimes = { ...policy.lifetimes, ...options.lifetimes };
  const limits = { ...policy.limits, ...options.limits };

  // cognito-local takes every file in the folder it is given for a pool, so the pool has one of its own.
  const poolDir = join(dataDir, "pools");
  const clients = await JsonFile.open(join(dataDir, "clients.json"), { Clients: {} });
  const users = await JsonFile.open<PoolFile>(join(poolDir, `${userPoolId}.json`), {
    Users: {},
    Options: {
      Id: userPoolId,
      Name: "flightaides",
      UsernameAttributes: ["email"],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ["email"],
      Policies: { PasswordPolicy: policy.passwordPolicy },
      MfaConfiguration: "OFF",
    },
  });
  const codes = await JsonFile.open<CodeFile>(join(dataDir, "codes.json"), {});
  const secrets = await openSecrets(join(dataDir, "secrets.json"));

  await users.save();
  const pool = new Pool(dataStore(clients), users, now);
  const clock = { get: () => new Date(now()) };
  const cognito = await new CognitoServiceFactoryImpl(
    poolDir,
    { create: async () => dataStore(clients) },
    { create: async () => pool },
  ).create(context, {});
  await pool.saveAppClient(context, {
    UserPoolId: userPoolId,
    ClientId: userPoolClientId,
    ClientName: "web",
    CreationDate: clock.get(),
    LastModifiedDate: clock.get(),
    ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    PreventUserExistenceErrors: "ENABLED",
    EnableTokenRevocation: true,
    IdTokenValidity: lifetimes.idToken,
    AccessTokenValidity: lifetimes.accessToken,
    RefreshTokenValidity: lifetimes.refreshToken,
    TokenValidityUnits: { IdToken: "seconds", AccessToken: "seconds", RefreshToken: "seconds" },
    AllowedOAuthFlows: ["code"],
    AllowedOAuthFlowsUserPoolClient: true,
    AllowedOAuthScopes: policy.scopes,
    CallbackURLs: [...(options.redirectUris ?? [])],
    LogoutURLs: [...(options.logoutUris ?? [])],
    SupportedIdentityProviders: ["COGNITO", "Google"],
    WriteAttributes: [...policy.writableAttributes],
  });

  const sender = codeSender(options.sesEndpoint, options.fromAddress);
  const realm: Realm = {
    poolId: userPoolId,
    clientId: userPoolClientId,
    issuer,
    pool,
    async client() {
      const client = await cognito.getAppClient(context, userPoolClientId);
      if (!client) throw new Error("The app client has been deleted from the data folder");
      return client;
    },
    secrets,
    codes: new CodeBook(codes, limits, now),
    lockout: new Lockout(now),
    pending: new Map(),
    sendCode: sender.send,
    preSignUp: preSignUp(
      { region, poolId: userPoolId, clientId: userPoolClientId },
      options.triggers?.preSignUp,
    ),
    limits,
    codeLifetimes: lifetimes,
    now,
  };
  const server = createHttp({
    realm,
    hosted: new Hosted(realm, {
      redirectUris: options.redirectUris ?? [],
      logoutUris: options.logoutUris ?? [],
      googlePeople: options.googlePeople,
      failFirstLinkedSignIn: options.failFirstLinkedSignIn ?? false,
    }),
    open: {
      ...signInOperations,
      ...accountOperations,
      ...tokenOperations,
      ...selfServiceOperations,
    },
    // The borrowed operations use no more of the services than these two.
    signed: { ...borrowedOperations({ clock, cognito } as Services), ...adminOperations },
    origins: options.origins ?? [],
  });
  const port = await listen(server, options.port);

  return {
    url: `http://localhost:${port}`,
    userPoolId,
    userPoolClientId,
    issuer,
    jwks: secrets.jwks,
    sign: (claims) => signClaims(realm, claims),
    async stop() {
      await close(server);
      sender.stop();
      await Promise.all([clients, users, codes].map((file) => file.save()));
    },
  };
}
