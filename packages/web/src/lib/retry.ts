import { isTransient } from "./api-error";

/** One more attempt after a transient failure: for reads, and for writes that are idempotent on the server. */
export const retryOnce = {
  retry: (failures: number, error: Error) => failures < 1 && isTransient(error),
  /** Milliseconds. */
  retryDelay: 800,
};
