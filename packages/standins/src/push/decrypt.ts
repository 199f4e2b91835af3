/** What a browser does with a push: RFC 8291 on the coding `aes128gcm` of RFC 8188. Written apart from any library that encrypts. */
import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";

/** Base64url. */
export type DeviceKeys = { privateKey: string; auth: string };

const saltLength = 16;
/** Salt, record size, length of the key id. */
const headerLength = saltLength + 4 + 1;
const tagLength = 16;
/** Ends the last record; padding follows it. */
const lastRecord = 2;

/** @throws Error for a body that is not meant for this device, or damaged */
export function decrypt(body: Buffer, { privateKey, auth }: DeviceKeys): string {
  const salt = body.subarray(0, saltLength);
  const keyLength = body[headerLength - 1] ?? 0;
  const senderKey = body.subarray(headerLength, headerLength + keyLength);
  const record = body.subarray(headerLength + keyLength);
  if (record.length > body.readUInt32BE(saltLength)) throw new Error("There is a second record");
  const device = createECDH("prime256v1");
  device.setPrivateKey(privateKey, "base64url");
  const shared = device.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), device.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync("sha256", shared, Buffer.from(auth, "base64url"), info, 32));
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${purpose}\0`, length));
  const opening = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  opening.setAuthTag(record.subarray(-tagLength));
  const padded = Buffer.concat([opening.update(record.subarray(0, -tagLength)), opening.final()]);
  const end = padded.lastIndexOf(lastRecord);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error("The padding is wrong");
  return padded.subarray(0, end).toString("utf8");
}
