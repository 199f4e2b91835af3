/** `npm run preview-mails`: shows every mail in the browser. */
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { start } from "./mail-preview";

const usage = `npm run preview-mails [-- --no-open]
  Shows every mail with sample data, and opens the browser unless --no-open is given.`;

const { values } = parseArgs({
  options: {
    "no-open": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(usage);
else {
  const { url } = await start({ port: 0 });
  console.log(`Every mail: ${url} (Ctrl-C stops)`);
  if (!values["no-open"]) open(url);
}

/** Opens the browser if the platform has a command for it. The address is printed either way. */
function open(url: string): void {
  const [command, args]: [string, string[]] =
    process.platform === "win32"
      ? ["cmd", ["/c", "start", "", url]]
      : [process.platform === "darwin" ? "open" : "xdg-open", [url]];
  spawn(command, args, { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
