/**
 * The page of a follow link: HTML without scripts, for old phones and whoever is not used to them. Times are those of the airport at
 * which they count.
 */
import { createHash } from "node:crypto";
import type { I18n } from "@lingui/core";
import { type Html, html, trusted } from "../html";
import { cityIn } from "../language/cities";
import { type Language, languageNames, languages, locales } from "../language/contract";
import { translator } from "../language/translator";
import { withCityNames } from "../trip/city-names";
import type { ShownLeg } from "../trip/contract";
import { isLocated } from "../trip/map-leg";
import { formatMoment } from "../trip/moment";
import { frame, pictureOf } from "../trip/picture";
import { citiesOf } from "../trip/places";
import { stepWords } from "../trip/step";
import type { Followed } from "./contract";
import { worldOutline } from "./world-outline";

type Step = Followed["steps"][number];

/** Seconds after which the page loads again. */
const refreshSeconds = 180;

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 34rem; padding: 1rem; background: #fffdf8; color: #1d2433; font: 1.25rem/1.45 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { margin: 0 0 1rem; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.3rem; line-height: 1.3; }
p { margin: 0.25rem 0; }
ol { margin: 0.75rem 0 0; padding: 0; list-style: none; }
li { margin: 0 0 0.75rem; padding: 0.6rem 0.9rem; border-left: 0.4rem solid #8a8f99; }
.done { border-color: #0a7a4b; background: #eaf6f0; }
.now { margin: 0 0 1rem; padding: 0.9rem; border: 0.15rem solid #0a7a4b; border-radius: 0.5rem; font-size: 1.4rem; }
.small { font-size: 1rem; }
svg { display: block; margin: 0 0 1rem; width: 100%; border-radius: 0.5rem; background: #dfeaf0; fill: none; stroke-linejoin: round; stroke-linecap: round; }
.land { fill: #fffdf8; stroke: #b9c6cf; }
.way { stroke: #1d2433; stroke-width: 4px; }
.port { stroke: #1d2433; stroke-width: 16px; }
text { fill: #1d2433; stroke: #fffdf8; stroke-width: 6px; paint-order: stroke; font-size: 26px; font-weight: 600; }
.whole { white-space: nowrap; }
nav { margin-top: 2rem; }
nav > * { display: inline-block; box-sizing: border-box; min-height: 2.75rem; padding: 0.6rem 0.9rem 0.6rem 0; color: inherit; }
a:focus-visible { outline: 0.2rem solid; }
@media (prefers-color-scheme: dark) {
  body { background: #14181f; color: #f2efe8; }
  .done { background: #16301f; border-color: #4cc38a; }
  .now { border-color: #4cc38a; }
  svg { background: #1b2733; }
  .land { fill: #2b3a49; stroke: #46586a; }
  .way, .port { stroke: #f2efe8; }
  text { fill: #f2efe8; stroke: #14181f; }
}
`;

/** No script, no file, no form: nothing but its own style. */
export const followPageHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
};

/** @param language that the reader has chosen, instead of that of the link */
export function followPage(followed: Followed, language: Language = followed.language): string {
  const i18n = translator(language);
  const { legs, steps } = withCityNames(followed, (iata) => cityIn(language, iata));
  const { traveler, flightaid, until } = followed;
  const latest = steps.findLast(({ at }) => at);
  const zone = steps.at(-1)?.timeZone;
  return pageOf(
    i18n,
    language,
    html`<h1>${i18n.t("{traveler} and {flightaid} fly together", { traveler, flightaid })}</h1>
<p class="now">${latest ? stepText(i18n, legs, latest) : i18n.t("The trip has not begun yet.")}${latest?.at && html`<br>${timeOf(latest, latest.at, language)}`}</p>
${pictureOn(i18n, legs)}
${legs.map((leg, index) => legPart(i18n, language, leg, stepsOn(steps, index + 1), legs))}
<nav class="small" aria-label="${i18n.t("Language")}">${languages.map((one) =>
      one === language
        ? html`<b aria-current="true" lang="${one}">${languageNames[one]}</b> `
        : html`<a href="?language=${one}" lang="${one}" hreflang="${one}">${languageNames[one]}</a> `,
    )}</nav>
<p class="small">${i18n.t("All times are local times at the airport. This page renews itself every few minutes.")}</p>
<p class="small">${i18n.t("This link works until {until}.", { until: formatMoment(until, zone, locales[language]) })}</p>`,
    html`<meta http-equiv="refresh" content="${refreshSeconds}">`,
  );
}

/** The same for every link that does not work. */
export function noFollowPage(language: Language): string {
  const i18n = translator(language);
  return pageOf(
    i18n,
    language,
    html`<h1>${i18n.t("This link does not work")}</h1>
<p>${i18n.t("It does not exist, was turned off, or the trip is over. Ask whoever sent it for a new one.")}</p>`,
  );
}

function pageOf(i18n: I18n, language: Language, content: Html, head?: Html): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${i18n.t("A trip with FlightAides")}</title>
${head}
<style>${trusted(style)}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`.markup;
}

/** Draws the route, with a text alternative. Undefined unless the positions of all airports are known. */
function pictureOn(i18n: I18n, legs: readonly ShownLeg[]): Html | undefined {
  const mine = legs.filter(isLocated);
  if (mine.length < legs.length) return undefined;
  const { land, arcs, airports, labels } = pictureOf(worldOutline(), { mine }, 0);
  const words = legs.map((leg) => citiesOf(i18n, leg)).join(", ");
  return html`<svg role="img" aria-label="${words}" viewBox="0 0 ${frame.width} ${frame.height}">
<path class="land" d="${land}"/>
${arcs.map(({ path }) => html`<path class="way" d="${path}"/>`)}
${airports.map(({ x, y }) => html`<path class="port" d="M${x.toFixed(0)} ${y.toFixed(0)}h0"/>`)}
${labels.map(({ name, x, y, side }) => {
  const [dx, dy, anchor] = beside[side];
  return html`<text x="${(x + dx).toFixed(0)}" y="${(y + dy).toFixed(0)}" text-anchor="${anchor}">${name}</text>`;
})}
</svg>`;
}

/** The offset of a label from its airport, in units of the frame, and its text anchor. */
const beside = {
  right: [15, 9, "start"],
  left: [-15, 9, "end"],
  below: [0, 34, "middle"],
  above: [0, -16, "middle"],
} as const;

function stepsOn(steps: readonly Step[], leg: number): Step[] {
  return steps.filter((step) => step.leg === leg);
}

function legPart(
  i18n: I18n,
  language: Language,
  shown: ShownLeg,
  steps: readonly Step[],
  legs: readonly ShownLeg[],
): Html {
  const { travelDate, flight } = shown;
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: "full", timeZone: "UTC" });
  const day = date.format(new Date(`${travelDate}T00:00:00Z`));
  return html`<h2>${citiesOf(i18n, shown)}</h2>
<p>${day}${flight && html`, <span class="whole">${flight}</span>`}</p>
<ol>
${steps.map(
  (
    step,
  ) => html`<li${step.at && trusted(' class="done"')}><b>${stepText(i18n, legs, step)}</b><br>${
    step.at ? timeOf(step, step.at, language) : i18n.t("Not yet")
  }</li>
`,
)}</ol>
`;
}

function stepText(i18n: I18n, legs: readonly ShownLeg[], { kind, leg, airport }: Step): string {
  const { from, fromCity, toCity } = legs[leg - 1] ?? {};
  const place = (airport === from ? fromCity : toCity) ?? airport;
  return stepWords[kind](i18n, place);
}

function timeOf({ timeZone }: Step, at: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(at));
}
