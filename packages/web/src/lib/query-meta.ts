import "@tanstack/react-query";
import type * as z from "zod/mini";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /**
       * The answer can be read offline: features/offline. It is checked against this schema, because an older version of the app
       * may have kept it. The key of the query begins with `mine` and the user's id.
       */
      keptAs?: z.ZodMiniType;
    };
  }
}
