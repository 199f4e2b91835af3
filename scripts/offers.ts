/** `npm run offers`: for operators, flightaids who have cancelled too many paid connections. */
import { argv, exit } from "node:process";
import { environment } from "./environment";

const usage = `npm run offers -- show <uid> [--env <file>]   what counts against a Flightaide, and since when they are off offer
npm run offers -- lift <uid> [--env <file>]   puts a Flightaide on offer again, and forgets what counted
  Whoever is on offer again shows the paused postings under My itineraries.
  --env <file>, --stage <stage> (.local/<stage>.env)  environment of the stage, by default that of the product on this machine (docs/operating.md)
  The credentials need GetItem and DeleteItem on the table.`;

const [command, uid, ...rest] = environment(argv.slice(2), usage);
if (!uid || rest.length > 0 || (command !== "show" && command !== "lift")) {
  console.error(usage);
  exit(1);
}
const { Quota } = await import("../packages/core/src/quota");
if (command === "show") {
  const { cancelled, offSince } = await Quota.strikesOf(uid);
  for (const { connection, at } of cancelled) console.log(`${at} connection ${connection}`);
  console.log(offSince ? `Off offer since ${offSince}.` : "On offer.");
} else if (await Quota.lift(uid)) {
  console.log(`${uid} is on offer again.`);
} else {
  console.error(`${uid} is not off offer.`);
  exit(1);
}
