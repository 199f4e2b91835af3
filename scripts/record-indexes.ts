/**
 * `npm run record-indexes`: records the deployed indexes. Run it after a release is on every stage.
 * The next release may create or
 * delete one of them (docs/decisions/0030-migrations.md).
 */
import { writeFileSync } from "node:fs";
import { createTableInput } from "../packages/core/src/db/table";

const { GlobalSecondaryIndexes } = createTableInput("any");
const file = new URL("../stacks/released-indexes.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(GlobalSecondaryIndexes, null, 2)}\n`);
