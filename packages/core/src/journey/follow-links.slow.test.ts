import { createHash, randomBytes } from "node:crypto";
import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { pair, pay, refund, timesOf } from "../../test/connection";
import { person } from "../../test/user";
import { Block } from "../block";
import { config } from "../config";
import { Connection } from "../connection";
import { client } from "../db/client";
import { limits } from "../usage-limits";
import { Journey } from ".";
import { maxFollowLinks } from "./contract";

const gone = { code: "not-found", reason: "follow-link-not-found" };

/** A paid pair, and links that the traveler makes. */
async function followed() {
  const two = await pair(now);
  await pay(two.id, now);
  const make = async (at = now) => {
    const { url, ...link } = await Journey.createFollowLink(
      two.traveler,
      { id: two.id, language: "hi" },
      at,
    );
    return { ...link, url, token: url.split("/").at(-1) ?? "" };
  };
  return { ...two, ...(await timesOf(two.id)), make };
}

function contentOfTable() {
  return client.send(new ScanCommand({ TableName: config.tableName, ConsistentRead: true }));
}

describe("a follow link", () => {
  it("shows first names, flights and steps, and nothing else", async () => {
    const { traveler, flightaid, id, make, aroundStart } = await followed();
    const { token, url, until } = await make();
    expect(url).toBe(`${config.webOrigin}/follow/${token}`);
    const at = aroundStart(3).toISOString();
    const key = "0b8a3c1e-6f0d-4f39-9c3d-7f1a5e2b9d10";
    await Journey.tap(flightaid, { id, key, kind: "boarded", leg: 1, at }, aroundStart(4));
    await Journey.setMeetingPoint(traveler, { id, text: "Gate B22" }, now);
    const seen = await Journey.follow({ token }, aroundStart(5));
    expect(seen).toEqual({
      traveler: "Ann",
      flightaid: "Bob",
      legs: [expect.objectContaining({ from: "YYZ", fromCity: "Toronto", to: "DXB" })],
      steps: [
        { kind: "met", leg: 1, airport: "YYZ", timeZone: "America/Toronto" },
        { kind: "boarded", leg: 1, airport: "YYZ", timeZone: "America/Toronto", at },
        { kind: "landed", leg: 1, airport: "DXB", timeZone: "Asia/Dubai" },
        { kind: "handed-over", leg: 1, airport: "DXB", timeZone: "Asia/Dubai" },
      ],
      language: "hi",
      until,
    });
    const said = JSON.stringify(seen);
    for (const secret of [traveler.uid, flightaid.uid, id, key, "Kowalski", "Marsh", "@", "B22"])
      expect(said).not.toContain(secret);
  });

  it("shows the initial of somebody who is named by the address only", async () => {
    const { flightaid, id, make } = await followed();
    const mailbox = flightaid.email.replace(/@.*/, "");
    const nameless = (item: Connection.ConnectionItem) => {
      const side = item.flightaidSide;
      if (!side) throw new Error("The flightaid has left");
      const contact = { ...side.contact, displayName: mailbox };
      return { set: { flightaidSide: { ...side, contact } } };
    };
    await Connection.change(id, nameless, now);
    const { token } = await make();
    const seen = await Journey.follow({ token }, now);
    expect(seen.flightaid).toBe(`${mailbox.charAt(0)}.`);
    expect(JSON.stringify(seen)).not.toContain(mailbox);
  });

  it("has a token of 128 bits, of which only the hash is stored", async () => {
    const { traveler, id, make } = await followed();
    const { token } = await make();
    expect(Buffer.from(token, "base64url")).toHaveLength(16);
    const { Items } = await contentOfTable();
    const stored = JSON.stringify(Items);
    expect(stored).not.toContain(token);
    expect(stored).toContain(createHash("sha256").update(token).digest("hex"));
    const { journey } = await Journey.connection(traveler, id, now);
    const exported = await Journey.exportOf(traveler, now);
    expect(exported.followLinks).toHaveLength(1);
    for (const shown of [journey, exported]) {
      expect(JSON.stringify(shown)).not.toContain(token);
      expect(JSON.stringify(shown)).not.toMatch(/[0-9a-f]{64}/);
    }
  });

  it("is refused alike when it is unknown, malformed, revoked or over", async () => {
    const { traveler, id, make, aroundEnd } = await followed();
    const [revoked, kept] = [await make(), await make()];
    const unknown = [randomBytes(16).toString("base64url"), "", "x", `${kept.token}x`];
    for (const token of [...unknown, kept.token.toLowerCase(), kept.id])
      await expect(Journey.follow({ token }, now)).rejects.toMatchObject(gone);
    const revoke = () => Journey.revokeFollowLink(traveler, { id, linkId: revoked.id });
    await revoke();
    await revoke();
    await expect(Journey.follow(revoked, now)).rejects.toMatchObject(gone);
    const until = new Date(kept.until);
    // Four days and a few hours after the travel date: a day for the flight to arrive, and three more.
    expect(until.getTime()).toBeGreaterThan(aroundEnd(3 * 24).getTime());
    await Journey.follow(kept, new Date(until.getTime() - 1));
    await expect(Journey.follow(kept, until)).rejects.toMatchObject(gone);
  });

  it("is over with the connection, and after a block by either of the two", async () => {
    const ended = await followed();
    const link = await ended.make();
    await refund(ended.id, now);
    await expect(Journey.follow(link, now)).rejects.toMatchObject(gone);
    await Journey.revokeFollowLink(ended.traveler, { id: ended.id, linkId: link.id });
    for (const by of ["traveler", "flightaid"] as const) {
      const { traveler, flightaid, make } = await followed();
      const blocked = await make();
      const [one, other] = by === "traveler" ? [traveler, flightaid] : [flightaid, traveler];
      await Block.create(one.uid, other.uid, "X**", now);
      await expect(Journey.follow(blocked, now)).rejects.toMatchObject(gone);
    }
  });

  it("is deleted with the account of either of the two", async () => {
    for (const who of ["traveler", "flightaid"] as const) {
      const { make, ...two } = await followed();
      const { token } = await make();
      await Journey.forget(two[who], now);
      await expect(Journey.follow({ token }, now)).rejects.toMatchObject(gone);
      const { Items } = await contentOfTable();
      const hash = createHash("sha256").update(token).digest("hex");
      expect(JSON.stringify(Items)).not.toContain(hash);
    }
  });

  it("is not shown once one of the two has left after the flight", async () => {
    for (const who of ["traveler", "flightaid"] as const) {
      const { make, aroundEnd, ...two } = await followed();
      const link = await make();
      await Connection.forget(two[who].uid, aroundEnd(1));
      await expect(Journey.follow(link, aroundEnd(2))).rejects.toMatchObject(gone);
    }
  });
});

