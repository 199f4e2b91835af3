/**
 * Response headers of the app's files. CloudFront and the local web server both take them from here, so that the browser
 * tests run under the deployed policy.
 */
import { createHash } from "node:crypto";

/** Origins other than its own that the page may contact, each as `https://host[:port]`. */
export type Neighbours = {
  /** The user pool's API, and its hosted domain if it has one. */
  cognito: readonly string[];
  /** Sources of PayPal's SDK, frames and images, and targets of its calls. */
  paypal: readonly string[];
};

/**
 * PayPal's origins, live and sandbox, as PayPal lists them for content security policies:
 * https://developer.paypal.com/sdk/js/best-practices
 */
export const paypalOrigins = [
  "https://*.paypal.com",
  "https://*.paypalobjects.com",
  "https://*.venmo.com",
] as const;

/** Headers of every response of this origin. */
export const everywhere = {
  // Two years with subdomains, as the browsers' preload list requires.
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  // Links in mails carry tokens in their query, so other sites see the origin only.
  "referrer-policy": "strict-origin-when-cross-origin",
} as const;

/**
 * Headers of the app's files. `inline` are the inline scripts that are allowed, see {@link scriptHashes}. `exceptions` replaces
 * whole directives, for the development server.
 */
export function pageHeaders(
  inline: readonly string[],
  neighbours: Neighbours,
  exceptions: Directives = {},
): Record<string, string> {
  return {
    ...fixedPageHeaders(neighbours.paypal),
    ...policyHeader(inline, neighbours, exceptions),
  };
}

/** Those that are the same for every build and stage. */
export function fixedPageHeaders(paypal: Neighbours["paypal"]): Record<string, string> {
  return {
    ...everywhere,
    // PayPal's window reports to the page that opened it. Other windows get no reference to the page.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": permissionsPolicy(paypal, []),
  };
}

/** The content security policy: it depends on the pages' inline scripts and on the stage's neighbours. */
export function policyHeader(
  inline: readonly string[],
  neighbours: Neighbours,
  exceptions: Directives = {},
): { "content-security-policy": string } {
  return { "content-security-policy": contentSecurityPolicy(inline, neighbours, exceptions) };
}

/** Those that replace the others on a page that reads pictures: it runs WebAssembly, and may ask for the camera. */
export function pictureHeaders(
  inline: readonly string[],
  neighbours: Neighbours,
  exceptions: Directives = {},
): Record<string, string> {
  const { "script-src": scripts = scriptSources(inline, neighbours), ...others } = exceptions;
  return {
    ...policyHeader(inline, neighbours, {
      ...others,
      "script-src": [...scripts, "'wasm-unsafe-eval'"],
    }),
    "permissions-policy": permissionsPolicy(neighbours.paypal, ["camera"]),
  };
}

export type Directives = Readonly<Record<string, readonly string[]>>;

function scriptSources(inline: readonly string[], { paypal }: Neighbours): string[] {
  return ["'self'", ...inline, ...paypal];
}

function contentSecurityPolicy(
  inline: readonly string[],
  neighbours: Neighbours,
  exceptions: Directives,
): string {
  const { cognito, paypal } = neighbours;
  const directives: Directives = {
    "default-src": ["'none'"],
    "script-src": scriptSources(inline, neighbours),
    // PayPal's SDK and Mantine insert style elements whose content varies, so neither hashes nor a nonce are possible.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...paypal],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...cognito, ...paypal],
    "frame-src": paypal,
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...exceptions,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(" "))
    .join("; ");
}

/** Different inline scripts that the pages may have: CloudFront's function, which holds their hashes, has at most 10 KB. */
export const maxInlineScripts = 8;

/** CSP source expressions of the pages' inline scripts. Data for search engines is not executed, so it needs none. */
export function scriptHashes(pages: readonly string[]): string[] {
  const elements = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs;
  const scripts = pages.flatMap((html) =>
    [...html.matchAll(elements)].map(([, text = ""]) => text),
  );
  return [...new Set(scripts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

/** Disables what a page does not use. PayPal's frames may open the browser's payment sheet. @param used by the page itself */
function permissionsPolicy(paypal: Neighbours["paypal"], used: readonly string[]): string {
  const names = ["camera", "geolocation", "microphone", "usb", "browsing-topics"];
  const origins = paypal.map((origin) => ` "${origin}"`);
  return [
    ...names.map((name) => `${name}=(${used.includes(name) ? "self" : ""})`),
    `payment=(self${origins.join("")})`,
  ].join(", ");
}
