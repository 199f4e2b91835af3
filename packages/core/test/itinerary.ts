/** Postings, and itineraries that are written without a verb. */
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import type { AuthUser } from "../src/actor";
import { config } from "../src/config";
import { client } from "../src/db/client";
import { transact, type Write } from "../src/db/transact";
import { Itinerary } from "../src/itinerary";
import { itineraryEntity } from "../src/itinerary/entity";
import { toItems } from "../src/itinerary/items";
import type { ItineraryRecord } from "../src/itinerary/view";
import { Matching } from "../src/matching";
import { addDays } from "../src/trip/calendar";
import type { PostingDetails, Type } from "../src/trip/contract";
import { definedDetails } from "../src/trip/details";
import { airlinesOf } from "../src/trip/flight";

export type Trip = PostingDetails & {
  type?: Type;
  from?: string;
  to?: string;
  /** Days from today to the flight. */
  days?: number;
  flight?: string;
  nearby?: boolean;
};

/** Posts an itinerary of one leg. */
export function create(owner: AuthUser, trip: Trip, now: Date, told?: Itinerary.Conversations) {
  const { type = "traveler", from = "YYZ", to = "DXB", days = 20, nearby } = trip;
  const flight = "flight" in trip ? trip.flight : "EK-242";
  return Itinerary.create(
    owner,
    {
      type,
      itinerary: [
        {
          sequence: 1,
          from,
          to,
          travelDate: addDays(now.toISOString().slice(0, 10), days),
          flight,
        },
      ],
      confirmedAirlines: airlinesOf([{ flight }]),
      traveler: { phoneNumber: "+14165550134" },
      ...(nearby !== undefined && { notify: { nearby } }),
      ...definedDetails(trip),
    },
    now,
    told,
  );
}

/** Posts an itinerary of one leg. @returns its id */
export async function post(
  owner: AuthUser,
  trip: Trip,
  now: Date,
  told?: Itinerary.Conversations,
): Promise<string> {
  const { itinerary } = await create(owner, trip, now, told);
  return itinerary.id;
}

/** The itinerary and its legs as plain objects, with all key attributes; without a match job. */
export async function itemsOf(record: ItineraryRecord): Promise<object[]> {
  const { itinerary, filed } = await toItems(record);
  return [
    itineraryEntity().put(itinerary).params<{ Item: object }>().Item,
    ...Matching.fileWrites(filed).map(itemOf),
  ];
}

/** An itinerary with what a test about finding it need not say. */
export function recordOf(number: number, found: Pick<ItineraryRecord, "type" | "legs">, at: Date) {
  return {
    id: String(number).padStart(32, "0"),
    uid: `uid-${number}`,
    email: "person@example.com",
    displayName: "Ann Kowalski",
    phoneNumber: "+14165550134",
    notifyNearby: false,
    createdAt: at.toISOString(),
    ...found,
  } satisfies ItineraryRecord;
}

/** Stores itineraries and their legs, without match jobs. */
export async function storeAll(records: readonly ItineraryRecord[]): Promise<void> {
  const items = (await Promise.all(records.map(itemsOf))).flat();
  for (let start = 0; start < items.length; start += 25) {
    const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [config.tableName]: requests } }));
  }
}

function itemOf(write: Write): object {
  if ("Put" in write && "Item" in write.Put && typeof write.Put.Item === "object" && write.Put.Item)
    return write.Put.Item;
  throw new Error("A leg is stored by a Put");
}

/** Removes the match job of an itinerary, so that it causes no match mails. */
export async function dropMatchJob(id: string): Promise<void> {
  await transact([Matching.jobDelete(id)], { refused: () => "retry", busy: "busy" });
}

/** Stores legs with which every search of the itinerary's matches fails. @returns a function that restores them */
export async function breakLegs(id: string): Promise<() => Promise<void>> {
  const { data } = await itineraryEntity().get({ id }).go({ consistent: true });
  if (!data) throw new Error(`There is no itinerary ${id}`);
  const store = async (legs: typeof data.legs) => {
    await itineraryEntity().patch({ id }).set({ legs }).go();
  };
  await store("broken" as never);
  return () => store(data.legs);
}
