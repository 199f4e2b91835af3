import { useMutation, useQueryClient } from "@tanstack/react-query";
import { loadPush, pushState } from "./queries";

/** Turns notifications on or off. `blocked`: the user has refused them. */
export function usePush(uid: string) {
  const queryClient = useQueryClient();
  // Also after a failure: the key may have changed.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: pushState(uid).queryKey });
  const on = useMutation({
    mutationFn: async (publicKey: string) => {
      // Before anything else is awaited: Safari shows the question only in response to a press.
      if ((await Notification.requestPermission()) !== "granted") return false;
      await (await loadPush()).turnOn(uid, publicKey);
      return true;
    },
    onSettled,
  });
  const off = useMutation({
    mutationFn: async (id: string) => (await loadPush()).turnOff(id),
    onSettled,
  });
  return { on, off, isBlocked: on.data === false };
}
