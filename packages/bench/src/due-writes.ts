/** Writes to the partitions of the index `due`, from the requests that cause them. */
import { duePartition } from "@flightaides/core/db/due.ts";

type Key = { pk?: string; sk?: string };
type Item = Key & { dueQueue?: string };
type Write = { Item?: Item; Key?: Key; UpdateExpression?: string };
type Input = Write & {
  TransactItems?: { Put?: Write; Update?: Write; Delete?: Write }[];
  ExpressionAttributeValues?: object;
};

/** Adding an item to the index or removing it is one write; moving it within the index is two. */
export function dueWritesOf(input: object): { partition: string; writes: number }[] {
  const { TransactItems, ...single }: Input = input;
  const all = TransactItems?.flatMap(({ Put, Update, Delete }) => [Put, Update, Delete]) ?? [
    single,
  ];
  return all.flatMap((write) => {
    const partition = partitionOf(write?.Item ?? write?.Key);
    if (!write || !partition) return [];
    const isMove = write.UpdateExpression?.includes("dueOrder") ?? false;
    return [{ partition, writes: isMove ? 2 : 1 }];
  });
}

function partitionOf({ pk = "", sk = "" }: Key = {}): string | undefined {
  if (sk === "news") return "match";
  return sk.startsWith("mail#") ? duePartition("mail", pk.replace("user#", "")) : undefined;
}
