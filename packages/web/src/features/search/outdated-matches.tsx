import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import type { useChangedTrip } from "./use-changed-trip";

/** The trip is changed, and the search with it has failed. */
export function OutdatedMatches({ changed }: { changed: ReturnType<typeof useChangedTrip> }) {
  return (
    <Problem
      title={i18n.t("The matches are those of your earlier trip.")}
      error={changed.error}
      retrying={changed.isPending}
      onRetry={() => changed.variables && changed.mutate(changed.variables)}
    />
  );
}
