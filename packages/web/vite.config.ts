import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// What to build. Where the API and /config.json come from is packages/local's business on a laptop, CloudFront's in AWS.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
});
