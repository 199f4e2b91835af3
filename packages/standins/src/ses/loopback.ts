/** HTTP servers that only this machine can reach. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Listens on 127.0.0.1 and answers the port, which the system chooses where 0 is asked for. Rejects with the
 * `EADDRINUSE` error of node where the port is taken: who starts the stand-ins knows which variable to name.
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Ends the server at once, idle keep-alive connections of browsers and SDKs included. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
