/**
 * aws-ses-v2-local, embedded: its express app and its store, without its own server.
 *
 * The package keeps its store in a module variable, so that two of its servers in one process share their mails.
 * Each call here loads the package's own files afresh (not its dependencies), which keeps stand-ins apart.
 */
import type { RequestListener } from "node:http";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import type startPackage from "aws-ses-v2-local";
import type { Email, Store } from "aws-ses-v2-local/dist/store.js";
import { close } from "./loopback";

export type { Email };

/** The package forgets a mail's tags, which come back with bounces and complaints: we write them to it. */
export type Sent = Email & { tags?: { name: string; value: string }[] };

export type Embedded = { app: RequestListener; emails: () => Sent[]; add: (email: Sent) => void };

export async function embed(): Promise<Embedded> {
  const require = createRequire(import.meta.url);
  const main = require.resolve("aws-ses-v2-local");
  const folder = dirname(main);
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(folder + sep)) delete require.cache[file];
  }
  const { default: start }: { default: typeof startPackage } = require(main);
  const store: { getStoreReadonly(): Readonly<Store> } = require(join(folder, "store.js"));

  // The package only hands out a listening server. Its request listener is the app; the server itself is closed
  // again, because ours reports a taken port and binds to loopback.
  const server = await start({ host: "127.0.0.1", port: 0 });
  const [app] = server.listeners("request") as RequestListener[];
  await close(server);
  if (!app) throw new Error("aws-ses-v2-local has changed: its server has no request listener");

  return {
    app,
    emails: () => store.getStoreReadonly().emails,
    // Not saveEmail(): that would send a restored mail once more where SMTP_TRANSPORT is set.
    add: (email) => store.getStoreReadonly().emails.push(email),
  };
}
