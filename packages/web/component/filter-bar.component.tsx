/** The filters of the list, which follow what is typed after a while. */
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Providers } from "../src/app/providers";
import { FilterBar } from "../src/features/itinerary/filter-bar";
import type { Filters } from "../src/features/itinerary/queries";

const flight = page.getByRole("textbox", { name: "Flight No" });
const date = page.getByLabelText("Travel Date");
const changes: Filters[] = [];
let apply: (filters: Filters) => void = () => {};

/** Applies the filters when the test does. */
function Page() {
  const [filters, setFilters] = useState<Filters>({});
  apply = setFilters;
  return <FilterBar filters={filters} onChange={(changed) => changes.push(changed)} />;
}

test("filters that arrive late do not replace what has been typed since", async () => {
  await render(
    <Providers>
      <Page />
    </Providers>,
  );
  await flight.fill("EK-22");
  await expect.poll(() => changes).toHaveLength(1);
  await flight.fill("EK-223");
  await expect.poll(() => changes).toHaveLength(2);
  await date.fill("2030-01-02");
  apply(changes[0] ?? {});
  await expect.poll(() => changes).toHaveLength(3);
  apply(changes[1] ?? {});
  await expect.element(flight).toHaveValue("EK-223");
  await expect.element(date).toHaveValue("2030-01-02");
  expect(changes.at(-1)).toMatchObject({ flight: "EK-223", travelDate: "2030-01-02" });

  // Such as a link, or the Back button.
  apply({ flight: "EK-241" });
  await expect.element(flight).toHaveValue("EK-241");
  await expect.element(date).toHaveValue("");
});
