/** Contact data that is told in several texts, none of which tells it alone. */
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { pair, pay } from "../../test/connection";
import { post } from "../../test/itinerary";
import { beforeNextTransaction } from "../../test/transaction";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { limits } from "../usage-limits";
import { Message } from ".";

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

async function readBy(reader: AuthUser, id: string): Promise<string[]> {
  return (await Message.list(reader, id, later(3600))).map(({ text }) => text);
}

function digitsIn(texts: readonly string[]): string {
  return texts.join("").replace(/\D/g, "");
}

async function say(writer: AuthUser, id: string, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries())
    await Message.write(writer, { id, text }, later(index));
}

describe("messages", () => {
  it("a number in five messages is masked as soon as it is one", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await say(flightaid, id, ["416", "55", "5", "01", "99"]);
    expect(await readBy(traveler, id)).toEqual(["416", "55", "5", "**", "**"]);
    expect(await readBy(flightaid, id)).toEqual(["416", "55", "5", "01", "99"]);
  });

  it("what was told before stays, and so does what has nothing to do with it", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const texts = ["Hello, my seat is 34A", "416 555", "0199", "See you at gate 22"];
    await say(flightaid, id, texts);
    expect(await readBy(traveler, id)).toEqual([texts[0], texts[1], "****", texts[3]]);
  });

  it("an address in pieces is masked", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await say(traveler, id, ["I am ann.kow", "at gmail", "dot com"]);
    expect((await readBy(flightaid, id)).join(" ")).not.toMatch(/gmail dot com/);
  });

  it("numbers of the two are not one number", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await say(traveler, id, ["1200", "30"]);
    await Message.write(flightaid, { id, text: "1430" }, later(10));
    expect(await readBy(traveler, id)).toEqual(["1200", "30", "1430"]);
    expect(await readBy(flightaid, id)).toEqual(["1200", "30", "1430"]);
  });

  it("of pieces that are sent at the same moment the last one knows of the others", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const pieces = ["416", "555", "01", "99"];
    await Promise.all(
      pieces.map((text, index) => Message.write(flightaid, { id, text }, later(index))),
    );
    expect(digitsIn(await readBy(traveler, id)).length).toBeLessThan(7);
  });

  it("a message that arrives while another is written is known to it", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const first = { id, text: "416 555" };
    const restore = beforeNextTransaction(() => Message.write(flightaid, first, later(1)));
    await Message.write(flightaid, { id, text: "0199" }, later(2));
    restore();
    expect(digitsIn(await readBy(traveler, id)).length).toBeLessThan(7);
  });

  it("after the payment the other one reads all of it", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await say(flightaid, id, ["416", "555", "0199"]);
    await pay(id, now);
    expect(await readBy(traveler, id)).toEqual(["416", "555", "0199"]);
  });
});

it("an answer completes what was written, and a message what was answered", async () => {
  const { traveler, flightaid, id } = await pair(now, { connect: "ask" });
  await say(flightaid, id, ["416"]);
  const answer = { id, accept: true, text: "55" };
  await Connection.answer(flightaid, answer, later(10), () => Message.toldOn(flightaid, id));
  await Message.write(flightaid, { id, text: "50199" }, later(20));
  const { answerText } = await Connection.fromId(traveler, id, later(30));
  expect([answerText, ...(await readBy(traveler, id))]).toEqual(["55", "416", "*****"]);
});

describe("an answer and a message at the same moment", () => {
  const answer = (flightaid: AuthUser, id: string, text: string) =>
    Connection.answer(flightaid, { id, accept: true, text }, later(1), () =>
      Message.toldOn(flightaid, id),
    );
  const seenBy = async (traveler: AuthUser, id: string) => {
    const { answerText = "" } = await Connection.fromId(traveler, id, later(30));
    return digitsIn([answerText, ...(await readBy(traveler, id))]);
  };

  it("the answer knows of a message that arrives while it is given", async () => {
    const { traveler, flightaid, id } = await pair(now, { connect: "ask" });
    const message = { id, text: "416 555" };
    const restore = beforeNextTransaction(() => Message.write(flightaid, message, later(1)));
    await answer(flightaid, id, "0199");
    restore();
    expect((await seenBy(traveler, id)).length).toBeLessThan(7);
  });

  it("the message knows of an answer that is given while it is written", async () => {
    const { traveler, flightaid, id } = await pair(now, { connect: "ask" });
    const restore = beforeNextTransaction(() => answer(flightaid, id, "416 555"));
    await Message.write(flightaid, { id, text: "0199" }, later(2));
    restore();
    expect((await seenBy(traveler, id)).length).toBeLessThan(7);
  });
});

it("what was told on an earlier connection of the two counts on the next one", async () => {
  const { traveler, flightaid, id, itineraries } = await pair(now);
  await say(flightaid, id, ["416 555"]);
  await Connection.withdraw(traveler, { id }, later(10));
  const open = { itineraryId: itineraries[1], role: "traveler" } as const;
  const { connection } = await Connection.open(traveler, open, later(20));
  expect(connection.id).not.toBe(id);
  await Message.write(flightaid, { id: connection.id, text: "0199" }, later(30));
  expect([await readBy(traveler, id), await readBy(traveler, connection.id)]).toEqual([
    ["416 555"],
    ["****"],
  ]);
});

