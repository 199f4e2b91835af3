/** Notifications on this device when a session changes. Their code is loaded only where they are on. */

type Push = typeof import("./push");

/** Ends them with the session, here and at the server. */
export const endPush = () => withPush(({ endWithSession }) => endWithSession());

/** Ends them after the account was deleted: the server has forgotten the device. */
export const endPushWithAccount = () => withPush(({ forget }) => forget());

/** Keeps them after the end of the other sessions, with which the server has forgotten all devices of the user. */
export const keepPush = (uid: string) => withPush(({ sendAgain }) => sendAgain(uid));

/** Never throws. */
async function withPush(act: (push: Push) => Promise<void>): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    await act(await import("./push"));
  } catch {
    // The script did not load, or the server was not reached. The server forgets the device when its push service does.
  }
}
