/** Which browser a device has: each maker of browsers has a push service of its own. Names of products are not translated. */
const browsers: [host: RegExp, browser: string][] = [
  [/^fcm\.googleapis\.com$/, "Chrome"],
  [/\.mozilla\.com$/, "Firefox"],
  [/\.push\.apple\.com$/, "Safari"],
  [/\.notify\.windows\.com$/, "Edge"],
];

/** @returns undefined for another push service, as of a stand-in */
export function browserOf(service: string): string | undefined {
  return browsers.find(([host]) => host.test(service))?.[1];
}
