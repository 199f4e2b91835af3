const core = "packages/core/src";

/** Tests of other domains that belong to a domain too: what they assert is its work. */
const furtherTests = {
  matching: ["itinerary/*.test.ts"],
  masking: [],
  quota: [],
  outbox: [],
  payment: [],
  notification: [],
  connection: [],
  journey: [],
} as const satisfies Record<string, readonly string[]>;

export type Domain = keyof typeof furtherTests;

export function isDomain(name: string): name is Domain {
  return name in furtherTests;
}

/** The domains whose tests have reached the threshold: one a night. */
const nightly: readonly Domain[] = ["outbox"];

export function domainOf(night: Date): string | undefined {
  return nightly[night.getUTCDate() % nightly.length];
}

export function folderOf(domain: Domain): string {
  return `${core}/${domain}`;
}

/** Globs of what is mutated. */
export function sourcesOf(domain: Domain): string[] {
  const folder = folderOf(domain);
  return [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`];
}

/** Globs. */
export function testsOf(domain: Domain): string[] {
  return [`${domain}/**/*.test.ts`, ...furtherTests[domain]].map((tests) => `${core}/${tests}`);
}
