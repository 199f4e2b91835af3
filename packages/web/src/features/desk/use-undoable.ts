/** A delayed action, which the user can undo before it takes effect. */
import { useCallback, useEffect, useRef, useState } from "react";
import { setNotice } from "../../lib/notice";

/** Milliseconds in which it can be undone. */
const grace = 10_000;

/**
 * Leaving the view performs a waiting action at once.
 * @returns `isWaiting` from the press until the action, or until it is undone
 */
export function useUndoable(text: string, act: () => void) {
  const [isWaiting, setIsWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  latest.current = act;

  /** @returns whether it waited */
  const stop = useCallback(() => {
    const waited = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return waited;
  }, []);
  const finish = useCallback(() => {
    if (stop()) latest.current();
  }, [stop]);
  useEffect(() => finish, [finish]);

  const begin = () => {
    timer.current = setTimeout(finish, grace);
    setIsWaiting(true);
    setNotice(text, {
      label: "Undo",
      run() {
        if (stop()) setIsWaiting(false);
        else setNotice("Too late to undo it.");
      },
    });
  };
  return { begin, isWaiting };
}
