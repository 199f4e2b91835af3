import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, type Entrance, enter } from "./app/app";
import { Providers } from "./app/providers";
import { BrowserRouter } from "./app/router";
import { prefetchConfig } from "./lib/config";
import { keepRestored, repeatEarlyInput } from "./lib/early-input";
import { watchInstallOffer } from "./lib/install";
import { language } from "./lib/language";
import { watchScripts } from "./lib/missing-scripts";

// zod otherwise probes `new Function`, which the Content-Security-Policy blocks and reports. As `z.config` sets it, which would
// bring zod into the first script.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

document.documentElement.lang = language;

watchScripts();
watchInstallOffer();

prefetchConfig();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
keepRestored(root);
let isEntered = false;
// The page that the build has prerendered. While developing there is none.
const { page } = root.dataset;
if (page === undefined) createRoot(root).render(app());
else
  enter(page).then(
    (entrance) =>
      startTransition(
        () =>
          void hydrateRoot(root, app(entrance), {
            onCaughtError: (error) => {
              console.error(error);
              // The page may have crashed: buttons must not wait for it.
              onEntered();
            },
          }),
      ),
    () => {
      // The script of the page is missing. It fails again when the page renders, which shows a message.
      createRoot(root).render(app());
      onEntered();
    },
  );

function app(entrance?: Entrance) {
  return (
    <Providers>
      <BrowserRouter prerendered={entrance?.path}>
        <App entrance={entrance} onEntered={onEntered} />
      </BrowserRouter>
    </Providers>
  );
}

function onEntered() {
  if (isEntered || !root) return;
  isEntered = true;
  // React now provides what the script in index.html set for the styles.
  delete document.documentElement.dataset.known;
  void repeatEarlyInput(root);
}
