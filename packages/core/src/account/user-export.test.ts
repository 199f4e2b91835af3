/** The export of the user pool, against the stand-in of Cognito and a bucket that keeps what it receives. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { type Cognito, start as startCognito } from "@flightaides/standins/cognito";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { exportUsers } from "./user-export";
import { userPool } from "./user-pool";

const now = new Date("2027-03-10T01:17:00Z");
const never = new Date(8.64e15);
/** More than a page. */
const emails = Array.from({ length: 65 }, (_, number) => `ann-${number}@example.test`);

let dataDir: string;
let cognito: Cognito;
let users: { uid: string | undefined; email: string }[];
let bucket: Server;
const objects = new Map<string, Buffer>();
let refusesFiles = false;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cognito-"));
  cognito = await startCognito({
    port: 0,
    dataDir,
    settings: userPool,
    // No user signs up, so no code is sent.
    sesEndpoint: "http://127.0.0.1:9",
    fromAddress: "hello@flightaides.test",
  });
  const admin = new CognitoIdentityProviderClient({ endpoint: cognito.url });
  users = [];
  for (const email of emails) {
    const { User } = await admin.send(
      new AdminCreateUserCommand({
        UserPoolId: cognito.userPoolId,
        Username: email,
        MessageAction: "SUPPRESS",
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "name", Value: "Ann Kowalski" },
        ],
      }),
    );
    users.push({ uid: User?.Username, email });
  }
  bucket = createServer(async (request, response) => {
    const body = await buffer(request);
    const name = new URL(request.url ?? "", "http://bucket").pathname;
    if (refusesFiles && name.endsWith(".gz")) return response.writeHead(403).end();
    objects.set(name, body);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(bucket, "listening");
});
afterAll(async () => {
  bucket.closeAllConnections();
  bucket.close();
  await cognito.stop();
  await rm(dataDir, { recursive: true });
});

beforeEach(() => {
  objects.clear();
  refusesFiles = false;
  const address = bucket.address();
  const port = typeof address === "object" && address?.port;
  vi.stubEnv("AWS_ENDPOINT_URL_S3", `http://127.0.0.1:${port}`);
  vi.stubEnv("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER", cognito.url);
  vi.stubEnv("USER_POOL_ID", cognito.userPoolId);
  vi.stubEnv("EXPORT_BUCKET", "exports");
  // The body as it is, without a checksum trailer.
  vi.stubEnv("AWS_REQUEST_CHECKSUM_CALCULATION", "WHEN_REQUIRED");
});
afterEach(() => vi.unstubAllEnvs());

it("writes the sub and address of every user, of all pages, and nothing else", async () => {
  const written = await exportUsers(now, never);
  expect([...objects.keys()]).toEqual([
    "/exports/2027-03-10T01-17-00.000Z/00001.ndjson.gz",
    "/exports/2027-03-10T01-17-00.000Z/complete.json",
  ]);
  const [file, complete] = [...objects.values()];
  const lines = gunzipSync(file ?? "")
    .toString()
    .trimEnd()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(users);
  expect(written).toEqual({ users: 65, files: 1 });
  expect(JSON.parse(String(complete))).toEqual(written);
});

it("is not complete when time runs out", async () => {
  await expect(exportUsers(now, new Date(0))).rejects.toThrow("The export is incomplete");
  expect(objects.size).toBe(0);
});

it("is not complete when a file cannot be written", async () => {
  refusesFiles = true;
  await expect(exportUsers(now, never)).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  });
  expect(objects.size).toBe(0);
});
