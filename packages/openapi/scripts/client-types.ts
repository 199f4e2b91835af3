/** The types of a client, by openapi-typescript. */
import { openApiDocument } from "@flightaides/openapi/document";
import openapiTS, { astToString } from "openapi-typescript";

/** Fixed, so that the types change with the document only. */
const today = new Date("2027-01-01T00:00:00Z");

export async function clientTypes(): Promise<string> {
  const document = JSON.stringify(await openApiDocument(today));
  return `/** Made by \`npm run client --workspace packages/openapi\`. Do not edit. */\n${astToString(await openapiTS(document))}`;
}
