/**
 * What a server says along with the app's files: CloudFront in AWS, packages/local on a laptop, both from here, so that
 * the browser tests run under the policy that is deployed.
 */
import { createHash } from "node:crypto";

/** Who the page may talk to beside its own origin; each an origin, `https://host[:port]`. */
export type Neighbours = {
  /** The user pool's API, and its hosted domain where there is one. */
  cognito: readonly string[];
  /** Where PayPal's SDK comes from, and where its frames, pictures and calls go. */
  paypal: readonly string[];
};

/**
 * Where PayPal's SDK, the frames of its buttons, their pictures and calls are, live and in the sandbox: the list that PayPal
 * publishes for such policies.
 */
export const paypalOrigins = [
  "https://*.paypal.com",
  "https://*.paypalobjects.com",
  "https://*.venmo.com",
] as const;

/** On every answer of this origin, whatever it is. */
export const everywhere = {
  // Two years and subdomains: what the browsers' preload list asks for.
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  // Links in mails carry tokens: no other site hears of more than our origin.
  "referrer-policy": "strict-origin-when-cross-origin",
} as const;

/**
 * On the app's own files. `html` is the page as it is served: the scripts that stand in it are let through by their hashes.
 * `exceptions` replaces directives, for a server that needs more than the deployed one.
 */
export function pageHeaders(
  html: string,
  neighbours: Neighbours,
  exceptions: Directives = {},
): Record<string, string> {
  return {
    ...everywhere,
    "content-security-policy": contentSecurityPolicy(html, neighbours, exceptions),
    // PayPal's window reports to the page that opened it; nobody else's window gets hold of ours.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": permissionsPolicy(neighbours),
  };
}

export type Directives = Readonly<Record<string, readonly string[]>>;

function contentSecurityPolicy(
  html: string,
  { cognito, paypal }: Neighbours,
  exceptions: Directives,
): string {
  const directives: Directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(html), ...paypal],
    // PayPal's SDK and Mantine write style elements into the page; without a hash or a nonce there is no other word for it.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...paypal],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...cognito, ...paypal],
    "frame-src": paypal,
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...exceptions,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(" "))
    .join("; ");
}

/** CSP hashes of the inline scripts, in CSP's own spelling. */
function hashes(html: string): string[] {
  const inline = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;
  return [...html.matchAll(inline)].map(([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
}

/** Nothing that the app does not use; its own frames are PayPal's, which may offer the browser's payment sheet. */
function permissionsPolicy({ paypal }: Neighbours): string {
  const unused = ["camera", "geolocation", "microphone", "usb", "browsing-topics"];
  const origins = paypal.map((origin) => ` "${origin}"`);
  return [...unused.map((name) => `${name}=()`), `payment=(self${origins.join("")})`].join(", ");
}
