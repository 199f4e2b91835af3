import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { Language } from "../language/contract";
import { Itinerary } from "./index";
import { previewOf, sitePreview } from "./preview";

const trip = { type: "flightaid", from: "DXB", to: "YYZ", days: 20, flight: "EK-241" } as const;
const site = sitePreview("en");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe("the preview of a trip", () => {
  it("has its cities, date and role in the language, the picture of the route, and nothing about its owner", async () => {
    const owner = await person("Xaver Quint");
    const id = await post(owner, { ...trip, addInfo: "Call me" }, now);
    const preview = await previewOf(id, "en", now);
    expect(preview).toMatchObject({
      title: "Dubai to Toronto on March 30: a Flightaide offers company",
      picture: "/routes/toronto-dubai.png",
    });
    const french = await previewOf(id, "fr", now);
    expect(french.title).toMatch(/^Dubaï vers Toronto.+30 mars/);
    for (const secret of ["Xaver", "X.", "X*", owner.email, owner.uid, "Call", "+1"])
      expect(JSON.stringify([preview, french])).not.toContain(secret);
  });

  it("says who is looked for, the year if it is another one, and has the site's picture for other routes", async () => {
    const owner = await person("Xaver Quint");
    const id = await post(owner, { ...trip, type: "traveler", to: "KEF", days: 300 }, now);
    const { title, picture } = await previewOf(id, "en", now);
    expect(title).toMatch(
      /^Dubai to Reykjav.k on January 4, 2028: someone is looking for company$/,
    );
    expect(picture).toBe(site.picture);
  });

  it("of a flight that is not booked has all of its days, until the last of them", async () => {
    const owner = await person("Xaver Quint");
    const leg = {
      sequence: 1,
      from: "DXB",
      to: "YYZ",
      travelDate: "2027-03-30",
      booked: false as const,
      until: "2027-04-10",
    };
    const posting = {
      type: "traveler" as const,
      itinerary: [leg],
      traveler: { phoneNumber: "+14165550134" },
    };
    const { itinerary } = await Itinerary.create(owner, posting, now);
    const titleIn = async (language: Language, at = now) =>
      (await previewOf(itinerary.id, language, at)).title;
    const title = "Dubai to Toronto, March 30 to April 10: someone is looking for company";
    expect(await titleIn("en")).toBe(title);
    expect(await titleIn("fr")).toMatch(/^Dubaï vers Toronto, du 30 mars au 10 avril\u00a0: /);
    expect(await titleIn("en", later(25))).toBe(title);
    expect(await titleIn("en", later(33))).toBe(site.title);
  });

  it("is that of the site for a trip that is unknown, paused or over, until it is shown again", async () => {
    const owner = await person("Xaver Quint");
    const id = await post(owner, trip, now);
    const preview = (at = now) => previewOf(id, "en", at);
    expect(await preview()).not.toEqual(site);
    expect(await preview(later(22))).toEqual(site);
    await Itinerary.update(owner, { id, paused: true }, now);
    expect(await preview()).toEqual(site);
    await Itinerary.update(owner, { id, paused: false }, now);
    expect(await preview()).not.toEqual(site);
    await Itinerary.remove(owner, id, now);
    expect(await preview()).toEqual(site);
    for (const unknown of ["0".repeat(32), "", "../x"])
      expect(await previewOf(unknown, "en", now)).toEqual(site);
  });
});
