/** HTTP as a browser speaks it: the certificate must be valid, and redirects are not followed. */
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";

export type Answer = { status: number; headers: Record<string, unknown>; text: string };

export type Options = {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Authority to trust besides the public ones, in PEM. */
  ca?: string | undefined;
};

const timeoutMs = 8000;

/** @throws Error with the reason when there is no complete response in time */
export function send(
  url: URL,
  { method = "GET", headers = {}, body, ca }: Options = {},
): Promise<Answer> {
  const isSecure = url.protocol === "https:";
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = (isSecure ? overHttps : overHttp)(
      url,
      // A connection of an earlier run would hide a certificate that has expired since.
      { method, headers, signal, agent: false, ...(isSecure && ca && { ca }) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      },
    );
    request.on("error", (error) =>
      reject(signal.aborted ? new Error(`no response in ${timeoutMs / 1000} s`) : error),
    );
    request.end(body);
  });
}
