import { useRef } from "react";
import { ApiError } from "./api-error";

/**
 * The airlines that the server does not know, and that a form has asked about at the fields of their flight numbers: whoever submits
 * it again confirms them.
 */
export function useAskedAirlines() {
  const asked = useRef<readonly string[]>([]);
  return {
    /** Of the forms submitted so far. */
    confirmed: () => [...asked.current],
    /** Call it with the error of each submission. */
    note(error: unknown) {
      asked.current = [...new Set([...asked.current, ...airlinesIn(error)])];
    },
  };
}

export function isAboutAirline(error: unknown): boolean {
  return airlinesIn(error).length > 0;
}

function airlinesIn(error: unknown): string[] {
  return error instanceof ApiError ? error.errors.flatMap(({ airline }) => airline ?? []) : [];
}
