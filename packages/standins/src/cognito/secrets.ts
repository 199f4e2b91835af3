/** The pool's signing key and the seed of simulated users. Created at the first start and kept in the data folder. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { JsonFile } from "../http";

type Jwk = { kty: "RSA"; alg: "RS256"; use: "sig"; kid: string; n: string; e: string };
export type Jwks = { keys: Jwk[] };

export type Secrets = {
  signingKey: KeyObject;
  kid: string;
  jwks: Jwks;
  /** Salts and user names of addresses without an account are derived from it. */
  simulatedUsers: Buffer;
};

type Stored = { kid: string; signingKey: string; simulatedUsers: string };

export async function openSecrets(path: string): Promise<Secrets> {
  const file = await JsonFile.open<{ secrets?: Stored }>(path, {});
  if (!file.data.secrets) {
    file.data.secrets = create();
    await file.save();
  }
  const { kid, signingKey: pem, simulatedUsers } = file.data.secrets;
  const signingKey = createPrivateKey(pem);
  const { e = "", n = "" } = createPublicKey(signingKey).export({ format: "jwk" });
  return {
    signingKey,
    kid,
    jwks: { keys: [{ kty: "RSA", alg: "RS256", use: "sig", kid, n, e }] },
    simulatedUsers: Buffer.from(simulatedUsers, "base64"),
  };
}

function create(): Stored {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    kid: randomBytes(32).toString("base64"),
    signingKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    simulatedUsers: randomBytes(32).toString("base64"),
  };
}
