/** Contact data that a user tells piece by piece in several texts, and what the readers of the texts can put together. */
import fc from "fast-check";
import type { Caller, Role } from "./cast";
import { squeeze } from "./contact-data";

/** One phone number or address, in the pieces in which its writer tells it. */
export type Secret = {
  id: string;
  writer: Role;
  what: "phone" | "email";
  pieces: readonly string[];
};

/** Where a piece is told. Each is another text of the writer that readers see; `flights` are the numbers of a posting's flights. */
export type Channel = "message" | "answer" | "posting" | "edit" | "flights";

/** The texts of a record, by its field: a piece that is told there replaces the one before. */
type Told = Map<string, { secret: Secret; piece: number }>;

/** Digits of a phone number that a reader can guess. */
const guessedDigits = 1;
/** Characters of the provider after which the address can be guessed. */
const enoughOfProvider = 5;

/**
 * What readers have seen of secrets in pieces. A record is a message, a connection (for its answer) or an itinerary. Masked pieces
 * count as far as something of them is left. Readers remember what they have seen, also when it is changed later.
 */
export function reassembly() {
  const records = new Map<string, Told>();
  /** The longest part of each piece that a reader has seen, by secret and reader. */
  const seen = new Map<string, string[]>();
  return {
    /** Notes that the writer has told a piece in a field of a record. */
    tell(record: string, field: string, secret: Secret, piece: number): void {
      const told: Told = records.get(record) ?? new Map();
      records.set(record, told.set(field, { secret, piece }));
    },
    /** @returns the secrets of others that the reader of this response now knows */
    read(reader: Caller, body: unknown): Secret[] {
      const known = new Set<Secret>();
      for (const { id, texts } of recordsIn(body))
        for (const { secret, piece } of records.get(id)?.values() ?? []) {
          if (secret.writer === reader) continue;
          const key = `${secret.id} ${reader}`;
          const parts = seen.get(key) ?? secret.pieces.map(() => "");
          const shown = longestPart(squeeze(secret.pieces[piece] ?? ""), texts);
          if (shown.length > (parts[piece]?.length ?? 0)) parts[piece] = shown;
          seen.set(key, parts);
          if (isKnown(secret, parts)) known.add(secret);
        }
      return [...known];
    },
  };
}

function isKnown({ what, pieces }: Secret, parts: readonly string[]): boolean {
  const count = parts.join("").length;
  if (what === "phone") return count >= pieces.join("").length - guessedDigits;
  const [local = ""] = pieces.join("").split("@");
  return count >= squeeze(local).length + enoughOfProvider;
}

function longestPart(piece: string, texts: readonly string[]): string {
  const shown = texts.map(squeeze);
  for (let length = piece.length; length > 1; length--)
    for (let start = 0; start + length <= piece.length; start++) {
      const part = piece.slice(start, start + length);
      if (shown.some((text) => text.includes(part))) return part;
    }
  return "";
}

/** What the records of a response say: the texts that users write, and their flights. */
function* recordsIn(value: unknown): Generator<{ id: string; texts: string[] }> {
  if (typeof value !== "object" || value === null) return;
  const { id, itinerary } = value as Record<string, unknown>;
  // The trip of a connection names its itinerary.
  const record = [id, itinerary].find((one) => typeof one === "string");
  if (typeof record === "string") yield { id: record, texts: textsOf(value) };
  for (const inner of Object.values(value)) yield* recordsIn(inner);
}

const textFields = ["text", "addInfo", "answerText", "thanks"];

function textsOf(record: object): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (textFields.includes(name)) return String(value);
    return ["itinerary", "leg", "all"].includes(name) ? flightsIn(value) : [];
  });
}

function flightsIn(legs: unknown): string[] {
  return [legs].flat().flatMap((leg) => {
    const flight = typeof leg === "object" && leg !== null && "flight" in leg && leg.flight;
    return typeof flight === "string" ? flight : [];
  });
}

/** A text with a piece of a secret, several flights with one each, or a text of small talk between two pieces. */
export type Step = { channel: Channel; texts: readonly string[]; pieces: readonly number[] };
export type Telling = { secret: Secret; steps: Step[] };

const talk = ["Hello!", "See you at the gate.", "Thank you so much", "My mother is 78", "Seat 34A"];

