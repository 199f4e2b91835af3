import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reassembly, type Secret, telling } from "./pieces";

const phone: Secret = {
  id: "1",
  writer: "owner",
  what: "phone",
  pieces: ["437", "839", "1795"],
};
const email: Secret = {
  id: "2",
  writer: "owner",
  what: "email",
  pieces: ["piecesqabcd", "@gmail.com"],
};

/** What a reader knows who sees the pieces of a secret as these texts, one message each. */
function knownFrom(secret: Secret, texts: readonly string[]): Secret[] {
  const { tell, read } = reassembly();
  texts.forEach((_, index) => {
    tell(`message${index}`, "message", secret, index);
  });
  return read("before", messagesOf(texts));
}

function messagesOf(texts: readonly string[]) {
  return texts.map((text, index) => ({ id: `message${index}`, mine: false, text }));
}

describe("a reader knows a secret", () => {
  it("of which all pieces are shown, with words around them", () => {
    expect(knownFrom(phone, ["437", "839", "1795"])).toEqual([phone]);
    expect(knownFrom(phone, ["Begins with 4-3-7", "then 839", "and ends with １７９５."])).toEqual([
      phone,
    ]);
    expect(knownFrom(email, ["I am piecesqabcd", "at gmail"])).toEqual([email]);
  });

  it("of which enough is left to guess the rest", () => {
    expect(knownFrom(phone, ["437", "839", "179*"])).toEqual([phone]);
    expect(knownFrom(email, ["piecesqabcd", "@gmail.***"])).toEqual([email]);
  });

  it("once the last piece is shown, in whichever responses", () => {
    const { tell, read } = reassembly();
    tell("message1", "message", phone, 0);
    tell("trip", "posting", phone, 1);
    expect(read("before", [{ id: "message1", text: "437" }])).toEqual([]);
    expect(read("before", { id: "trip", itinerary: [], addInfo: "839" })).toEqual([]);
    tell("connection", "answer", phone, 2);
    const view = { id: "connection", answerText: "1795", counterpart: { itinerary: {} } };
    expect(read("before", view)).toEqual([phone]);
  });

  it("whose first piece was edited away after it was read", () => {
    const { tell, read } = reassembly();
    const { id, ...rest } = phone;
    const short = { ...rest, id, pieces: ["4378", "391795"] };
    tell("trip", "edit", short, 0);
    read("before", { id: "trip", itinerary: [], addInfo: "4378" });
    tell("trip", "edit", short, 1);
    expect(read("before", { id: "trip", itinerary: [], addInfo: "391795" })).toEqual([short]);
  });

  it("in flight numbers, of a posting or of the trip of a connection", () => {
    const short = { ...phone, pieces: ["4378", "3917"] };
    for (const trip of [
      { id: "trip", itinerary: [{ flight: "ZZ-4378" }, { flight: "ZZ-3917" }] },
      {
        id: "connection",
        theirs: { itinerary: "trip", leg: { flight: "ZZ-4378" }, all: [{ flight: "ZZ-3917" }] },
      },
    ]) {
      const { tell, read } = reassembly();
      tell("trip", "flight 1", short, 0);
      tell("trip", "flight 2", short, 1);
      expect(read("before", trip)).toEqual([short]);
    }
  });
});

describe("a reader does not know a secret", () => {
  it("whose last piece is masked", () => {
    expect(knownFrom(phone, ["437", "839", "****"])).toEqual([]);
    expect(knownFrom(phone, ["437", "839", "17**"])).toEqual([]);
    expect(knownFrom(email, ["piecesqabcd", "**********"])).toEqual([]);
    expect(knownFrom(email, ["piecesqabcd", "********.com"])).toEqual([]);
  });

  it("that the reader has told", () => {
    const { tell, read } = reassembly();
    const { pieces } = phone;
    pieces.forEach((_, index) => {
      tell(`message${index}`, "message", phone, index);
    });
    expect(read("owner", messagesOf(pieces))).toEqual([]);
  });

  it("of which another reader has seen the rest", () => {
    const { tell, read } = reassembly();
    tell("message0", "message", phone, 0);
    tell("message1", "message", phone, 1);
    tell("trip", "posting", phone, 2);
    expect(read("before", messagesOf(["437", "839"]))).toEqual([]);
    const trip = { id: "trip", itinerary: [], addInfo: "1795" };
    expect(read("requested", trip)).toEqual([]);
    expect(read("before", trip)).toEqual([phone]);
  });

  it("whose pieces occur in other records", () => {
    const { tell, read } = reassembly();
    tell("message0", "message", phone, 0);
    expect(read("before", [{ id: "other", text: "437 839 1795" }])).toEqual([]);
  });
});

it("generated secrets are told piece by piece, in their order", () => {
  const channels = ["message", "answer", "posting", "edit", "flights"] as const;
  fc.assert(
    fc.property(telling("1", "owner", channels), ({ secret, steps }) => {
      const told = steps.filter(({ pieces }) => pieces.length > 0);
      expect(told.flatMap(({ texts }) => texts)).toEqual(secret.pieces);
      expect(told.flatMap(({ pieces }) => pieces)).toEqual([...secret.pieces.keys()]);
      expect(told.at(-1)?.channel).not.toBe("flights");
      expect(secret.pieces.length).toBeGreaterThan(1);
      expect(knownFrom(secret, secret.pieces)).toEqual([secret]);
      for (const channel of ["answer", "edit"])
        expect(told.filter((step) => step.channel === channel).length).toBeLessThan(2);
    }),
  );
});
