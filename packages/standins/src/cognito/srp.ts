/**
 * The server's half of Cognito's SRP-6a (3072-bit group, generator 2, SHA-256), the counterpart of aws-amplify's
 * `AuthenticationHelper`. Only a salt and a verifier of a password are stored, and neither is enough to sign in.
 */
import {
  createDiffieHellman,
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** RFC 3526, group 15. */
const prime = getDiffieHellman("modp15").getPrime();
const N = BigInt(`0x${prime.toString("hex")}`);
const g = 2n;
const group = createDiffieHellman(prime, Number(g));
const k = hash(padded(N) + padded(g));

/** The stored data of a password. Both are hexadecimal. */
export type Verifier = { salt: string; verifier: string };

/** The server's state between the two steps of a sign-in. */
export type Challenge = { A: bigint; B: bigint; b: bigint; verifier: bigint };

/** `poolName` is the part of the pool's id after the underscore, `userId` the USER_ID_FOR_SRP of the challenge. */
export function createVerifier(poolName: string, userId: string, password: string): Verifier {
  const salt = randomBytes(16).toString("hex");
  return { salt, verifier: power(g, privateKey(poolName, userId, password, salt)).toString(16) };
}

/** Whether this is the password of the verifier, when it is known in plain text. */
export function isPassword(
  { salt, verifier }: Verifier,
  poolName: string,
  userId: string,
  password: string,
): boolean {
  return power(g, privateKey(poolName, userId, password, salt)).toString(16) === verifier;
}

/**
 * Salt, verifier and user name of an address without an account. They are derived from the address,
 * because a response that changed from call to call would reveal that there is no account. No
 * password matches this verifier.
 */
export function simulate(secret: Buffer, login: string): Verifier & { username: string } {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, login, purpose, bytes));
  const id = derive("user id", 16);
  // Version and variant of a random UUID.
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x40, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  return {
    username: id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
    salt: derive("salt", 16).toString("hex"),
    verifier: (BigInt(`0x${derive("verifier", 384).toString("hex")}`) % N).toString(16),
  };
}

/** The server's public key for the client's; undefined for a key that would reveal the shared secret (A mod N = 0). */
export function challenge(stored: Verifier, clientKey: string): Challenge | undefined {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientKey)) return undefined;
  const A = BigInt(`0x${clientKey}`);
  if (A % N === 0n) return undefined;
  const verifier = BigInt(`0x${stored.verifier}`);
  const b = BigInt(`0x${randomBytes(32).toString("hex")}`);
  return { A, B: (k * verifier + power(g, b)) % N, b, verifier };
}

/** Whether the client's signature proves knowledge of the password. */
export function proves(
  { A, B, b, verifier }: Challenge,
  claim: {
    poolName: string;
    userId: string;
    secretBlock: string;
    timestamp: string;
    signature: string;
  },
): boolean {
  const u = hash(padded(A) + padded(B));
  const secret = power((A * power(verifier, u)) % N, b);
  // HKDF with the shared secret as key and u as salt.
  const key = Buffer.from(
    hkdfSync(
      "sha256",
      Buffer.from(padded(secret), "hex"),
      Buffer.from(padded(u), "hex"),
      "Caldera Derived Key",
      16,
    ),
  );
  const expected = createHmac("sha256", key)
    .update(claim.poolName)
    .update(claim.userId)
    .update(Buffer.from(claim.secretBlock, "base64"))
    .update(claim.timestamp)
    .digest();
  const given = Buffer.from(claim.signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function privateKey(poolName: string, userId: string, password: string, salt: string): bigint {
  const inner = createHash("sha256").update(`${poolName}${userId}:${password}`).digest("hex");
  return hash(padded(BigInt(`0x${salt}`)) + inner);
}

function hash(hex: string): bigint {
  return BigInt(`0x${createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex")}`);
}

/** Cognito hashes Java's BigInteger.toByteArray(): whole bytes with a sign bit of 0. Hexadecimal. */
function padded(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

/** `base ** exponent % N`, by OpenSSL: ten times as fast as with BigInt. */
function power(base: bigint, exponent: bigint): bigint {
  group.setPrivateKey(bytesOf(exponent));
  return BigInt(`0x${group.computeSecret(bytesOf(base)).toString("hex")}`);
}

function bytesOf(value: bigint): Buffer {
  return Buffer.from(padded(value), "hex");
}