/** The pieces of a text that is cut at some places; each piece has two characters or more. */
function cut(text: string, most: number): fc.Arbitrary<string[]> {
  return fc
    .uniqueArray(fc.integer({ min: 1, max: Math.floor(text.length / 2) - 1 }), {
      minLength: 1,
      maxLength: most - 1,
    })
    .map((halves) => {
      const ends = [0, ...halves.map((half) => 2 * half).sort((a, b) => a - b), text.length];
      return ends.slice(1).map((end, index) => text.slice(ends[index], end));
    });
}

const phoneNumbers = fc.oneof(
  // Canada, India, France.
  fc
    .tuple(fc.constantFrom("437", "905", "647"), fc.integer({ min: 2_300_000, max: 9_099_999 }))
    .filter(([, number]) => !/^\d11/.test(String(number)))
    .map(([area, number]) => `${area}${number}`),
  fc.integer({ min: 7_000_000_000, max: 9_999_999_999 }).map(String),
  fc.integer({ min: 30_000_000, max: 89_999_999 }).map((number) => `06${number}`),
);

const piecesOfPhone = phoneNumbers.chain((number) => cut(number, 5));

/** Cut at the `@`, and perhaps once more before it. */
const piecesOfEmail = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(..."bcdfghjklmnpqrstvwxz"), minLength: 8, maxLength: 12 }),
    fc.constantFrom("@gmail.com", "@ gmail . com", "@yahoo.com", "@outlook.com"),
    fc.boolean(),
  )
  .map(([local, provider, isCut]) =>
    isCut ? [local.slice(0, 4), local.slice(4), provider] : [local, provider],
  );

/** Pieces in an order of channels that the writer has, with small talk between. */
export function telling(
  id: string,
  writer: Role,
  channels: readonly Channel[],
): fc.Arbitrary<Telling> {
  const pieces = fc.oneof(
    { weight: 3, arbitrary: piecesOfPhone.map((all) => ["phone", all] as const) },
    { weight: 1, arbitrary: piecesOfEmail.map((all) => ["email", all] as const) },
  );
  return fc.tuple(pieces, fc.constantFrom(0, 1, 2)).chain(([[what, all], flights]) => {
    const first = what === "phone" && channels.includes("flights") ? flownOf(all, flights) : 0;
    const texts = all
      .slice(first)
      .map((text, index) =>
        fc
          .constantFrom(...channels.filter((channel) => channel !== "flights"))
          .map((channel): Step => ({ channel, texts: [text], pieces: [first + index] })),
      );
    const smallTalk = fc.array(fc.tuple(fc.nat(all.length), fc.constantFrom(...talk)), {
      maxLength: 2,
    });
    return fc.tuple(fc.constant(first), fc.tuple(...texts), smallTalk).map(
      ([flown, told, between]): Telling => ({
        secret: { id, writer, what, pieces: all },
        steps: [
          ...(flown > 0
            ? [
                {
                  channel: "flights" as const,
                  texts: all.slice(0, flown),
                  pieces: [...all.keys()].slice(0, flown),
                },
              ]
            : []),
          ...[...told.keys(), told.length].flatMap((index) => [
            ...between
              .filter(([at]) => at === index)
              .map(([, text]): Step => ({ channel: "message", texts: [text], pieces: [] })),
            ...oncePerTrip(told).slice(index, index + 1),
          ]),
        ],
      }),
    );
  });
}

/**
 * How many of the first pieces, at most `wanted`, can be flight numbers so that another one completes them. What may be a time of a
 * schedule or a year is shown beside flights.
 */
function flownOf(pieces: readonly string[], wanted: number): number {
  const isFlight = (piece: string) => /^[1-9]\d{0,3}$/.test(piece);
  const flown = pieces.slice(0, Math.min(wanted, pieces.length - 1)).every(isFlight)
    ? Math.min(wanted, pieces.length - 1)
    : 0;
  return pieces.slice(flown).some((piece) => piece.length === 4) ? 0 : flown;
}

/** There is one answer, and what a note said before it was edited is not examined: other pieces are messages. */
function oncePerTrip(told: readonly Step[]): Step[] {
  return told.map((step, index) => {
    const isRepeated = told.findIndex(({ channel }) => channel === step.channel) < index;
    return isRepeated && ["answer", "edit"].includes(step.channel)
      ? { ...step, channel: "message" }
      : step;
  });
}
