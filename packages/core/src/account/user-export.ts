/**
 * The nightly export of the user pool: which `sub` has which e-mail address. The items of a user are filed by `sub`, and a lost
 * pool would take the only complete list of them with it. The only importer of S3's SDK.
 */
import { gzipSync } from "node:zlib";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { config } from "../config";
import { listSignIns } from "./directory";

/** Bounds what is held in memory: about a megabyte. */
const usersPerFile = 10_000;

const client = new S3Client({});

export type UserExport = { users: number; files: number };

/**
 * Writes `<now>/00001.ndjson.gz` and so on, each line `{"uid","email"}`, and then `<now>/complete.json`, a {@link UserExport}. An
 * export without it is incomplete.
 * @throws Error when it is not complete at `until`
 */
export async function exportUsers(now: Date, until: Date): Promise<UserExport> {
  const folder = now.toISOString().replaceAll(":", "-");
  const written: UserExport = { users: 0, files: 0 };
  let lines: string[] = [];

  async function writeFile(): Promise<void> {
    written.files++;
    written.users += lines.length;
    const name = `${String(written.files).padStart(5, "0")}.ndjson.gz`;
    await put(`${folder}/${name}`, gzipSync(lines.join("")));
    lines = [];
  }

  for await (const page of listSignIns(config.userPoolId)) {
    if (Date.now() >= until.getTime()) {
      throw new Error(`The export is incomplete after ${written.users + lines.length} users`);
    }
    lines.push(...page.map((user) => `${JSON.stringify(user)}\n`));
    if (lines.length >= usersPerFile) await writeFile();
  }
  if (lines.length > 0) await writeFile();
  await put(`${folder}/complete.json`, JSON.stringify(written));
  return written;
}

async function put(name: string, body: Uint8Array | string): Promise<void> {
  const Bucket = config.exportBucket;
  await client.send(new PutObjectCommand({ Bucket, Key: name, Body: body }));
}
