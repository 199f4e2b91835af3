/** Loads the search form early, on hover or focus. A failure is reported when the form opens. */
export function preloadSearchForm(): void {
  import("./search-form").catch(() => {});
}
