import { lazy, Suspense } from "react";

type Props = { e164: string };

// Lazy: the rules of all countries are large. If they can't be loaded, the number is shown as it is stored.
const Grouped = lazy(() =>
  import("../lib/phone").then(
    ({ formatPhone }) => ({ default: ({ e164 }: Props) => formatPhone(e164) }),
    () => ({ default: ({ e164 }: Props) => e164 }),
  ),
);

/** An E.164 number as it is dialled, in groups: `+1 416 555 0134`. */
export function PhoneNumber({ e164 }: Props) {
  return (
    <Suspense fallback={e164}>
      <Grouped e164={e164} />
    </Suspense>
  );
}
