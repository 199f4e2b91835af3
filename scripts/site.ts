/** `npm run site`: for operators, lists the published releases of a stage's site, and makes one live. */
import { argv, exit } from "node:process";
import { parseArgs } from "node:util";
import { makeLive, releasesOf } from "./release/publication";
import { siteBucketOf } from "./release/site-bucket";

const usage = `npm run site -- list --stage <name>               lists the releases of the site
npm run site -- restore <version> --stage <name>  makes a release live again, within seconds
  Needs AWS credentials that may describe the stack Web, and list, read and write its bucket.`;

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { stage: { type: "string" } },
  allowPositionals: true,
});
const { stage } = values;
const [command, version, ...others] = positionals;
if (stage && command === "list" && !version) await list(stage);
else if (stage && command === "restore" && version && others.length === 0)
  await restore(stage, version);
else {
  console.error(usage);
  exit(1);
}

async function list(stage: string): Promise<void> {
  const { versions, live } = await releasesOf(await siteBucketOf(stage));
  for (const each of versions) console.log(each === live ? `${each} (live)` : each);
}

async function restore(stage: string, version: string): Promise<void> {
  await makeLive(await siteBucketOf(stage), version);
  console.log(`The site of ${version} is live.`);
}