describe("createFollowLink", () => {
  it("is for the traveler of a paid connection whose trip is not over", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const make = (actor = traveler, at = now) =>
      Journey.createFollowLink(actor, { id, language: "en" }, at);
    await expect(make()).rejects.toMatchObject({ reason: "connection-accepted" });
    await pay(id, now);
    await expect(make(flightaid)).rejects.toMatchObject({ reason: "traveler-only" });
    await expect(make(await person("Eve Stone", now))).rejects.toMatchObject({ code: "not-found" });
    const { aroundEnd } = await timesOf(id);
    await expect(make(traveler, aroundEnd(10 * 24))).rejects.toMatchObject({ reason: "trip-over" });
    const { journey } = await Journey.connection(flightaid, id, now);
    expect(journey).not.toHaveProperty("followLinks");
    const linkId = (await make()).id;
    await expect(Journey.revokeFollowLink(flightaid, { id, linkId })).rejects.toMatchObject({
      reason: "traveler-only",
    });
  });

  it("makes five links at most, also at the same moment, and more once one is revoked", async () => {
    const { traveler, id, make } = await followed();
    const made = await Promise.allSettled(Array.from({ length: maxFollowLinks + 2 }, () => make()));
    const links = made.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(links).toHaveLength(maxFollowLinks);
    for (const one of made)
      if (one.status === "rejected")
        expect(one.reason).toMatchObject({ reason: "follow-links-full" });
    await Promise.all(
      links.slice(1).map(({ id: linkId }) => Journey.revokeFollowLink(traveler, { id, linkId })),
    );
    await make();
    const { journey } = await Journey.connection(traveler, id, now);
    expect(journey?.followLinks).toHaveLength(2);
    for (const { token } of links.slice(1))
      await expect(Journey.follow({ token }, now)).rejects.toMatchObject(gone);
    await Journey.follow(links[0] ?? { token: "" }, now);
  });

  it("has a limit for each day, whatever is revoked", async () => {
    const { traveler, id, make } = await followed();
    for (let count = 0; count < limits.daily.followLinks; count++) {
      const { id: linkId } = await make();
      await Journey.revokeFollowLink(traveler, { id, linkId });
    }
    await expect(make()).rejects.toMatchObject({ reason: "too-many-follow-links" });
  });
});
