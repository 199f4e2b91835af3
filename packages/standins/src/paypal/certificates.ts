/** The certificates that webhooks are signed with: an authority of our own, an intermediate one, and the signer. */
import {
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  X509Certificate,
} from "node:crypto";
import { promisify } from "node:util";
import { certificate } from "./x509";

const newKeys = promisify(generateKeyPair);
const day = 24 * 60 * 60 * 1000;

/** What is stored, in PEM. The authority's key is thrown away: nothing more is certified. */
export type StoredCertificates = { id: string; key: string; chain: string; authority: string };

export type Certificates = {
  /** The last part of the certificates' address. */
  id: string;
  key: KeyObject;
  /** The signer's certificate and the intermediate one, as they are served. */
  chain: string;
  /** The root, which is not served: whoever verifies has to know it already. */
  authority: string;
};

/**
 * A new chain, which holds for a year. The signer has the name that PayPal's sandbox signs with, so that a receiver
 * may insist on it; only the root tells this chain from a real one.
 */
export async function newCertificates(now: number): Promise<StoredCertificates> {
  const rsa = () => newKeys("rsa", { modulusLength: 2048 });
  const [root, intermediate, signer] = await Promise.all([rsa(), rsa(), rsa()]);
  const validity = { from: new Date(now - day), to: new Date(now + 365 * day) };
  const make = (subject: string, issuer: string, keys: typeof root, signedBy: KeyObject) =>
    certificate({
      subject,
      issuer,
      publicKey: keys.publicKey,
      signedBy,
      // A first bit that is never set and never all there is: neither negative nor padded.
      serial: Buffer.concat([Buffer.from([0x5f]), randomBytes(15)]),
      authority: keys !== signer,
      ...validity,
    });
  const names = ["PayPal stand-in root", "PayPal stand-in intermediate"] as const;
  return {
    id: `CERT-${randomBytes(4).toString("hex")}-${randomBytes(4).toString("hex")}`,
    key: signer.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    chain:
      make(
        "messageverificationcerts.sandbox.paypal.com",
        names[1],
        signer,
        intermediate.privateKey,
      ) + make(names[1], names[0], intermediate, root.privateKey),
    authority: make(names[0], names[0], root, root.privateKey),
  };
}

export function openCertificates({ authority, chain, id, key }: StoredCertificates): Certificates {
  return { id, chain, authority, key: createPrivateKey(key) };
}

/** Whether they still hold for a week. */
export function areFresh({ authority }: StoredCertificates, now: number): boolean {
  return new Date(new X509Certificate(authority).validTo).getTime() > now + 7 * day;
}
