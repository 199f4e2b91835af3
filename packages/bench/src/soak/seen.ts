/** What is there at the end: as the two of a story see it, at PayPal, in the inbox, and in the table. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import type { Person } from "./person";

/** What a person sees of their own. */
export type Side = NonNullable<Awaited<ReturnType<typeof look>>>;

/** Ids are PayPal's. */
export type Seen = {
  /** Missing when the account is gone. */
  mine?: Side;
  orders: readonly string[];
  /** Where money came in for the connection. */
  captures: readonly string[];
  refunds: readonly string[];
  /** Items of the table that hold the person's address. */
  leftovers: number;
};

export type SentMail = { to: string; kind: string; subject: string; at: number };
/** An order, a capture or a refund at PayPal. */
type Record = { id: string; customId?: string; amount: Money };
type Money = { value: string; currency_code: string };
export type PayPalState = {
  orders: readonly Record[];
  captures: readonly (Record & { status: string })[];
  refunds: readonly (Record & { captureId: string })[];
};

/** @returns undefined when the API does not know the person any more */
export async function look({ api }: Person) {
  const profile = await api.GET("/me");
  if (profile.response.status === 401) return undefined;
  const [owned, listed] = await Promise.all([
    api.POST("/flightAid/searchbyUser"),
    api.GET("/connections"),
  ]);
  const itineraries = dataOf(owned).flat();
  const connections = dataOf(listed);
  const [first] = connections;
  const params = first && { path: { id: first.id } };
  const connection = params && dataOf(await api.GET("/connections/{id}", { params }));
  const messages = params && dataOf(await api.GET("/connections/{id}/messages", { params }));
  return {
    profile: dataOf(profile),
    itineraries,
    connections,
    connection,
    messages: messages ?? [],
  };
}

function dataOf<Data>({ data, response }: { data?: Data; response: Response }): Data {
  if (data === undefined) throw new Error(`${response.url} answers ${response.status}.`);
  return data;
}

/** Reads the files of the stand-in. */
export async function readPayPal(dataDir: string): Promise<PayPalState> {
  const state: { [Kind in keyof PayPalState]: { [id: string]: PayPalState[Kind][number] } } =
    JSON.parse(await readFile(join(dataDir, "paypal", "paypal.json"), "utf8"));
  return {
    orders: Object.values(state.orders),
    captures: Object.values(state.captures),
    refunds: Object.values(state.refunds),
  };
}

type StoredMail = {
  destination: { to: string[] };
  subject: string;
  tags: { name: string; value: string }[];
  at: number;
};

/** Reads the files of the stand-in. Code mails, which the user pool sends, have no kind. */
export async function readMails(dataDir: string): Promise<SentMail[]> {
  const mails: SentMail[] = [];
  const lines = createInterface({ input: createReadStream(join(dataDir, "ses", "mails.jsonl")) });
  for await (const line of lines) {
    const { destination, subject, tags, at }: StoredMail = JSON.parse(line);
    const kind = tags.find(({ name }) => name === "kind")?.value;
    if (kind) mails.push({ to: destination.to[0] ?? "", kind, subject, at: at * 1000 });
  }
  return mails;
}

/** What the table holds: items, how many hold the address of each person, and what is parked for an operator. */
export async function scanTable(): Promise<{
  items: number;
  addresses: Map<string, number>;
  parked: string[];
}> {
  const addresses = new Map<string, number>();
  const parked: string[] = [];
  let items = 0;
  const client = new DynamoDBClient({});
  for await (const { Items = [] } of paginateScan(
    { client },
    { TableName: process.env.TABLE_NAME },
  ))
    for (const item of Items) {
      items++;
      const text = JSON.stringify(item);
      if (item.queue?.S?.endsWith("parked")) parked.push(text);
      for (const address of new Set(text.match(/[\w-]+@soak\.example/g)))
        addresses.set(address, (addresses.get(address) ?? 0) + 1);
    }
  client.destroy();
  return { items, addresses, parked };
}

type Found = {
  mine: Side | undefined;
  paypal: PayPalState;
  addresses: ReadonlyMap<string, number>;
};

/** What a person sees at the end of a connection. */
export function seenBy(
  { email }: Person,
  connection: string,
  { mine, paypal: { captures, orders, refunds }, addresses }: Found,
): Seen {
  const ofConnection = (records: readonly Record[]) =>
    records.filter(({ customId }) => customId === connection).map(({ id }) => id);
  return {
    ...(mine && { mine }),
    orders: ofConnection(orders),
    captures: ofConnection(captures.filter(({ status }) => status !== "DECLINED")),
    refunds: ofConnection(refunds),
    leftovers: addresses.get(email) ?? 0,
  };
}
