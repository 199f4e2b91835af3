/** Prints what a month costs: the tables of docs/scale.md. Calculated, not measured (cost-model.ts). */
import { costTables } from "./cost-model";

export async function run(): Promise<void> {
  for (const [name, table] of Object.entries(costTables())) console.log(`${name}\n\n${table}\n`);
}
