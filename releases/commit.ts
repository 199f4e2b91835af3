import { execFileSync } from "node:child_process";

/** The checked-out commit as text: its tag, or the one before with a distance. Files that differ add `-dirty`. */
export function describeCommit(): string {
  try {
    const output = execFileSync("git", ["describe", "--always", "--dirty"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.toString().trim();
  } catch {
    // An archive without its repository can be deployed too.
    return "unknown";
  }
}
