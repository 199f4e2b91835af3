/**
 * Information that CloudFront passes to the functions, in headers that it sets on every request to
 * the gateway. It overwrites headers with these names that a viewer sent. `stacks/web.ts` deploys
 * them and the local gateway sets them.
 */

/** A secret that only CloudFront knows: a request without it has bypassed CloudFront. */
export const originKeyHeader = "x-origin-key";

/** IP address of the viewer. The gateway itself sees CloudFront's. */
export const viewerAddressHeader = "x-viewer-address";

/** Both headers, for code that acts as CloudFront. */
export function edgeHeaders(originKey: string, viewerAddress: string): Record<string, string> {
  return { [originKeyHeader]: originKey, [viewerAddressHeader]: viewerAddress };
}
