/** For tests: what a function publishes as metrics. */
import { Metrics } from "@aws-lambda-powertools/metrics";
import { vi } from "vitest";

/** From now until `vi.restoreAllMocks`, each publication goes into the returned list, as values by name. */
export function publishedMetrics(): Record<string, number>[] {
  const published: Record<string, number>[] = [];
  let added: Record<string, number> = {};
  vi.spyOn(Metrics.prototype, "addMetric").mockImplementation(function (
    this: Metrics,
    name,
    _unit,
    value,
  ) {
    added[name] = value;
    return this;
  });
  vi.spyOn(Metrics.prototype, "publishStoredMetrics").mockImplementation(function (this: Metrics) {
    published.push(added);
    added = {};
    return this;
  });
  return published;
}
