import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Resident memory of the process in which the product runs its functions, in MB. @param product its parent */
export async function memoryOf(product: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-ww", "-o", "ppid=,rss=,args="]);
  for (const line of stdout.split("\n")) {
    const [, parent, kilobytes] = /^\s*(\d+)\s+(\d+)\s.*functions-process/.exec(line) ?? [];
    if (Number(parent) === product) return Number(kilobytes) / 1024;
  }
  throw new Error("The process of the functions is gone.");
}
