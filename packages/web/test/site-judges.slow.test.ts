/**
 * The judges of the built site find what is wrong. build.slow.test.ts asks them.
 *
 * @module-tag deep
 */
import { describe, expect, it } from "vitest";
import { sitemap } from "../page";
import { appManifest } from "../pwa/app-manifest";
import { manifestFaults, sitemapFaults, structuredDataFaults } from "./site-judges";

const origin = "https://flightaides.example";

describe("sitemapFaults", () => {
  it.each([
    ["another order", /(<loc>.*?<\/loc>)(<xhtml:link [^>]*>)/, "$2$1"],
    ["a relative address", /hreflang="fr" href="[^"]*"/, 'hreflang="fr" href="/fr"'],
    ["an alternate without a language", / hreflang="fr"/, ""],
    ["a language that is none", /hreflang="fr"/, 'hreflang="français"'],
    ["another namespace", "sitemap/0.9", "sitemap/0.8"],
    ["an unescaped ampersand", "<loc>", "<loc>https://a.example/?b&c"],
  ])("%s", async (_, from, to) => {
    const xml = sitemap(origin);
    expect(xml.replace(from, to)).not.toBe(xml);
    expect(await sitemapFaults(xml.replace(from, to))).not.toEqual([]);
  });
});

describe("manifestFaults", () => {
  const judged = (changes: object) =>
    manifestFaults(
      JSON.stringify({ ...appManifest("en"), ...changes }),
      `${origin}/manifest.webmanifest`,
      `${origin}/`,
    );

  it.each([
    { display: "window" },
    { start_url: "https://elsewhere.example/" },
    { name: 5 },
    { icons: "icon.png" },
    { theme_color: ["red"] },
  ])("%o", (changes) => {
    expect(judged({})).toEqual([]);
    expect(judged(changes)).not.toEqual([]);
  });
});

describe("structuredDataFaults", () => {
  const organization = { "@type": "Organization", "@id": `${origin}/#us`, name: "FlightAides" };
  const judged = (data: object) =>
    structuredDataFaults(
      `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data })}</script>`,
    );

  it.each([
    ["what the vocabulary has", organization, []],
    ["inherited properties", { "@type": "WebSite", name: "FlightAides" }, []],
    [
      "an unknown type",
      { ...organization, "@type": "Organisation" },
      [
        "http://schema.org/Organisation",
        "http://schema.org/name of http://schema.org/Organisation",
      ],
    ],
    [
      "an unknown property",
      { ...organization, title: "FlightAides" },
      ["http://schema.org/title of http://schema.org/Organization"],
    ],
    [
      "a property of another type",
      { ...organization, inLanguage: "en" },
      ["http://schema.org/inLanguage of http://schema.org/Organization"],
    ],
    [
      "a language that is none",
      { ...organization, name: { "@value": "FlightAides", "@language": "no tag" } },
      ["jsonld.ValidationError: Safe mode validation error."],
    ],
    [
      "another context",
      { ...organization, "@context": "https://schema.example" },
      [expect.stringContaining("InvalidUrl")],
    ],
  ])("%s", async (_, data, faults) => {
    expect(await judged(data)).toEqual(faults);
  });
});
