/**
 * The one table as data: the CDK stack, the local engine, the tests and the benchmarks create it from here, and the
 * entities name its indexes by {@link IndexName}. docs/data-model.md tells which access pattern uses which.
 */

export const partitionKey = "pk";
export const sortKey = "sk";
/** Epoch seconds; DynamoDB removes the item some time after. */
export const timeToLive = "expiresAt";

/**
 * What a leg index carries beside its keys: the public card, so that a search or a list needs no second read, whose
 * it is and whether they want to hear of nearby matches, and ElectroDB's two marks. DynamoDB allows 100 such names over all
 * indexes of a table; these are 6 x 11.
 */
export const cardProjection = [
  "card",
  "uid",
  "notifyNearby",
  "sequence",
  "__edb_e__",
  "__edb_v__",
] as const;

/** What tells one due thing from another; the whole of it is read when it is claimed. */
export const dueProjection = [
  "uid",
  "key",
  "kind",
  "id",
  "dueAt",
  "__edb_e__",
  "__edb_v__",
] as const;
export type DueAttribute = (typeof dueProjection)[number];

type Index = {
  readonly partitionKey: string;
  readonly sortKey: string;
  /** Undefined projects the whole item. */
  readonly projection?: readonly string[];
};

const byDate = { sortKey: "byDate", projection: cardProjection } as const;
const byPosting = { sortKey: "byPosting", projection: cardProjection } as const;

/**
 * Five ways to narrow a list, each in two orders. The two indexes of a scope share their partition key attribute, and
 * the five of an order share their sort key attribute, so an item holds each value once.
 */
export const indexes = {
  "flight-by-date": { partitionKey: "flightKey", ...byDate },
  "flight-by-posting": { partitionKey: "flightKey", ...byPosting },
  "route-by-date": { partitionKey: "routeKey", ...byDate },
  "route-by-posting": { partitionKey: "routeKey", ...byPosting },
  "origin-by-date": { partitionKey: "originKey", ...byDate },
  "origin-by-posting": { partitionKey: "originKey", ...byPosting },
  "destination-by-date": { partitionKey: "destinationKey", ...byDate },
  "destination-by-posting": { partitionKey: "destinationKey", ...byPosting },
  "calendar-by-date": { partitionKey: "travelMonthKey", ...byDate },
  "calendar-by-posting": { partitionKey: "postMonthKey", ...byPosting },
  area: { partitionKey: "areaKey", sortKey: "towards", projection: cardProjection },
  owner: { partitionKey: "ownerKey", sortKey: "byPosting" },
  /** Sparse: what is still to be done, by kind of work and time. */
  due: { partitionKey: "dueQueue", sortKey: "dueOrder", projection: dueProjection },
} as const satisfies Record<string, Index>;

export type IndexName = keyof typeof indexes;

const indexEntries = Object.entries<Index>(indexes);

/** Every key attribute of the table and its indexes, all strings. */
export const keyAttributes: readonly string[] = [
  ...new Set([
    partitionKey,
    sortKey,
    ...indexEntries.flatMap(([, index]) => [index.partitionKey, index.sortKey]),
  ]),
];

/** The table as DynamoDB's `CreateTable` wants it (the engine's import wants the same words). */
export function createTableInput(tableName: string) {
  const keySchema = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: "HASH" as const },
    { AttributeName: range, KeyType: "RANGE" as const },
  ];
  return {
    TableName: tableName,
    BillingMode: "PAY_PER_REQUEST" as const,
    KeySchema: keySchema(partitionKey, sortKey),
    AttributeDefinitions: keyAttributes.map((name) => ({
      AttributeName: name,
      AttributeType: "S" as const,
    })),
    GlobalSecondaryIndexes: indexEntries.map(([name, index]) => ({
      IndexName: name,
      KeySchema: keySchema(index.partitionKey, index.sortKey),
      Projection: index.projection
        ? { ProjectionType: "INCLUDE" as const, NonKeyAttributes: [...index.projection] }
        : { ProjectionType: "ALL" as const },
    })),
  };
}
