/** The content of the mails, in snapshots/. hostile-text.slow.test.ts has their robustness against text by users. */
import type { I18n } from "@lingui/core";
import { describe, expect, it, test } from "vitest";
import { markupOf } from "../../../test/markup";
import { EndReason } from "../../connection/contract";
import { escapeHtml } from "../../html";
import { languages } from "../../language/contract";
import { translator } from "../../language/translator";
import { initial } from "../../masking/initial";
import { moneyTerms } from "../../payment/terms";
import { planeSentence } from "../../trip/plane";
import { type Trip, templates, topics } from ".";
import { feeKept, feeReturned, whyEnded } from "./ended";
import { believable, codeSamples, sampleProps, samples, site, siteIn, trip } from "./samples";
import { tripRows } from "./text-part";
import { reasonWords } from "./two-trips";
import { oneLine } from "./words";

const english = translator("en");

const byName = samples();
const mails = Object.entries(byName);

/** Mails whose HTML is in a snapshot: together they have every kind of block. */
const shown = [
  "changed, once paid, to the traveler",
  "code, account-exists",
  "connect, asks the Flightaide",
  "ended, declined, to the traveler",
  "match, twelve at once",
  "message",
  "operators",
  "paid, a day apart",
  "refunded, the Flightaide cancels, to the traveler",
  "registered",
  "review",
];
const addresses = [`mailto:${site.supportAddress}`, "mailto:omar@example.com", "tel:+971501234567"];
const everyMail = { ...samples(), ...codeSamples() };

it.each(shown)("%s equals its snapshot in HTML", async (name) => {
  await expect(`${everyMail[name]?.html}\n`).toMatchFileSnapshot(
    `./snapshots/${fileOf(name)}.html`,
  );
});

