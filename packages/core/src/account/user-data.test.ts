/** Every entity is registered by a domain that exports and forgets what it holds, or is known to hold nothing of a user. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Entity } from "electrodb";
import { expect, it } from "vitest";
import { userData } from ".";

/** What holds no data of a user, or goes with what does. */
const others: Record<string, string> = {
  "connection/claimEntity":
    "that the two disagree, or the payer and PayPal, without a word of theirs; goes with the connection",
  "desk/lookCountEntity": "how often an operator has looked at somebody, for two days",
  "desk/personRecordEntity": "the same entries as those of `recordEntity`",
  "desk/recordEntity":
    "what operators did, about former accounts' ids, which identify nobody without the secret",
  "matching/legEntity": "goes with its itinerary, in the same transaction",
  "matching/matchJobEntity": "goes with its itinerary, in the same transaction",
  "migration/backfillEntity": "the progress of a migration",
  "notification/firstMatchEntity": "the id of an itinerary that has had a match",
  "notification/matchEntity": "the ids of two itineraries that were told of each other",
  "notification/sendRateEntity": "when the next mail may be sent",
  "numbers/numbersEntity": "how often something happened on a day",
  "payment/ledgerEntity": "orders, amounts and connections, as in payments without their payer",
  "payment/webhookEventEntity": "the id and type of an event of PayPal",
};

const core = join(import.meta.dirname, "..");

/** `domain/name` and the function that makes the entity, of all domains. */
async function entities(): Promise<[name: string, entity: unknown][]> {
  const domains = readdirSync(core, { withFileTypes: true })
    .filter((one) => one.isDirectory() && readdirSync(join(core, one.name)).includes("entity.ts"))
    .map(({ name }) => name);
  const all = domains.map(async (domain) => {
    const module: Record<string, unknown> = await import(
      /* @vite-ignore */ join(core, domain, "entity.ts")
    );
    return Object.entries(module)
      .filter(([, value]) => typeof value === "function" && value.length === 0)
      .filter(([, make]) => (make as () => unknown)() instanceof Entity)
      .map(([name, entity]): [string, unknown] => [`${domain}/${name}`, entity]);
  });
  return (await Promise.all(all)).flat();
}

it("every entity is exported and forgotten by a domain, or holds nothing of a user", async () => {
  const registered = new Set<unknown>(userData.flatMap((data) => [...data.entities]));
  const found = await entities();
  expect(found.length).toBeGreaterThan(20);
  const left = found.filter(([, entity]) => !registered.has(entity)).map(([name]) => name);
  expect(left.sort()).toEqual(Object.keys(others).sort());
});
