import type { Place } from "../airport/place";
import { useLookUp } from "../airport/use-look-up";
import type { DraftLeg } from "./leg-draft";

/** For the submission of a form: looks up airports that were typed as codes and are not known yet. Rejects if one can’t be looked up. */
export function useLegLookUp(): (legs: readonly DraftLeg[]) => Promise<DraftLeg[]> {
  const lookUp = useLookUp();
  // A code in capitals is valid without its airport.
  const known = (place: Place) => (place.iata ? place : lookUp(place));
  return (legs) =>
    Promise.all(
      legs.map(async (leg) => {
        const [from, to] = await Promise.all([known(leg.from), known(leg.to)]);
        return { ...leg, from, to };
      }),
    );
}
