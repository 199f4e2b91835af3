import { useNavigate } from "react-router";
import { pathHere } from "../lib/language";

/** Removes from the address the parameter that has opened a dialog, so that a reload does not open it again. */
export function useDropParameter(name: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The address as it is now: a change that ends late closes its dialog after the user has gone on.
    const query = new URLSearchParams(location.search);
    if (!query.has(name)) return;
    query.delete(name);
    const address = { pathname: pathHere(), search: `${query}`, hash: location.hash };
    void navigate(address, { replace: true });
  };
}
