/** SSM's parameter store on this machine: `GetParameter` of the parameters that it is started with. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { close, listen, parseJson } from "../http";

const target = "AmazonSSM.GetParameter";
const Request = z.object({ Name: z.string() });

/** `parameters` maps names to values; port 0 chooses a free one. */
export async function start({
  port,
  parameters,
}: {
  port: number;
  parameters: Readonly<Record<string, string>>;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const isKnown = request.headers["x-amz-target"] === target;
    const { Name = "" } = Request.safeParse(parseJson(await text(request))).data ?? {};
    const Value = isKnown && Object.hasOwn(parameters, Name) ? parameters[Name] : undefined;
    const answer = Value
      ? { Parameter: { Name, Type: "SecureString", Value, Version: 1 } }
      : { __type: isKnown ? "ParameterNotFound" : "UnknownOperationException", message: Name };
    response
      .writeHead(Value ? 200 : 400, { "content-type": "application/x-amz-json-1.1" })
      .end(JSON.stringify(answer));
  });
  const ownPort = await listen(server, port);
  return { url: `http://localhost:${ownPort}`, stop: () => close(server) };
}
