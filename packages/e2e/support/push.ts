/**
 * A push service for a page: the stand-in, because that of the browser cannot be reached. The page believes that the user allows
 * notifications, which the bundled browser does not have.
 */
import { pushUrl } from "./addresses";
import type { Someone } from "./couple";

type Arrived = { subscription: string; payload: string };

/** What arrived at a subscription, decrypted, oldest first. */
export async function pushes(endpoint: string): Promise<string[]> {
  const { pushes } = (await (await fetch(`${pushUrl}/store`)).json()) as { pushes: Arrived[] };
  return pushes
    .filter(({ subscription }) => endpoint.endsWith(subscription))
    .map(({ payload }) => payload);
}

/** Gives the page a push service. Returns the endpoint, once the page has subscribed. */
export async function withPushService({ page }: Someone): Promise<() => string> {
  let endpoint = "";
  await page
    .context()
    .exposeFunction("subscribeAtStandIn", async (applicationServerKey: string) => {
      const response = await fetch(`${pushUrl}/subscriptions`, {
        method: "POST",
        body: JSON.stringify({ applicationServerKey }),
      });
      const made = (await response.json()) as { endpoint: string };
      endpoint = made.endpoint;
      return { ...made, applicationServerKey };
    });
  await page.context().addInitScript(() => {
    type Made = { endpoint: string; applicationServerKey: string };
    const [key, allowed] = ["e2e-subscription", "e2e-permission"];
    Object.defineProperty(Notification, "permission", {
      get: () => localStorage.getItem(allowed) ?? "default",
    });
    Notification.requestPermission = async () => {
      localStorage.setItem(allowed, "granted");
      return "granted";
    };
    const { subscribeAtStandIn } = window as unknown as {
      subscribeAtStandIn(key: string): Promise<Made>;
    };
    const shown = (made: Made) => ({
      endpoint: made.endpoint,
      options: {
        applicationServerKey: Uint8Array.from(
          atob(made.applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")),
          (character) => character.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => made,
      async unsubscribe() {
        localStorage.removeItem(key);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const made = localStorage.getItem(key);
        return made ? shown(JSON.parse(made)) : null;
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const made = await subscribeAtStandIn(applicationServerKey);
        localStorage.setItem(key, JSON.stringify(made));
        return shown(made);
      },
    });
  });
  return () => endpoint;
}
