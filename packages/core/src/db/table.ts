/**
 * The table as data. The CDK stack, the local engine, tests and benchmarks create it from here, and entities refer to its indexes
 * by {@link IndexName}. docs/data-model.md lists the access patterns of each.
 */

export const partitionKey = "pk";
export const sortKey = "sk";
/** Epoch seconds. DynamoDB deletes the item some time after. */
export const timeToLive = "expiresAt";

/**
 * Attributes that the leg indexes project: the public card, so that searches and lists need no second read, its owner and their
 * preference for nearby matches, and ElectroDB's two identifiers. DynamoDB allows 100 projected attributes over all indexes of a
 * table; these are 6 in 11 indexes.
 */
export const cardProjection = [
  "card",
  "uid",
  "notifyNearby",
  "sequence",
  "__edb_e__",
  "__edb_v__",
] as const;

/** Attributes that identify due work. The full item is read when it is claimed. */
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
 * Five filters of lists, each in two orders. The two indexes of a filter share the partition key attribute, and all indexes of an
 * order share the sort key attribute, so that an item stores each value once.
 *
 * A deployment can create or delete one index (docs/decisions/0030-migrations.md).
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
  /**
   * Legs between two cells of airports: all legs that can match a leg, except those on the same
   * flight between other airports.
   */
  "cell-by-date": { partitionKey: "cellKey", ...byDate },
  /** Sparse: pending work by queue and time. */
  due: { partitionKey: "dueQueue", sortKey: "dueOrder", projection: dueProjection },
} as const satisfies Record<string, Index>;

export type IndexName = keyof typeof indexes;

/**
 * Queues of `due` that are spread over several partitions, and over how many. A partition supports
 * 1,000 writes a second, and a mail needs four of them. After a change of a number, items stored
 * under the old one are no longer found. docs/decisions/0031-fan-out.md
 */
export const dueShards = { mail: 16 } as const;
export type ShardedQueue = keyof typeof dueShards;

const indexEntries = Object.entries<Index>(indexes);

/** Every key attribute of the table and its indexes, all strings. */
export const keyAttributes: readonly string[] = [
  ...new Set([
    partitionKey,
    sortKey,
    ...indexEntries.flatMap(([, index]) => [index.partitionKey, index.sortKey]),
  ]),
];

/** The input of DynamoDB's `CreateTable`, which the import of the local engine accepts too. */
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
