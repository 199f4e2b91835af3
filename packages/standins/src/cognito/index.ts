/**
 * Amazon Cognito on this computer: a user pool with one app client, and its hosted domain with a stand-in for Google.
 * README.md lists the differences from AWS.
 */
import { join } from "node:path";
import { close, JsonFile, listen } from "../http";
import { codeMailer } from "./code-mail";
import { Codes, type StoredCodes } from "./codes";
import { ExpiringMap } from "./expiring-map";
import { Hosted, type HostedOptions } from "./hosted";
import { createHttp } from "./http";
import { Lockout } from "./lockout";
import { type Jwks, openSecrets } from "./secrets";
import { Sessions, type StoredSessions } from "./sessions";
import type { UserPoolSettings } from "./settings";
import { type Claims, signClaims } from "./tokens";
import { customMessage, preSignUp, type Triggers } from "./trigger";
import type { UserPool } from "./user-pool";
import { type StoredUsers, Users } from "./users";

export type { GooglePerson } from "./google";
export type { Jwks } from "./secrets";
export type { UserPoolSettings } from "./settings";
export type { Claims } from "./tokens";
export type { Triggers } from "./trigger";

export type Options = HostedOptions & {
  /** 0 takes a free port. */
  port: number;
  /** The folder of users, sessions, codes and signing key, which survive a restart. */
  dataDir: string;
  settings: UserPoolSettings;
  /** Codes are sent through this SES endpoint, from an address that is verified there. */
  sesEndpoint: string;
  fromAddress: string;
  /** One that the endpoint knows. */
  configurationSetName?: string;
  /** Browser origins that may call, such as `http://localhost:5173`. */
  origins?: readonly string[];
  triggers?: Triggers;
  userPoolId?: string;
  /** Returns milliseconds since 1970; for tests. */
  now?: () => number;
};

export type Cognito = {
  /** The endpoint of the user pool and of the hosted domain. */
  url: string;
  userPoolId: string;
  userPoolClientId: string;
  issuer: string;
  jwks: Jwks;
  /** Signs any claims with the pool's key, for tests of token checks. */
  sign(claims: Claims): string;
  stop(): Promise<void>;
};

const userPoolClientId = "flightaideslocalwebclient0";

/** Rejects with `EADDRINUSE` when the port is taken. */
export async function start(options: Options): Promise<Cognito> {
  const { dataDir, now = Date.now, settings, userPoolId = "us-east-1_flightaides" } = options;
  const region = userPoolId.slice(0, userPoolId.indexOf("_"));
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
  const file = await JsonFile.open<StoredUsers & StoredSessions & StoredCodes>(
    join(dataDir, "pool.json"),
    { users: {}, sessions: {}, codes: {} },
  );
  await file.save();
  const mailer = codeMailer(options, settings.codeMail);
  const names = { region, poolId: userPoolId, clientId: userPoolClientId };
  const pool: UserPool = {
    id: userPoolId,
    clientId: userPoolClientId,
    issuer,
    settings,
    users: new Users(file, settings.caseSensitive, now),
    sessions: new Sessions(file, settings.tokens.refreshSeconds, now),
    codes: new Codes(file, settings, now),
    secrets: await openSecrets(join(dataDir, "secrets.json")),
    lockout: new Lockout(now),
    challenges: new ExpiringMap(now),
    codeChallenges: new ExpiringMap(now),
    wrongPasswords: new ExpiringMap(now),
    sendMail: mailer.send,
    preSignUp: preSignUp(names, options.triggers?.preSignUp),
    customMessage: customMessage(names, options.triggers?.customMessage),
    now,
  };
  const server = createHttp({
    pool,
    hosted: new Hosted(pool, options),
    origins: options.origins ?? [],
  });
  const port = await listen(server, options.port);

  return {
    url: `http://localhost:${port}`,
    userPoolId,
    userPoolClientId,
    issuer,
    jwks: pool.secrets.jwks,
    sign: (claims) => signClaims(pool, claims),
    async stop() {
      await close(server);
      mailer.stop();
      await file.save();
    },
  };
}
