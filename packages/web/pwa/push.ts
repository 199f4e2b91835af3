/** Pushes: shows what the server tells this device, and opens its page. */

type Note = { title: string; body: string; path: string; tag: string; lang: string };

type Window = { readonly url: string; focus(): Promise<unknown> };
type Late = { waitUntil(promise: Promise<unknown>): void };
type Subscription = { readonly options: { readonly applicationServerKey: ArrayBuffer | null } };

/** What this file uses of ServiceWorkerGlobalScope. */
declare const self: {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly pushManager: {
      subscribe(options: {
        userVisibleOnly: true;
        applicationServerKey: ArrayBuffer | null;
      }): Promise<unknown>;
    };
  };
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    type: "push",
    listener: (event: Late & { data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: "notificationclick",
    listener: (event: Late & { notification: Notification }) => void,
  ): void;
  addEventListener(
    type: "pushsubscriptionchange",
    listener: (event: Late & { oldSubscription?: Subscription | null }) => void,
  ): void;
};

export function handlePushes(): void {
  self.addEventListener("push", (event) => {
    const note = noteIn(event.data?.json());
    if (note) event.waitUntil(show(note));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data));
  });
  // The page sends the new subscription to the server when it is opened next.
  self.addEventListener("pushsubscriptionchange", (event) => {
    const key = event.oldSubscription?.options.applicationServerKey;
    if (key)
      event.waitUntil(
        self.registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: key,
        }),
      );
  });
}

/** A later note of the same tag replaces the earlier one, and is announced too. */
function show({ title, body, path, tag, lang }: Note): Promise<void> {
  const options = {
    body,
    tag,
    lang,
    icon: "/icon-192.png",
    data: path,
    renotify: true,
  };
  return self.registration.showNotification(title, options);
}

/** Shows the page in a tab that has it open, or in a new one. Never a page of another site. */
async function openPage(path: unknown): Promise<void> {
  const home = new URL("/", self.location.origin);
  const found = typeof path === "string" ? new URL(path, home) : home;
  const url = found.origin === home.origin ? found.href : home.href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((one) => one.url === url);
  await (shown ? shown.focus() : self.clients.openWindow(url));
}

function noteIn(data: unknown): Note | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { title, body = "", path, tag, lang = "" } = data as Partial<Note>;
  return title && path && tag ? { title, body, path, tag, lang } : undefined;
}
