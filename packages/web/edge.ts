/**
 * Sources of the CloudFront functions. stacks/web.ts deploys them, and the local web server runs them. CloudFront runs its own
 * JavaScript: at most 10 KB, without imports or destructuring.
 */
import { viewerAddressHeader } from "@flightaides/core/edge.ts";
import { languages } from "@flightaides/core/language/contract.ts";
import { singleSlashes } from "./src/lib/pages";
import { ownFrames, prerenderedPaths, previewPath, servedFile } from "./src/lib/site-files";

/** The id of the gateway among the origins of the distribution. */
export const gatewayOrigin = "Gateway";

/**
 * User agents of messengers and social networks that read a link for its preview. They run no scripts. Signal has WhatsApp's, and
 * Messages of an iPhone has those of Facebook and Twitter. Browsers inside their apps have other ones: the page that this leads to
 * has a link to the app in case a person gets it.
 */
const previewers =
  /facebookexternalhit|Facebot|WhatsApp\/|Twitterbot|TelegramBot|Slackbot|LinkedInBot|Discordbot|SkypeUriPreview|redditbot|Pinterestbot|Snap URL Preview|vkShare|Bluesky Cardyb|Mastodon\/|Iframely/i;

/** CloudFront's own module, with which a function selects an origin. {@link handlerOf} stands in for it. */
export const originModule = 'import cf from "cloudfront";';

/** What the gateway serves, as path patterns of CloudFront: the API, and the pages of follow links. */
export const gatewayPaths = ["/api/*", "/follow/*"] as const;

/**
 * The gateway's path: `/api/flightAid` is `/flightAid`, and the page `/follow/<token>` is `/follow/<token>/page`. CloudFront runs the
 * source of this function.
 */
export function gatewayPath(path: string): string {
  return /^\/api\//.test(path) ? path.slice(4) : path.replace(/\/*$/, "/page");
}

/** Forwards to the gateway, and names the viewer. */
export const toGateway = `
var gatewayPath = ${gatewayPath};
function handler(event) {
  var request = event.request;
  request.uri = gatewayPath(request.uri);
  request.headers["${viewerAddressHeader}"] = { value: event.viewer.ip };
  return request;
}`;

/**
 * Serves the file of a page, and to the previewer of a link to a trip the API's preview of it. Redirects a path that, as a link, would
 * lead to another site: `/fr//evil.example`.
 */
export const pageOfApp = `${originModule}
var pages = ${JSON.stringify(prerenderedPaths)};
var frames = ${JSON.stringify(ownFrames.map(({ file, address }) => ({ file, address })))};
var languages = ${JSON.stringify(languages)};
var previewers = ${previewers};
var servedFile = ${servedFile};
var previewPath = ${previewPath};
var singleSlashes = ${singleSlashes};
function handler(event) {
  var request = event.request;
  var path = singleSlashes(request.uri);
  if (path !== request.uri) {
    var query = request.rawQueryString();
    if (query !== undefined) path += "?" + query;
    return { statusCode: 301, headers: { location: { value: path } } };
  }
  var agent = request.headers["user-agent"];
  var reads = request.method === "GET" && !request.querystring.page;
  var preview = reads && agent && previewers.test(agent.value) && previewPath(languages, path);
  if (preview) cf.selectRequestOriginById("${gatewayOrigin}");
  request.uri = preview || servedFile(pages, frames, languages, path);
  return request;
}`;

/** Which pages have headers of their own: the pages that read pictures, by their address or their file. */
export const readsPicturesAt = ownFrames.map(({ both }) => both).join("|");

/**
 * Adds headers, given as JSON: those of the app's files, and those that replace them at {@link readsPicturesAt}. The address is the
 * viewer's, or what {@link pageOfApp} made of it.
 */
export function withHeaders(json: string, ofPictures: string): string {
  return `
var headers = ${json};
var ofPictures = ${ofPictures};
var readsPictures = new RegExp(${JSON.stringify(readsPicturesAt)});
function handler(event) {
  var all = readsPictures.test(event.request.uri) ? [headers, ofPictures] : [headers];
  all.forEach(function (each) {
    for (var name in each) event.response.headers[name] = { value: each[name] };
  });
  return event.response;
}`;
}

/**
 * Leads from the firewall's challenge back to the page that a browser came from. Another site's address and invalid encoding
 * become the home page.
 */
export const backFromChallenge = `
function handler(event) {
  var back = event.request.querystring.back;
  var path = "/";
  try {
    if (back) path = decodeURIComponent(back.value);
  } catch (error) {}
  if (!/^\\/(?![\\/\\\\])[!-~]*$/.test(path)) path = "/";
  return {
    statusCode: 302,
    headers: { location: { value: path }, "cache-control": { value: "no-store" } },
  };
}`;

/** Responds with the JSON at the edge, so there is no file to upload or invalidate. */
export function serveJson(json: string, headers: Readonly<Record<string, string>>): string {
  const all = { "content-type": "application/json", "cache-control": "no-store", ...headers };
  const values = Object.entries(all).map(([name, value]) => [name, { value }]);
  return `
function handler() {
  return {
    statusCode: 200,
    headers: ${JSON.stringify(Object.fromEntries(values))},
    body: JSON.stringify(${json}),
  };
}`;
}

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;
export type EdgeRequest = {
  method: string;
  /** The path as the viewer has sent it. */
  uri: string;
  /** Names in lower case, values as sent. */
  querystring: Values;
  headers: Values;
  /** Undefined without a `?`. */
  rawQueryString(): string | undefined;
  /** In a result: the origin that a function has selected in place of its behaviour's. */
  originId?: string;
};
export type EdgeResponse = { statusCode: number; headers: Values; body?: string };
type Event = { request: EdgeRequest; response: EdgeResponse; viewer: { ip: string } };

/** Runs a source as CloudFront does. For a request it returns what is passed on, or the response to it. */
export function handlerOf<Result = EdgeRequest | EdgeResponse>(
  source: string,
): (event: Partial<Event>) => Result {
  let originId: string | undefined;
  const cf = {
    selectRequestOriginById(id: string) {
      originId = id;
    },
  };
  const code = `${source.replace(originModule, "")}; return handler`;
  const handle: (event: Partial<Event>) => Result = new Function("cf", code)(cf);
  return (event) => {
    originId = undefined;
    const result = handle(event);
    return originId === undefined ? result : { ...result, originId };
  };
}
