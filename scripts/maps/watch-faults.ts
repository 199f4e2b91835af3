/** Which alarm of the watch reports a fault, from which metric, and how soon. */
import { faults } from "../../packages/watch/src/faults";
import { failedMetric, metricNamespace } from "../../packages/watch/src/metric";
import { alarmNameOf, minutesToAlarm } from "../../packages/watch/src/template";

export function watchFaults(): string {
  const rows = Object.values(faults).map(({ fault, alarm }) => {
    const metric =
      alarm === "stopped"
        ? "`AWS/Lambda` `Errors`, or none"
        : `\`${metricNamespace}\` \`${failedMetric}\` of \`${alarm}\``;
    return `| ${fault} | ${metric} | \`${alarmNameOf("prod", alarm)}\` | ${minutesToAlarm} |`;
  });
  return ["| fault | metric | alarm | minutes |", "|---|---|---|---|", ...rows].join("\n");
}
