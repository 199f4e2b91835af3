/**
 * What CloudFront tells the functions, in headers that it sets on every request to the gateway. Those of a viewer with the same
 * names are overwritten. `stacks/web.ts` deploys them and the local gateway sets them.
 */

/** A secret that only CloudFront knows: a request without it has gone past CloudFront. */
export const originKeyHeader = "x-origin-key";

/** IP address of the viewer. The gateway itself sees CloudFront's. */
export const viewerAddressHeader = "x-viewer-address";

/** Both headers, for those who act as CloudFront. */
export function edgeHeaders(originKey: string, viewerAddress: string): Record<string, string> {
  return { [originKeyHeader]: originKey, [viewerAddressHeader]: viewerAddress };
}
