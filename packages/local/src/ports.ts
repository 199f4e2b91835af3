/** The ports of `npm start`: the service on each, and the environment variable that changes it. */
import { createServer } from "node:net";
import { env } from "node:process";
import { PlainError } from "@flightaides/standins/plain-error";

export const services = {
  web: { label: "web app", variable: "WEB_PORT", port: 5173 },
  api: { label: "API", variable: "API_PORT", port: 3000 },
  dynamo: { label: "DynamoDB", variable: "DYNAMODB_PORT", port: 8000 },
  cognito: { label: "Cognito", variable: "COGNITO_PORT", port: 9229 },
  ses: { label: "SES, inbox", variable: "SES_PORT", port: 8005 },
  paypal: { label: "PayPal", variable: "PAYPAL_PORT", port: 8090 },
  push: { label: "push", variable: "PUSH_PORT", port: 8095 },
} as const;

export type ServiceName = keyof typeof services;
export type Ports = Record<ServiceName, number>;

/**
 * The port of each service, from the environment or the default.
 * @throws PlainError if a port is invalid or in use
 */
export async function choosePorts(names: readonly ServiceName[]): Promise<Ports> {
  const ports: Ports = { web: 0, api: 0, dynamo: 0, cognito: 0, ses: 0, paypal: 0, push: 0 };
  for (const name of names) ports[name] = await choosePort(name);
  return ports;
}

async function choosePort(name: ServiceName): Promise<number> {
  const { label, variable, port: fallback } = services[name];
  const text = env[variable] ?? String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(`${variable}=${text} is not a port number.`);
  }
  if (await isTaken(port)) {
    throw new PlainError(
      `Port ${port} (${label}) is taken. Free it or set ${variable} to another.`,
    );
  }
  return port;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(true));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(false)));
  });
}
