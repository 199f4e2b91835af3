import { Button } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Problem } from "../../components/problem";
import { CardsSkeleton } from "../../components/skeleton";
import { useHasAddress } from "../../lib/hydration";
import { i18n } from "../../lib/i18n";
import { ItineraryGrid } from "./itinerary-grid";
import classes from "./itinerary-list.module.css";
import { type Filters, itineraryPages } from "./queries";

/** All itineraries that match the filters, loaded page by page. */
export function ItineraryList({ filters }: { filters: Filters }) {
  const {
    data,
    error,
    isPending,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    isPlaceholderData,
    ...query
  } = useInfiniteQuery({
    ...itineraryPages(filters),
    // The filters are in the query.
    enabled: useHasAddress(),
    placeholderData: keepPreviousData,
  });
  const itineraries = data?.pages.flatMap((page) => page.output) ?? [];

  const shown = i18n.t("{count, plural, one {# itinerary shown} other {# itineraries shown}}", {
    count: itineraries.length,
  });

  // A page reads only so many to find those who speak a language.
  const noneYet = i18n.t("Nobody found so far. There are more itineraries to look through.");

  if (isPending) return <CardsSkeleton count={6} />;
  return (
    <section
      className={classes.list}
      data-stale={isPlaceholderData || undefined}
      aria-busy={isFetching}
    >
      <h2 className="fa-hidden">{i18n.t("Itineraries")}</h2>
      <p role="status" className={data && itineraries.length === 0 ? classes.none : "fa-hidden"}>
        {data &&
          (itineraries.length > 0 ? shown : hasNextPage ? noneYet : i18n.t("No Match Found."))}
      </p>
      <ItineraryGrid itineraries={itineraries} />
      <Problem
        title={i18n.t("We couldn’t load the itineraries.")}
        error={error}
        retrying={isFetching}
        onRetry={() => void (data ? query.fetchNextPage() : query.refetch())}
      />
      {hasNextPage && !error && (
        <Button
          variant="default"
          size="lg"
          className={classes.more}
          aria-disabled={isFetchingNextPage}
          onClick={() => {
            if (!isFetchingNextPage) void query.fetchNextPage();
          }}
        >
          {isFetchingNextPage ? i18n.t("Loading...") : i18n.t("Show more")}
        </Button>
      )}
      {!hasNextPage && data && data.pages.length > 1 && <End>{shown}</End>}
    </section>
  );
}

/** Takes the focus of the button that loaded the last page. */
function End({ children }: { children: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={element} tabIndex={-1} className={classes.more}>
      {children}
    </p>
  );
}
