/** The pool's signing key and the seed of simulated users, made at the first start and kept in the data folder. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { JsonFile } from "./store";

export type Jwk = { kty: "RSA"; alg: "RS256"; use: "sig"; kid: string; n: string; e: string };
export type Jwks = { keys: Jwk[] };

export type Secrets = {
  signingKey: KeyObject;
  kid: string;
  jwks: Jwks;
  /** Of which salts and ids of addresses without an account are derived. */
  fakeUsers: Buffer;
};

type SecretsFile = { kid: string; signingKey: string; fakeUsers: string };

export async function openSecrets(path: string): Promise<Secrets> {
  const file = await JsonFile.open<Partial<SecretsFile>>(path, {});
  if (!file.data.signingKey) {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    file.data.signingKey = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    file.data.kid = randomBytes(32).toString("base64");
    file.data.fakeUsers = randomBytes(32).toString("base64");
    await file.save();
  }
  const { fakeUsers = "", kid = "", signingKey: pem } = file.data;
  const signingKey = createPrivateKey(pem);
  const { e = "", n = "" } = createPublicKey(signingKey).export({ format: "jwk" });
  return {
    signingKey,
    kid,
    jwks: { keys: [{ kty: "RSA", alg: "RS256", use: "sig", kid, n, e }] },
    fakeUsers: Buffer.from(fakeUsers, "base64"),
  };
}
