/**
 * Signing in to a user pool by SRP, as the browser does (RFC 5054 with Cognito's hashes: 3072-bit group, generator 2, SHA-256), and
 * renewing the tokens. Amplify does the same, but does not fit into a template.
 */
import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from "node:crypto";
import { type Options, send } from "./send";

/** `endpoint` replaces AWS's, for the stand-in. */
export type Pool = { userPoolId: string; userPoolClientId: string; endpoint?: string | undefined };
export type Account = { email: string; password: string };

const prime = getDiffieHellman("modp15").getPrime();
const N = BigInt(`0x${prime.toString("hex")}`);
const g = 2n;

/** @returns the refresh token, which is valid for a month. @throws Error with Cognito's exception */
export async function signIn(
  pool: Pool,
  { email, password }: Account,
  ca?: string,
): Promise<string> {
  const a = BigInt(`0x${randomBytes(32).toString("hex")}`);
  const A = power(g, a);
  const { ChallengeParameters: given } = await call<{
    ChallengeParameters: Record<string, string>;
  }>(
    pool,
    "InitiateAuth",
    { AuthFlow: "USER_SRP_AUTH", AuthParameters: { USERNAME: email, SRP_A: A.toString(16) } },
    ca,
  );
  const { SALT = "", SRP_B = "", SECRET_BLOCK = "", USER_ID_FOR_SRP: userId = "" } = given;
  const B = BigInt(`0x${SRP_B}`);
  const poolName = pool.userPoolId.split("_")[1] ?? "";
  const u = BigInt(`0x${hash(padded(A) + padded(B))}`);
  const identity = createHash("sha256").update(`${poolName}${userId}:${password}`).digest("hex");
  const x = BigInt(`0x${hash(padded(BigInt(`0x${SALT}`)) + identity)}`);
  const k = BigInt(`0x${hash(padded(N) + padded(g))}`);
  const S = power((((B - k * power(g, x)) % N) + N) % N, a + u * x);
  const key = Buffer.from(
    hkdfSync(
      "sha256",
      Buffer.from(padded(S), "hex"),
      Buffer.from(padded(u), "hex"),
      "Caldera Derived Key",
      16,
    ),
  );
  const TIMESTAMP = timestampOf(new Date());
  const signature = createHmac("sha256", key)
    .update(poolName + userId)
    .update(Buffer.from(SECRET_BLOCK, "base64"))
    .update(TIMESTAMP)
    .digest("base64");
  const answer = await call<{
    AuthenticationResult?: { RefreshToken?: string };
    ChallengeName?: string;
  }>(
    pool,
    "RespondToAuthChallenge",
    {
      ChallengeName: "PASSWORD_VERIFIER",
      ChallengeResponses: {
        USERNAME: userId,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP,
      },
    },
    ca,
  );
  const token = answer.AuthenticationResult?.RefreshToken;
  if (!token) throw new Error(`Cognito asks for ${answer.ChallengeName ?? "nothing"}`);
  return token;
}

/** @returns a new ID token. @throws Error with Cognito's exception */
export async function renew(pool: Pool, refreshToken: string, ca?: string): Promise<string> {
  const { AuthenticationResult } = await call<{ AuthenticationResult?: { IdToken?: string } }>(
    pool,
    "GetTokensFromRefreshToken",
    { RefreshToken: refreshToken },
    ca,
  );
  if (!AuthenticationResult?.IdToken) throw new Error("Cognito gives no ID token");
  return AuthenticationResult.IdToken;
}

async function call<Result>(
  { userPoolId, userPoolClientId, endpoint }: Pool,
  operation: string,
  input: object,
  ca: string | undefined,
): Promise<Result> {
  const [region] = userPoolId.split("_");
  const options: Options = {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: userPoolClientId, ...input }),
    ca,
  };
  const url = new URL(endpoint ?? `https://cognito-idp.${region}.amazonaws.com/`);
  const { status, text } = await send(url, options);
  if (status !== 200) throw new Error(`Cognito ${operation}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text) as Result;
}

/** Cognito's hexadecimal notation of a positive number: an even number of digits, the first bit clear. */
function padded(number: bigint): string {
  const digits = number.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

function hash(hexadecimal: string): string {
  return createHash("sha256").update(Buffer.from(hexadecimal, "hex")).digest("hex");
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** `Tue Nov 3 04:05:06 UTC 2026`: the day without a leading zero. */
function timestampOf(now: Date): string {
  const [day, date, month, year, time] = now.toUTCString().replace(",", "").split(" ");
  return `${day} ${month} ${Number(date)} ${time} UTC ${year}`;
}
