/**
 * The account of `flood`, in a separate process: it posts, deletes and connects as fast as it can,
 * without waiting after a rejection. Its postings have six legs, a note of maximum length, and
 * dates around that of the search.
 */
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Connection } from "@flightaides/core/connection";
import { AppError } from "@flightaides/core/error.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { type Leg, maxLegs, maxNoteLength } from "@flightaides/core/trip/contract.ts";

export type Task = {
  account: AuthUser;
  leg: Leg;
  /** Itineraries to connect with. */
  targets: readonly string[];
  /** The time of the product at `startedAt`, in milliseconds of the machine. */
  now: string;
  startedAt: number;
  seconds: number;
};

export type Attempts = Record<"posted" | "deleted" | "connected" | "known" | "refused", number>;

const posters = 4;
const connecters = 2;

process.once("message", async (task: Task) => {
  process.send?.(await flood(task));
  process.disconnect();
});

async function flood({ account, leg, targets, now, startedAt, seconds }: Task): Promise<Attempts> {
  const attempts: Attempts = { posted: 0, deleted: 0, connected: 0, known: 0, refused: 0 };
  const clock = () => new Date(Date.parse(now) + Date.now() - startedAt);
  const over = () => Date.now() - startedAt > seconds * 1000;
  const active: string[] = [];
  let number = 0;

  async function post(): Promise<void> {
    const unique = number++;
    // Every other one goes back: on a day a flightaid's flights go on from each other.
    const { from, to } = unique % 2 === 0 ? leg : { from: leg.to, to: leg.from };
    const itinerary = Array.from({ length: maxLegs }, (_, index) => ({
      ...leg,
      from,
      to,
      sequence: index + 1,
      // From two days before to three days after. The flight makes each posting another itinerary.
      travelDate: addDays(leg.travelDate, index - 2),
      flight: index === 2 ? leg.flight : `QQ-${1 + (unique % 9999)}`,
    }));
    const posting = {
      type: "flightaid" as const,
      itinerary,
      addInfo: "Happy to help. ".repeat(maxNoteLength / 15).trim(),
      traveler: { phoneNumber: "+14165550134" },
    };
    const { itinerary: own } = await Itinerary.create(account, posting, clock());
    attempts.posted++;
    active.push(own.id);
  }

  async function refusable(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      attempts.refused++;
      return false;
    }
  }

  async function poster(): Promise<void> {
    while (!over()) {
      if (await refusable(post)) continue;
      // Deletes one to make another posting possible, as long as that helps. The last ones remain.
      const oldest = active.length > 15 ? active.shift() : undefined;
      if (oldest && (await refusable(() => Itinerary.remove(account, oldest, clock()))))
        attempts.deleted++;
    }
  }

  async function connecter(first: number): Promise<void> {
    for (let index = first; !over(); index += connecters)
      await refusable(async () => {
        const itineraryId = targets[index % targets.length] ?? "";
        const { created } = await Connection.open(
          account,
          { itineraryId, role: "flightaid" },
          clock(),
        );
        attempts[created ? "connected" : "known"]++;
      });
  }

  await Promise.all([
    ...Array.from({ length: posters }, poster),
    ...Array.from({ length: connecters }, (_, index) => connecter(index)),
  ]);
  return attempts;
}
