/** What CloudFormation would do to the indexes of a table: it creates or deletes one in each update, and changes none in place. */

export type Index = {
  IndexName: string;
  KeySchema: readonly { AttributeName: string; KeyType: string }[];
  Projection: { ProjectionType: string; NonKeyAttributes?: readonly string[] };
};

/** @returns `create <name>` and `delete <name>`, both for an index with another key or projection */
export function indexUpdates(released: readonly Index[], wanted: readonly Index[]): string[] {
  const missing = (from: readonly Index[], of: readonly Index[]) =>
    of.filter((one) => !from.some((other) => shape(other) === shape(one)));
  return [
    ...missing(wanted, released).map(({ IndexName }) => `delete ${IndexName}`),
    ...missing(released, wanted).map(({ IndexName }) => `create ${IndexName}`),
  ];
}

function shape({ IndexName, KeySchema, Projection }: Index): string {
  const keys = KeySchema.map(({ AttributeName, KeyType }) => [AttributeName, KeyType]);
  const { ProjectionType, NonKeyAttributes = [] } = Projection;
  return JSON.stringify([IndexName, keys, ProjectionType, NonKeyAttributes.toSorted()]);
}
