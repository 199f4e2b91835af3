/** Examples in the document. They are parsed by the contracts in a test, and played through a generated client in the browser tests. */
import { suggest } from "@flightaides/core/airport/contract.ts";
import { answer, open } from "@flightaides/core/connection/contract.ts";
import type { Contract, InputOf, OutputOf } from "@flightaides/core/contract.ts";
import { create } from "@flightaides/core/itinerary/contract.ts";
import { list, search } from "@flightaides/core/matching/contract.ts";
import { write } from "@flightaides/core/message/contract.ts";
import { capture } from "@flightaides/core/payment/contract.ts";
import { report } from "@flightaides/core/safety/contract.ts";

type Example = {
  contract: Contract;
  request: Readonly<Record<string, unknown>>;
  response?: unknown;
};

/** Days between today and the flight of the examples. */
const daysAhead = 60;

const id = "3f1c9d2ab4e84c5f9a1b7c6d5e4f3a2b";

function legs(today: Date) {
  const travelDate = dayAfter(today, daysAhead);
  return [
    { from: "YYZ", to: "DXB", flight: "EK242", travelDate, sequence: 1 },
    {
      from: "DXB",
      to: "DEL",
      flight: "EK510",
      travelDate: dayAfter(today, daysAhead + 1),
      sequence: 2,
    },
  ];
}

/** @param today the trips depart after it */
export function examples(today: Date) {
  const phone = { phoneNumber: "(416) 555-0134", phoneCountry: "CA" } as const;
  return {
    suggest: {
      contract: suggest,
      request: { term: "toronto pear", limit: 1 } satisfies InputOf<typeof suggest>,
      response: [
        {
          iata: "YYZ",
          name: "Toronto Pearson International Airport",
          city: "Toronto",
          state: { abbr: "ON" },
          country: { name: "Canada", code: "CA" },
          timeZone: "America/Toronto",
          position: { latitude: 43.7, longitude: -79.6 },
        },
      ] satisfies OutputOf<typeof suggest>,
    },
    search: {
      contract: search,
      request: {
        searchType: "PROXIMAL",
        type: "flightaid",
        itinerary: legs(today),
        languages: ["hi"],
        needs: ["changing-planes"],
      } satisfies InputOf<typeof search>,
    },
    list: {
      contract: list,
      request: { type: "flightaid", from: "YYZ", limit: 10 } satisfies InputOf<typeof list>,
    },
    create: {
      contract: create,
      request: {
        type: "traveler",
        itinerary: legs(today),
        traveler: phone,
        relation: "mother",
        ageGroup: "70-79",
        needs: ["changing-planes"],
        languages: ["hi"],
        passengerKnows: true,
        addInfo: "My mother has a window seat and likes to talk about gardens.",
      } satisfies InputOf<typeof create>,
    },
    open: {
      contract: open,
      request: { itineraryId: id, role: "traveler", ...phone } satisfies InputOf<typeof open>,
    },
    answer: {
      contract: answer,
      request: { id, accept: true, text: "Gladly." } satisfies InputOf<typeof answer>,
    },
    capture: {
      contract: capture,
      request: { id, orderId: "5O190127TN364715T", trips: 0 } satisfies InputOf<typeof capture>,
    },
    write: {
      contract: write,
      request: { id, text: "Shall we meet at the check-in of Emirates?" } satisfies InputOf<
        typeof write
      >,
    },
    report: {
      contract: report,
      request: { itinerary: id, reason: "false-trip" } satisfies InputOf<typeof report>,
    },
  };
}

export function exampleOf(contract: Contract, today: Date): Example | undefined {
  const all: readonly Example[] = Object.values<Example>(examples(today));
  return all.find((one) => one.contract === contract);
}

/** @returns `YYYY-MM-DD` */
function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
