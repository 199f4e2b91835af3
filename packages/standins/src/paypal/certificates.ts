/** The certificates that sign webhooks: a root of our own, an intermediate one, and the signer. */
import {
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  X509Certificate,
} from "node:crypto";
import { promisify } from "node:util";

const generateKeys = promisify(generateKeyPair);
const day = 24 * 60 * 60 * 1000;

/** In PEM. The keys of the authorities are not kept: they sign nothing more. */
export type StoredCertificates = { id: string; key: string; chain: string; authority: string };

export type Certificates = {
  /** Last part of the URL of the chain. */
  id: string;
  key: KeyObject;
  /** The certificates of signer and intermediate authority, as they are served. */
  chain: string;
  /** The root, which receivers must trust already; it is not served. */
  authority: string;
};

/**
 * Creates a chain that is valid for a year. The signer has the name of PayPal's sandbox, so that a receiver may check
 * the name; only the root differs from PayPal's.
 */
export async function createCertificates(now: number): Promise<StoredCertificates> {
  // Loaded on demand: the stored certificates last for a year.
  const { default: forge } = await import("node-forge");
  const rsa = () =>
    generateKeys("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
  const [root, intermediate, signer] = await Promise.all([rsa(), rsa(), rsa()]);
  const nameOf = (value: string) => [{ name: "commonName", value }];

  const certify = (
    subject: string,
    keys: { publicKey: string },
    issuer: string,
    issuerKeys: { privateKey: string },
  ): string => {
    const certificate = forge.pki.createCertificate();
    const isAuthority = keys !== signer;
    certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey);
    // A first byte below 0x80 keeps the number positive.
    certificate.serialNumber = `5f${randomBytes(15).toString("hex")}`;
    certificate.validity.notBefore = new Date(now - day);
    certificate.validity.notAfter = new Date(now + 365 * day);
    certificate.setSubject(nameOf(subject));
    certificate.setIssuer(nameOf(issuer));
    certificate.setExtensions([
      { name: "basicConstraints", cA: isAuthority, critical: true },
      {
        name: "keyUsage",
        keyCertSign: isAuthority,
        cRLSign: isAuthority,
        digitalSignature: !isAuthority,
        critical: true,
      },
    ]);
    certificate.sign(forge.pki.privateKeyFromPem(issuerKeys.privateKey), forge.md.sha256.create());
    return forge.pki.certificateToPem(certificate);
  };

  const names = {
    root: "PayPal stand-in root",
    intermediate: "PayPal stand-in intermediate",
    signer: "messageverificationcerts.sandbox.paypal.com",
  };
  return {
    id: `CERT-${randomBytes(4).toString("hex")}-${randomBytes(4).toString("hex")}`,
    key: signer.privateKey,
    chain:
      certify(names.signer, signer, names.intermediate, intermediate) +
      certify(names.intermediate, intermediate, names.root, root),
    authority: certify(names.root, root, names.root, root),
  };
}

export function openCertificates({ authority, chain, id, key }: StoredCertificates): Certificates {
  return { id, chain, authority, key: createPrivateKey(key) };
}

/** Whether they are valid for at least another week. */
export function areFresh({ authority }: StoredCertificates, now: number): boolean {
  return new Date(new X509Certificate(authority).validTo).getTime() > now + 7 * day;
}
