/**
 * The page that messengers and social networks read for the preview of a link to a trip. They run no scripts, so CloudFront sends them
 * here, and people to the app: docs/decisions/0046-link-previews.md.
 */
import { config } from "@flightaides/core/config.ts";
import type { ParsedOf } from "@flightaides/core/contract.ts";
import { html } from "@flightaides/core/html.ts";
import type { preview } from "@flightaides/core/itinerary/contract.ts";
import { type Preview, previewOf, sitePreview } from "@flightaides/core/itinerary/preview.ts";
import { type Language, languagePrefix } from "@flightaides/core/language/contract.ts";
import { logger } from "./logger";

/** HTML. After a failure it has the preview of the site: a messenger asks only once. */
export async function previewPage(
  { id, language }: ParsedOf<typeof preview>,
  now: Date,
): Promise<string> {
  const found = await previewOf(id, language, now).catch((error: unknown) => {
    logger().error("unexpected", { error, route: "preview" });
    return sitePreview(language);
  });
  return pageOf(found, id, language);
}

function pageOf({ title, description, picture }: Preview, id: string, language: Language): string {
  const address = `${config.webOrigin}${languagePrefix(language)}/trip/${encodeURIComponent(id)}`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:site_name" content="FlightAides">
<meta property="og:type" content="website">
<meta property="og:url" content="${address}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${config.webOrigin}${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="FlightAides: ${title}">
<meta name="twitter:card" content="summary_large_image">
</head>
<body>
<h1><a href="${address}?page">${title}</a></h1>
<p>${description}</p>
</body>
</html>
`.markup;
}
