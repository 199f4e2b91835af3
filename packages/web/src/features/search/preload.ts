/** Fetches the form while a pointer or the focus is still on its way; a failure shows when it is opened. */
export function preloadSearchForm(): void {
  import("./search-form").catch(() => {});
}