it("every element and style of a mail is in one of these snapshots", () => {
  const tagsOf = (names: string[]) =>
    names.flatMap((name) =>
      markupOf(everyMail[name]?.html ?? "").map((tag) => tag.replace(/href="[^"]*"/, "")),
    );
  const known = new Set(tagsOf(shown));
  expect(tagsOf(Object.keys(everyMail)).filter((tag) => !known.has(tag))).toEqual([]);
});

describe.each(mails)("%s", (name, { subject, html, text }) => {
  it("equals its snapshot in plain text", async () => {
    await expect(`Subject: ${subject}\n\n${text}\n`).toMatchFileSnapshot(
      `./snapshots/${fileOf(name)}.txt`,
    );
  });

  it("links only to the site, the support address, and the contact details", () => {
    const links = linksOf(html);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links)
      expect(link.startsWith(`${site.home}/`) || addresses.includes(link), link).toBe(true);
    expect(html).not.toMatch(/<(script|img|link|iframe|form|object|base)\b|url\(|@import/i);
  });

  it("is small, says its language, and has tables for data or for layout", () => {
    // Gmail hides what comes after 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    for (const table of html.match(/<table.*?(?=<table|<\/table>)/gs) ?? [])
      expect(table.includes('role="presentation"')).toBe(!table.includes("<th "));
  });

  it("has the same content in plain text as in HTML", () => {
    expectSameContent({ html, text });
  });
});

describe.each(languages.slice(1))("in %s", (language) => {
  const translated = samples(believable, trip, language);

  it.each(mails)("%s", async (name, english) => {
    const { subject, html, text } = translated[name] ?? { subject: "", html: "", text: "" };
    await expect(`Subject: ${subject}\n\n${text}\n`).toMatchFileSnapshot(
      `./snapshots/${language}/${fileOf(name)}.txt`,
    );
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expectSameContent({ html, text });
    // The same mail, with the pages of the language.
    const { home } = siteIn(language);
    expect(linksOf(html).map((link) => link.replace(home, site.home))).toEqual(
      linksOf(english.html),
    );
    const inEnglish = (tag: string) =>
      tag.replace(`lang="${language}"`, 'lang="en"').replace(home, site.home);
    expect(markupOf(html).map(inEnglish)).toEqual(markupOf(english.html));
  });

  it("no mail but those to the operators has an English word of ours", () => {
    const ours = /\b(the|you|your|and|of|is|has|trip|flight|name|read|write)\b/i;
    for (const [name, { text }] of Object.entries(translated)) {
      if (name === "operators" || name === "message") continue;
      const lines = text.split("\n").filter((line) => !/^> |https?:/.test(line));
      expect(
        lines.filter((line) => ours.test(line)),
        name,
      ).toEqual([]);
    }
  });

  it("says of every end what happened and what becomes of the money, to both", async () => {
    await expect(endsIn(translator(language))).toMatchFileSnapshot(
      `./snapshots/${language}/ends.txt`,
    );
  });
});

it("has a sample of every kind of mail", () => {
  expect(new Set(sampleProps().map(({ kind }) => kind))).toEqual(new Set(Object.keys(templates)));
});

/** The mails about a connection, with their properties. */
const aboutConnections = sampleProps().flatMap(({ name, kind, props }) =>
  "connection" in props
    ? [{ name, kind, props, mail: byName[name] ?? { subject: "", html: "", text: "" } }]
    : [],
);

describe.each(aboutConnections)("$name", ({ kind, props, mail: { subject, html, text } }) => {
  const { role, displayName, mine, theirs, samePlane, connection } = props;
  const contact = "contact" in props ? props.contact : undefined;
  const name = contact?.displayName ?? props.fullName ?? initial(displayName);
  const paragraphs = text.split("\n\n");
  const rowsOf = (title: string) => {
    const titled = paragraphs.filter((one) => one.startsWith(`${title}\n`));
    expect(titled.length).toBeLessThan(2);
    return titled[0]?.split("\n").slice(1, 4);
  };
  const flightRows = (trip: Trip | undefined) =>
    tripRows(english, trip).map(([label, value]) => `${label}: ${value}`);

  it("shows both trips, each as that of its owner", () => {
    expect(rowsOf("Your trip")).toEqual(flightRows(mine));
    const others = rowsOf(`${name}’s trip`);
    // Someone who has left has no trip.
    expect(others).toEqual(displayName ? flightRows(theirs) : undefined);
  });

  it("says why the two match", () => {
    // After an end, `reason` is that of the end.
    const ended = kind === "ended" || kind === "refunded";
    const reason = kind === "changed" && props.fullName ? undefined : reasonWords(english, props);
    // Of more matches, after an end, there is more to say.
    expect(paragraphs.find((one) => /^Match: .*$/.test(one))).toBe(
      !ended && reason ? `Match: ${reason}` : undefined,
    );
  });

  it("says before anything else to do that the two would not be on the same plane", () => {
    const sentence = samePlane ? undefined : planeSentence(english, { name, mine, theirs });
    const before = [
      "ended",
      "refunded",
      "did-not-meet",
      "airline",
      "airline-contradicted",
      "contradicted",
      "not-refunded",
      "review",
    ];
    if (!sentence || before.includes(kind)) expect(text).not.toContain("on the same plane");
    else {
      expect(text).toContain(sentence);
      expect(text.indexOf(sentence)).toBeLessThan(text.indexOf("https://"));
    }
  });

  it("shows contact data only once the connection is paid", () => {
    const whole = `${html}${text}`;
    expect(whole.includes("+971501234567")).toBe(contact !== undefined);
    expect(whole.includes("omar@example.com")).toBe(contact !== undefined && kind !== "day-before");
  });

  it("names the other in full between two whom a payment connects, else by the initial", () => {
    const isWhole = contact !== undefined || props.fullName !== undefined;
    for (const part of [subject, html, text]) expect(part.includes(believable.other)).toBe(isWhole);
    expect(`${subject}${html}${text}`).not.toContain("**");
    if (displayName) expect(subject).toContain(name);
  });

  it("leads to the connection's page, and to the report of a problem there", () => {
    const links = linksOf(html);
    const report = `${site.home}/connect?connection=${connection}&report=yes`;
    expect(links).toContain(report);
    if (kind !== "ended" && kind !== "refunded")
      expect(
        links.some((link) => link !== report && link.includes(`/connect?connection=${connection}`)),
      ).toBe(true);
  });

  it("is in the words of the one who reads", () => {
    expect(text).not.toMatch(role === "traveler" ? /asks for your company/ : /your Flightaide\b/i);
  });
});

it("says in every mail what FlightAides is", () => {
  for (const [name, { html, text }] of Object.entries(everyMail)) {
    expect(text, name).toContain("\n\nFlightAides introduces people who should not fly alone to ");
    expect(html, name).toContain("FlightAides introduces people who should not fly alone to ");
  }
});

const aboutNobodyElse = new Set([
  "operators",
  "message",
  "report-decided",
  "warned",
  "appeal-decided, taken back",
  "appeal-decided, a warning",
  "appeal-decided, suspended",
  "suspended",
  "reinstated",
]);

it("mails that begin alike have different subjects when they are about different people or trips", () => {
  const aboutAnother = samples({ ...believable, other: "Sunita Rao", masked: "S*****" });
  const ofAnotherDay = samples(believable, { ...trip, travelDate: "2027-06-11" });
  for (const [name, { subject }] of mails) {
    if (aboutNobodyElse.has(name) || name.includes("has left")) continue;
    const changed = [aboutAnother[name]?.subject, ofAnotherDay[name]?.subject];
    expect(
      changed.some((one) => one !== subject),
      `${name}: ${subject}`,
    ).toBe(true);
  }
});

it.each([
  ["connect, asks the Flightaide", "Match Found YYZ-DXB: O. asks for your company"],
  [
    "connect, offers company to the traveler",
    "Match Found YYZ-DXB: O. offers to be your Flightaide",
  ],
  ["match", "Match Found YYZ-DXB: O., Thu, Jun 10, 2027, EK-242"],
  ["match, twelve at once", "Match Found YYZ-DXB: 12 matches, Thu, Jun 10, 2027"],
  ["registered", "YYZ-DXB successfully registered: Thu, Jun 10, 2027, EK-242"],
  ["paid", "Payment Successful YYZ-DXB: Omar Haddad"],
  ["connected", "Connected Successfully YYZ-DXB: Omar Haddad"],
  ["changed", "Trip changed YYZ-DXB: O. now flies Fri, Jun 11, 2027, AC-42"],
])("the subject of %s is %s", (name, subject) => {
  expect(byName[name]?.subject).toBe(subject);
});

it("a traveler whose flight is not booked is not told that they can pay now", () => {
  const { subject = "", text = "" } = byName["payable, not booked yet"] ?? {};
  expect(subject).toMatch(/^Add your flight to pay YYZ-DXB/);
  expect(text).toContain("YOU CAN PAY ONCE YOUR FLIGHT IS BOOKED");
  expect(text).not.toMatch(/you can pay now|from today on you can pay/i);
});

it("a Flightaide who is off offer is told why others don’t see the trip", () => {
  const { text = "" } = byName["registered, off offer"] ?? {};
  expect(text).toContain("Others can’t see this trip until");
  expect(text).not.toContain("as soon as we find a match");
});

it("a changed trip says what has changed, before and after, and nothing else", () => {
  const { text = "" } = byName["changed, once paid, to the traveler"] ?? {};
  expect(text).toContain(
    [
      "What has changed",
      "Date: Thursday, June 10, 2027 → Saturday, June 12, 2027",
      "Flight: EK-242 · Emirates → AC-42 · Air Canada\n",
    ].join("\n"),
  );
  expect(text).toContain("Stay connected: https://");
  expect(text).toContain("Leave with your money back: https://");
});

it("a deadline is told at the reader's airport, with the name of the time zone, or else in UTC", () => {
  const { text = "" } = byName["no-answer"] ?? {};
  expect(text).toContain("by Sat, Jun 5, 2027, 5:30 a.m. Eastern Daylight Time.");
  const sample = sampleProps().find(({ kind }) => kind === "no-answer");
  if (sample?.kind !== "no-answer") throw new Error("There is no such sample");
  const { timeZone: _, ...former } = sample.props;
  expect(templates["no-answer"](former, { i18n: english, name: "", site }).text).toContain(
    "by Sat, Jun 5, 2027, 9:30 a.m. Coordinated Universal Time.",
  );
});

it("the mail after a payment does not say that the two are connected when they no longer are", () => {
  expect(samples().paid?.text).toContain("YOU ARE CONNECTED");
  expect(byName["paid, no longer connected"]?.text).not.toMatch(/you are connected|write or/i);
});

it("contact details can be pressed", () => {
  const { html = "" } = samples().connected ?? {};
  expect(linksOf(html)).toEqual(expect.arrayContaining(addresses.slice(1)));
});

it("every mail ends with the sender's name and postal address", () => {
  for (const [name, { html, text }] of mails) {
    expect(text.trim().endsWith(site.postalAddress), name).toBe(true);
    expect(html).toContain(site.postalAddress);
  }
});

it("only requests and matches can be unsubscribed from, each by itself", () => {
  for (const { name, kind } of sampleProps()) {
    const link = /No more mail about (\w+):/.exec(byName[name]?.text ?? "")?.[1];
    expect(link, name).toBe(topics[kind]);
  }
});

it("the buttons of a request lead to its page, where the answer is given", () => {
  const { text = "" } = byName["connect, asks the Flightaide"] ?? {};
  const page = `${site.home}/connect?connection=5f2c8d1e9a7b4c3d8e6f1a2b3c4d5e6f`;
  expect(text).toContain(`Accept: ${page}&answer=yes`);
  expect(text).toContain(`Decline: ${page}&answer=no`);
});

it.each(["paid", "paid, no longer connected"])("the mail %s is a receipt", (name) => {
  const { text = "" } = byName[name] ?? {};
  expect(text).toContain(
    [
      "Receipt",
      "Connection with a fellow passenger: $10 USD",
      "Total paid: $10 USD",
      "Paid on: Thu, May 20, 2027, 11:04 a.m. Eastern Daylight Time",
      "Paid by: Maya Raman",
      "Paid with: PayPal",
      "PayPal’s number: 3C679366HH908993F",
      `Seller: ${site.postalAddress}`,
      `Refunds: ${moneyTerms(english)}`,
    ].join("\n"),
  );
});

it("says of every end what happened and what becomes of the money, to both", async () => {
  const ends = endsIn(english);
  await expect(ends).toMatchFileSnapshot("./snapshots/ends.txt");
  // No mail says that its reader was blocked, and the traveler always learns what happens to the money.
  expect(ends).not.toMatch(/block/i);
  const toTravelers = ends.split(/\n(?! )/).filter((end) => end.includes(", to the traveler, "));
  expect(toTravelers.length).toBeGreaterThan(30);
  for (const end of toTravelers)
    expect(end).toMatch(/unpaid: Nothing was charged\..*refunded: [^\n]*payment of \$10 USD/s);
});

/** What the mails say about every end, to both, for each possible cause. */
function endsIn(i18n: I18n): string {
  const lines = EndReason.options.flatMap((reason) =>
    (["traveler", "flightaid"] as const).flatMap((role) =>
      (["me", "them", undefined] as const).map((by) => {
        const end = {
          connection: "",
          samePlane: true,
          displayName: "F*****",
          role,
          reason,
          ...(by && { by }),
        };
        const fee = { amount: "10.00", currency: "USD" };
        return [
          `${reason}, to the ${role}, by ${by ?? "nobody"}`,
          oneLine(whyEnded(i18n, end)),
          oneLine(`unpaid: ${feeKept(i18n, { ...end, paid: false })}`),
          oneLine(`paid: ${feeKept(i18n, { ...end, paid: true })}`),
          `refunded: ${feeReturned(i18n, { ...end, fee })}`,
        ].join("\n  ");
      }),
    ),
  );
  return `${lines.join("\n")}\n`;
}

it("offers the next best matches, or a search, unless the reader does not fly", () => {
  const { text: withNext = "" } = byName["ended, declined, to the traveler"] ?? {};
  expect(withNext.match(/^Connect: /gm)).toHaveLength(2);
  expect(withNext).not.toContain("Search again");
  expect(withNext).toContain("Your trip is still posted");
  expect(withNext).toContain(`See the matches of your trip: ${site.home}/myitinerary`);
  const { text: alone = "" } = byName["refunded, the airline has cancelled, to the traveler"] ?? {};
  expect(alone).toContain("Your trip is still posted");
  expect(alone).toContain(`See the matches of your trip: ${site.home}/myitinerary`);
  const { text: without = "" } = byName["ended, withdrawn, to the Flightaide"] ?? {};
  expect(without).toContain("You can search for somebody else at any time.");
  expect(without).toContain(`Search again: ${site.home}/search?filter=traveler`);
  const { text: grounded = "" } =
    byName["refunded, the Flightaide cancels, to the Flightaide"] ?? {};
  expect(grounded).not.toMatch(/Search again|next best|still posted/);
  expect(grounded).toContain("Your trip is paused");
});

test("text by users is shown as typed", () => {
  const words = { ...believable, note: `5 < 6 & "7"\n  שלום 'x'`, masked: "Ø**" };
  const { html, text } = samples(words).match ?? { html: "", text: "" };
  expect(html).toContain("5 &lt; 6 &amp; &quot;7&quot;<br>שלום &#39;x&#39;");
  expect(text).toContain(`> 5 < 6 & "7"\n> שלום 'x'`);
  expect(text).toContain("Name: Ø.");
});

test("a name that looks like an escape is shown as typed, and stays in its place", () => {
  const other = String.raw`\u2069 \x3ci>`;
  const { html = "" } = samples({ ...believable, other }).message ?? {};
  expect(html.replaceAll("\u2060", "")).toContain(
    String.raw`<span dir="auto">\u2069 \x3ci&gt;</span> wrote to you:`,
  );
});

test("greets by first name, unless it is missing or too long for a line", () => {
  const greetingOf = (reader: string) =>
    /^Hello.*,$/m.exec(samples({ ...believable, reader }).paid?.text ?? "")?.[0];
  expect(greetingOf("  Maya Raman")).toBe("Hello Maya,");
  expect(greetingOf(" ")).toBe("Hello,");
  expect(greetingOf("Wolfe".repeat(9))).toBe("Hello,");
});

test("a mail shows up to three matches as cards, more as rows of an index, which counts the matches after the tenth", () => {
  const mailOf = (count: number) => {
    const sample = sampleProps().find(({ name }) => name === "match, twelve at once");
    if (sample?.kind !== "match") throw new Error("There is no such sample");
    return templates.match(sample.props.slice(0, count), { i18n: english, name: "", site });
  };
  for (const [count, shown, ending] of [
    [3, 3, /^Connect: [^\n]*\n\n--$/m],
    [4, 4, /^Connect: [^\n]*\n\nSee your itineraries: /m],
    [12, 10, /^And 2 more\.\n\nSee your itineraries: /m],
  ] as const) {
    const { html, text } = mailOf(count);
    expect(linksOf(html).filter((link) => link.includes("/connect?"))).toHaveLength(shown);
    expect(text.match(/^Connect: /gm)).toHaveLength(shown);
    expect(text).toMatch(ending);
    // Only cards have room for notes.
    expect(text.includes("> ")).toBe(count <= 3);
  }
});

test("a mail of the outbox whose trips have no cities shows their codes", () => {
  const { fromCity: _, toCity: __, ...codes } = trip;
  const { html = "", text = "" } = samples(believable, codes).match ?? {};
  expect(text).toContain("Route: YYZ to DXB\n");
  expect(textsIn(html)).toEqual(expect.arrayContaining(["yyz", "dxb"]));
  expect(`${html}${text}`).not.toMatch(/undefined|\(YYZ\)/);
});

test.each(["محمد عبد الله", "אורי", "आरती देवी", "x".repeat(100)])(
  "a name keeps to itself, whatever its script: %s",
  (name) => {
    const words = { ...believable, reader: "ليلى حداد", other: name, masked: name };
    const mails = samples(words);
    expect(mails["connect, asks the Flightaide"]?.html).toContain(
      `<span dir="auto">${initial(name)}</span> asks for your company</h1>`,
    );
    expect(mails.message?.html).toContain(`<span dir="auto">${name}</span> wrote to you:`);
    expect(mails.paid?.html).toMatch(new RegExp(`<span dir="auto">${name}</span></td>`));
    expect(mails.paid?.html).toContain('Hello <span dir="auto">ليلى</span>,');
    expect(mails.paid?.text).toContain(`Name: ${name}\n`);
  },
);

test("shows a trip without flight or known cities", () => {
  const { flight: _, ...rest } = { ...trip, fromCity: "", toCity: "" };
  const { text = "" } = samples(believable, rest).registered ?? {};
  expect(text).toContain("Route: YYZ to DXB\nDate: Thursday, June 10, 2027\nFlight: Not given");
});

function fileOf(name: string): string {
  return name.replace(/\W+/g, "-").toLowerCase();
}

function expectSameContent({ html, text }: { html: string; text: string }): void {
  const plain = squeezed(text);
  const pieces = textsIn(html);
  expect(pieces.length).toBeGreaterThan(8);
  for (const one of pieces) expect(plain).toContain(one);
  for (const link of linksOf(html))
    expect(plain).toContain(squeezed(link.replace(/^(mailto|tel):/, "")));
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => unescaped(link));
}

/** The visible pieces of text. */
function textsIn(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  return body
    .split(/<[^>]*>/)
    .map((piece) => squeezed(unescaped(piece)))
    .filter((piece) => /[\p{L}\p{M}\d]{3}/u.test(piece) && piece !== "flightaides");
}

/** Ignores case, line breaks and where a word may break, which differ in plain text. */
function squeezed(text: string): string {
  return text
    .replace(/^> |\u200b/gm, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

function unescaped(markup: string): string {
  for (const character of `<>"'`) markup = markup.replaceAll(escapeHtml(character), character);
  return markup.replaceAll("&nbsp;", " ").replaceAll("&amp;", "&");
}
