import { queryOptions } from "@tanstack/react-query";
import { loadConfig } from "./config";

/** The runtime configuration, which never changes while the page is open. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: loadConfig,
  staleTime: Number.POSITIVE_INFINITY,
});
