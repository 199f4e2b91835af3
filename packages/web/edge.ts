/**
 * Sources of the CloudFront functions. stacks/web.ts deploys them, and the local web server runs them. CloudFront runs its own
 * JavaScript: at most 10 KB, without imports or destructuring.
 */
import { viewerAddressHeader } from "@flightaides/core/edge.ts";
import { pageFiles, servedFile, singleSlashes } from "./src/lib/pages";

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

/** Serves the file of a page. Redirects a path that, as a link, would lead to another site: `/fr//evil.example`. */
export const pageOfApp = `
var files = ${JSON.stringify(pageFiles)};
var servedFile = ${servedFile};
var singleSlashes = ${singleSlashes};
function handler(event) {
  var request = event.request;
  var path = singleSlashes(request.uri);
  if (path !== request.uri) {
    var query = request.rawQueryString();
    if (query !== undefined) path += "?" + query;
    return { statusCode: 301, headers: { location: { value: path } } };
  }
  request.uri = servedFile(files, path);
  return request;
}`;

/** Adds headers, given as JSON. */
export function withHeaders(json: string): string {
  return `
var headers = ${json};
function handler(event) {
  for (var name in headers) event.response.headers[name] = { value: headers[name] };
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
};
export type EdgeResponse = { statusCode: number; headers: Values; body?: string };
type Event = { request: EdgeRequest; response: EdgeResponse; viewer: { ip: string } };

/** Runs a source as CloudFront does. For a request it returns what is passed on, or the response to it. */
export function handlerOf<Result = EdgeRequest | EdgeResponse>(
  source: string,
): (event: Partial<Event>) => Result {
  return new Function(`${source}; return handler`)();
}
