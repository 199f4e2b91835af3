import { useMutation, useQueryClient } from "@tanstack/react-query";
import { turnOff, turnOn } from "../../lib/push";
import { pushState } from "./queries";

/** Turns notifications on or off. `blocked`: the user has refused them. */
export function usePush(uid: string) {
  const queryClient = useQueryClient();
  // Also after a failure: the key may have changed.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: pushState(uid).queryKey });
  const on = useMutation({
    mutationFn: (publicKey: string) => turnOn(uid, publicKey),
    onSettled,
  });
  const off = useMutation({ mutationFn: turnOff, onSettled });
  return { on, off, isBlocked: on.data === false };
}
