/**
 * The signature of a webhook: RSA-SHA256 over `transmission id|time|webhook id|crc32 of the raw body`, by a certificate from
 * PayPal's host whose chain ends at a trusted root. Verified here rather than by a call to PayPal. A forged webhook causes at
 * most one outgoing request for each certificate that it names, within ten minutes.
 */
import { verify, X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";
import { crc32 } from "node:zlib";
import { config } from "../config";
import { AppError } from "../error";
import type { ReasonParams } from "../error-reasons";
import { once } from "../once";
import { secret } from "../secret";

/** Names in lower case, as in API Gateway's events. */
export type Headers = Readonly<Record<string, string | undefined>>;

const certificatePath = /^\/v1\/notifications\/certs\/[\w-]+$/;
const signer = /^messageverificationcerts(\.sandbox)?\.paypal\.com$/;
/** PayPal retries a webhook for three days. */
const maxAgeMilliseconds = 4 * 86_400_000;
const maxAheadMilliseconds = 5 * 60_000;
const maxCertificateBytes = 64 * 1024;

/** Milliseconds for which a refused certificate is not fetched again. */
const refusedFor = 10 * 60_000;
/** Addresses that are remembered as refused. */
const maxRefused = 1_000;

const chains = new Map<string, X509Certificate[]>();
/** When each certificate was refused, oldest first, in milliseconds since 1970. */
const refusals = new Map<string, number>();

/** @throws AppError `bad-signature`, and `unavailable` when the certificate can't be read now */
export async function assertSigned(headers: Headers, rawBody: string, now: Date): Promise<void> {
  const id = headers["paypal-transmission-id"] ?? "";
  const time = headers["paypal-transmission-time"] ?? "";
  const signature = headers["paypal-transmission-sig"] ?? "";
  const age = now.getTime() - Date.parse(time);
  if (!(age <= maxAgeMilliseconds && age >= -maxAheadMilliseconds)) throw refused("time");
  if (headers["paypal-auth-algo"] !== "SHA256withRSA") throw refused("algorithm");
  const [leaf] = await trustedChain(headers["paypal-cert-url"] ?? "", now);
  if (!leaf) throw refused("certificate");
  const text = `${id}|${time}|${await secret("PAYPAL_WEBHOOK_ID")}|${crc32(rawBody)}`;
  const isRight = verify(
    "RSA-SHA256",
    Buffer.from(text),
    leaf.publicKey,
    Buffer.from(signature, "base64"),
  );
  if (!isRight) throw refused("signature");
}

async function trustedChain(address: string, now: Date): Promise<X509Certificate[]> {
  if (!URL.canParse(address)) throw refused("certificate-address");
  const url = new URL(address);
  // Nothing but origin and path: no user, no query.
  const plain = `${config.paypalCertificateOrigin}${url.pathname}`;
  if (address !== plain || !certificatePath.test(url.pathname))
    throw refused("certificate-address");
  const known = chains.get(address);
  if (known) {
    assertTrusted(known, now);
    return known;
  }
  const refusedAt = refusals.get(address);
  if (refusedAt !== undefined && now.getTime() - refusedAt < refusedFor)
    throw refused("certificate");
  try {
    const chain = await fetchChain(address);
    assertTrusted(chain, now);
    chains.set(address, chain);
    return chain;
  } catch (error) {
    if (error instanceof AppError && error.code === "bad-signature") rememberRefusal(address, now);
    throw error;
  }
}

function rememberRefusal(address: string, now: Date): void {
  refusals.delete(address);
  refusals.set(address, now.getTime());
  const [oldest] = refusals.keys();
  if (refusals.size > maxRefused && oldest !== undefined) refusals.delete(oldest);
}

/** @throws AppError `unavailable` when PayPal's host does not answer */
async function download(address: string): Promise<{ status: number; text: string }> {
  try {
    const options = { redirect: "error", signal: AbortSignal.timeout(5_000) } as const;
    const response = await fetch(address, options);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw unavailable(cause);
  }
}

async function fetchChain(address: string): Promise<X509Certificate[]> {
  const { status, text } = await download(address);
  if (status === 429 || status >= 500) throw unavailable();
  if (status !== 200 || text.length > maxCertificateBytes) throw refused("certificate");
  const parts = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  try {
    return parts.map((part) => new X509Certificate(part));
  } catch {
    throw refused("certificate");
  }
}

/** Each certificate is valid now and issued by the next, the last by a root, and the first is PayPal's webhook signer. */
function assertTrusted(chain: X509Certificate[], now: Date): void {
  const [leaf, ...above] = chain;
  const isValid = ({ validFrom, validTo }: X509Certificate) =>
    Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);
  const name = /(?:^|\n)CN=(.+)/.exec(leaf?.subject ?? "")?.[1] ?? "";
  const linked = chain.every((one, index) => {
    const issuer = above[index];
    return issuer
      ? issuer.ca && isIssuedBy(one, issuer)
      : // A root is issued by itself: the chain may contain it or not.
        roots().some((root) => isIssuedBy(one, root));
  });
  if (!signer.test(name) || !chain.every(isValid) || !linked) throw refused("certificate");
}

function isIssuedBy(one: X509Certificate, issuer: X509Certificate): boolean {
  return one.checkIssued(issuer) && one.verify(issuer.publicKey);
}

const roots = once(() => {
  const own = config.paypalRootCertificate;
  return (own ? [own] : rootCertificates).map((pem) => new X509Certificate(pem));
});

function unavailable(cause?: unknown): AppError {
  return new AppError("certificate-unavailable", { cause });
}

function refused(part: ReasonParams<"bad-signature">["part"]): AppError {
  return new AppError("bad-signature", { params: { part } });
}