describe("notes", () => {
  const noteIn = async (owner: AuthUser, id: string) => {
    const own = (await Itinerary.ofOwner(owner)).find((one) => one.id === id);
    return own?.maskedNote ?? own?.addInfo;
  };
  let flights = 0;
  const offer = (owner: AuthUser, addInfo: string) =>
    post(
      owner,
      { type: "flightaid", flight: `EK-${++flights}`, days: 20 + 3 * flights, addInfo },
      now,
    );

  it("a number in three postings is masked in the one that completes it", async () => {
    const ann = await person("Ann Kowalski");
    const ids = [await offer(ann, "416"), await offer(ann, "55"), await offer(ann, "50199")];
    const notes = await Promise.all(ids.map((id) => noteIn(ann, id)));
    expect(notes).toEqual(["416", "55", "*****"]);
  });

  it("an earlier note that is changed completes it, too", async () => {
    const ann = await person("Ann Kowalski");
    const first = await offer(ann, "I speak Polish");
    await offer(ann, "555 01");
    await Itinerary.update(ann, { id: first, addInfo: "416" }, now);
    expect(await noteIn(ann, first)).toBe("***");
  });

  it("of two that are posted at the same moment one is masked", async () => {
    const ann = await person("Ann Kowalski");
    const ids = await Promise.all([offer(ann, "416 555"), offer(ann, "0199")]);
    const notes = await Promise.all(ids.map((id) => noteIn(ann, id)));
    expect(digitsIn(notes.map((note) => note ?? "")).length).toBeLessThan(7);
  });

  it("a message completes what a note begins", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await offer(flightaid, "416 555");
    await say(flightaid, id, ["0199"]);
    expect(await readBy(traveler, id)).toEqual(["****"]);
  });

  it("a note completes what a message begins, also one that is edited or previewed", async () => {
    const { traveler, flightaid, id, itineraries } = await pair(now);
    await say(traveler, id, ["416 555"]);
    const told = () => Message.conversations(traveler, now);
    const trip = { type: "traveler" as const, from: "YYZ", to: "DXB", days: 150 };
    const posted = await post(traveler, { ...trip, addInfo: "0199" }, now, told);
    expect(await noteIn(traveler, posted)).toBe("****");
    await Itinerary.update(traveler, { id: itineraries[0], addInfo: "Row 01, seat 99" }, now, told);
    expect(await noteIn(traveler, itineraries[0])).toBe("Row **, seat **");
    const { text } = await Itinerary.previewText(traveler, { text: "0199" }, now, told);
    expect(text).toBe("****");
    // It is nothing that the other one has said.
    const others = () => Message.conversations(flightaid, now);
    await Itinerary.update(flightaid, { id: itineraries[1], addInfo: "0199" }, now, others);
    expect(await noteIn(flightaid, itineraries[1])).toBe("0199");
  });

  it("a note and what was told to two readers are not one number", async () => {
    const first = await pair(now);
    const { traveler } = first;
    await say(traveler, first.id, ["416"]);
    const bob = await person("Bob Marsh", now);
    const offered = await offer(bob, "");
    const opening = {
      itineraryId: offered,
      role: "traveler",
      phoneNumber: "+12125550100",
    } as const;
    const second = await Connection.open(traveler, opening, now);
    await say(traveler, second.connection.id, ["555"]);
    const told = () => Message.conversations(traveler, now);
    expect(await Message.conversations(traveler, now)).toHaveLength(2);
    const trip = { type: "traveler" as const, from: "YYZ", to: "DXB", days: 151 };
    const posted = await post(traveler, { ...trip, addInfo: "01" }, now, told);
    expect(await noteIn(traveler, posted)).toBe("01");
  });

  it("what was told to a counterpart who has paid is not examined", async () => {
    const { traveler, id } = await pair(now);
    await say(traveler, id, ["416 555"]);
    await pay(id, now);
    expect(await Message.conversations(traveler, now)).toEqual([]);
  });

  it("a new name does not mask what was shown", async () => {
    const ann = await person("Ann Kowalski");
    const first = await offer(ann, "416 555");
    await offer(ann, "0199");
    await Itinerary.refreshCards(ann.uid, now);
    expect(await noteIn(ann, first)).toBe("416 555");
  });
});

describe("preview", () => {
  it("says how the other one would read a text, and stores nothing", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await say(flightaid, id, ["416 555"]);
    expect(await Message.preview(flightaid, { id, text: "0199" }, now)).toEqual({ text: "****" });
    expect(await Message.preview(flightaid, { id, text: "Row 12" }, now)).toEqual({
      text: "Row 12",
    });
    expect(await readBy(traveler, id)).toEqual(["416 555"]);
    await pay(id, now);
    expect(await Message.preview(flightaid, { id, text: "0199" }, now)).toEqual({ text: "0199" });
    const thanks = { id, isPublic: true, text: "Thank you, Ann Kowalski" };
    const { text } = await Message.preview(flightaid, thanks, now);
    expect(text).toBe("Thank you, *** ********");
  });

  it("is for participants, so many times a day", async () => {
    const { traveler, id } = await pair(now);
    const stranger = await person("Cid Moss");
    const input = { id, text: "Hello" };
    await expect(Message.preview(stranger, input, now)).rejects.toMatchObject({
      code: "not-found",
    });
    for (let count = 0; count < limits.daily.previews; count++)
      await Message.preview(traveler, input, now);
    const refused = await Message.preview(traveler, input, now).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ reason: "too-many-previews" });
  });

  it("of a note knows the other postings", async () => {
    const ann = await person("Ann Kowalski");
    const id = await post(ann, { type: "flightaid", flight: "QF-1", addInfo: "416 555" }, now);
    const preview = (input: { id?: string; text: string }) =>
      Itinerary.previewText(ann, input, now);
    expect(await preview({ text: "0199" })).toEqual({ text: "****" });
    expect(await preview({ id, text: "0199" })).toEqual({ text: "0199" });
    expect(await preview({ text: "Kowalski here" })).toEqual({ text: "******** here" });
  });
});
