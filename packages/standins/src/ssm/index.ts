/** SSM's parameter store, as far as the product asks it: `GetParameter` of the secrets it is started with. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { close, listen } from "../http";

const target = "AmazonSSM.GetParameter";
const Request = z.object({ Name: z.string() });

/** `parameters` are names with their values. */
export async function start({
  port,
  parameters,
}: {
  port: number;
  parameters: Readonly<Record<string, string>>;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const known = request.headers["x-amz-target"] === target;
    const { Name = "" } = Request.safeParse(json(await text(request))).data ?? {};
    const Value = known && Object.hasOwn(parameters, Name) ? parameters[Name] : undefined;
    const answer = Value
      ? { Parameter: { Name, Type: "SecureString", Value, Version: 1 } }
      : { __type: known ? "ParameterNotFound" : "UnknownOperationException", message: Name };
    response
      .writeHead(Value ? 200 : 400, { "content-type": "application/x-amz-json-1.1" })
      .end(JSON.stringify(answer));
  });
  const taken = await listen(server, port);
  return { url: `http://localhost:${taken}`, stop: () => close(server) };
}

/** What is no JSON names no parameter. */
function json(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
