/**
 * X.509 certificates (RFC 5280) in DER, as far as a signing chain needs them: node reads certificates but makes none.
 *
 * Names are written as UTF8String, validity as UTCTime, signatures as SHA-256 with RSA.
 */
import { createHash, createPublicKey, type KeyObject, sign } from "node:crypto";

export type Certificate = {
  /** Common names of who is certified and of who certifies. */
  subject: string;
  issuer: string;
  publicKey: KeyObject;
  /** The private key of the issuer. */
  signedBy: KeyObject;
  serial: Buffer;
  from: Date;
  to: Date;
  /** May certify others. */
  authority: boolean;
};

/** The certificate in PEM. */
export function certificate(options: Certificate): string {
  const { from, issuer, publicKey, serial, signedBy, subject, to } = options;
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    sha256WithRsa,
    name(issuer),
    sequence(time(from), time(to)),
    name(subject),
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(...extensions(options))),
  );
  const whole = sequence(body, sha256WithRsa, bits(sign("sha256", body, signedBy)));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

function tagged(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts);
const bits = (content: Buffer, unused = 0) => tagged(0x03, Buffer.from([unused]), content);
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, "hex"));

/** A positive one: a leading bit would make it negative. */
function integer(bytes: Buffer): Buffer {
  const positive = (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
  return tagged(0x02, positive);
}

/** `yyMMddHHmmssZ`, which holds until 2049. */
function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, "").slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}

const names = { organisation: "55040a", common: "550403" };

function name(common: string): Buffer {
  const part = (id: string, text: string) =>
    tagged(0x31, sequence(oid(id), tagged(0x0c, Buffer.from(text))));
  return sequence(part(names.organisation, "PayPal stand-in"), part(names.common, common));
}

const sha256WithRsa = sequence(oid("2a864886f70d01010b"), tagged(0x05));

/** What the keys may do, which is critical, and by which short names the certificates of a chain find each other. */
function extensions({ authority, publicKey, signedBy }: Certificate): Buffer[] {
  const yes = tagged(0x01, Buffer.from([0xff]));
  const critical = (id: string, value: Buffer) => sequence(oid(id), yes, tagged(0x04, value));
  const plain = (id: string, value: Buffer) => sequence(oid(id), tagged(0x04, value));
  const [keyUsage, unused] = authority ? [0x06, 1] : [0x80, 7];
  return [
    critical("551d13", authority ? sequence(yes) : sequence()),
    critical("551d0f", bits(Buffer.from([keyUsage]), unused)),
    plain("551d0e", tagged(0x04, keyId(publicKey))),
    plain("551d23", sequence(tagged(0x80, keyId(createPublicKey(signedBy))))),
  ];
}

function keyId(key: KeyObject): Buffer {
  return createHash("sha1")
    .update(key.export({ type: "spki", format: "der" }))
    .digest();
}
