import type { Page } from "@playwright/test";

/** Everything that the browser stores for the site, as text: IndexedDB, Cache Storage, local and session storage. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url);
        // The files of the site are the same for all users.
        if (!request.url.includes("/assets/"))
          parts.push(await (await cache.match(request))?.text());
      }
    }
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        parts.push(await answerOf(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(parts);

    function answerOf<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
  });
}
