import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { App } from "./app/app";
import { Providers } from "./app/providers";
import { loadConfig } from "./lib/config";
import { language } from "./lib/language";
import { watchScripts } from "./lib/missing-scripts";

// zod otherwise probes `new Function`, which the Content-Security-Policy blocks and reports.
z.config({ jitless: true });

document.documentElement.lang = language;

watchScripts();

// Starts early; the first API request awaits it and reports a failure.
loadConfig().catch(() => {});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <Providers>
    <App />
  </Providers>,
);
