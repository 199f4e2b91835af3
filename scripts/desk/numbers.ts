/** The numbers of each day. */
import { counted } from "../../packages/core/src/numbers/counted";
import { type Commands, desk, UsageError } from "./command";

export const numbers: Commands = {
  numbers: {
    args: "<since> <until> [<route>]",
    about: "prints the numbers of each day (YYYY-MM-DD, UTC) as CSV, or those of a route (YYZ-DEL)",
    async run({ args: [since, until, route, ...rest] }) {
      if (!since || !until || rest.length > 0) throw new UsageError();
      const days = await (await desk()).numbersOf({ since, until, route });
      const columns = ["day", ...counted, "timed", "minutesToMatch"] as const;
      console.log(columns.join());
      for (const day of days) console.log(columns.map((column) => day[column]).join());
    },
  },
};
