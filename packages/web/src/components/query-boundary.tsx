import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isTransient } from "../lib/api-error";
import { AsOf } from "./as-of";
import { Loading } from "./loading";
import { Problem } from "./problem";

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "dataUpdatedAt" | "error" | "isFetching" | "refetch">;
  /** The first sentence of the error message: what could not be loaded. */
  problem: string;
  loading?: ReactNode;
  /** Returns a replacement for the message of a known error; undefined for any other error. */
  failure?: (error: Error) => ReactNode | undefined;
  /** Shown instead of a list without entries. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * Shows a query in each of its states: loading, failed (with a retry), empty, loaded. Data takes
 * precedence over the error of a later refetch; if there was no connection, a line says how old it
 * is.
 */
export function QueryBoundary<Data>({
  query,
  problem,
  loading = <Loading />,
  failure,
  empty,
  children,
}: Props<Data>) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  if (data === undefined) {
    if (!error) return loading;
    return (
      failure?.(error) ?? (
        <Problem
          title={problem}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    );
  }
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <>
      {isTransient(error) && <AsOf at={dataUpdatedAt} />}
      {isEmpty ? empty : children(data)}
    </>
  );
}
