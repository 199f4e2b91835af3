/** Ends notifications on this device with its session, if they are on. */
export async function endPush(): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const { endWithSession } = await import("./push");
    await endWithSession();
  } catch {
    // The script did not load. The server forgets the device when its push service does.
  }
}
