/** For tests: the metrics that a function publishes. */
import { Metrics } from "@aws-lambda-powertools/metrics";
import { vi } from "vitest";

/** Until `vi.restoreAllMocks`, each publication is added to the returned list, as values by name. */
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
