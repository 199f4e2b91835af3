import { Link } from "react-router";
import { ApiError } from "../../lib/api-error";
import { paths } from "../../lib/paths";

/** Who is no operator, or has no second factor, reads that and where to turn it on. For `failure` of a QueryBoundary. */
export function refusal(error: Error) {
  if (!(error instanceof ApiError && error.code === "forbidden")) return undefined;
  return (
    <p role="alert">
      {error.message} <Link to={paths.account}>Open your account</Link>
    </p>
  );
}
