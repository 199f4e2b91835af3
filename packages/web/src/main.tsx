import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { App } from "./app/app";
import { Providers } from "./app/providers";
import { loadConfig } from "./lib/config";
import { watchScripts } from "./lib/recover";

// zod would probe `new Function`, which a Content-Security-Policy forbids and reports.
z.config({ jitless: true });

watchScripts();

// Asked for at once, awaited by the first request only. That request reports a failure.
loadConfig().catch(() => {});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <Providers>
    <App />
  </Providers>,
);
