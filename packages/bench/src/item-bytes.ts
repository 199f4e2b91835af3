import type { AttributeValue } from "@aws-sdk/client-dynamodb";

/** The size of an item as DynamoDB counts it: names and values in UTF-8, numbers at about half a byte per digit. */
export function itemBytes(item: Record<string, AttributeValue>): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value),
    0,
  );
}

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return Math.ceil(value.N.length / 2) + 1;
  if (value.BOOL !== undefined || value.NULL !== undefined) return 1;
  if (value.L) return 3 + value.L.reduce((sum, one) => sum + 1 + valueBytes(one), 0);
  if (value.M) {
    return 3 + Object.keys(value.M).length + itemBytes(value.M);
  }
  throw new Error(`No size for ${JSON.stringify(value)}`);
}
