/** A MIME message as Python's `email` package parses it, which reports what RFC 5322 and RFC 2045 to 2047 do not allow. */
import { loadPyodide } from "pyodide";

export type ParsedMessage = {
  /** `<header or part>: <defect>` */
  defects: string[];
  /** Names in lower case, values decoded. */
  headers: [name: string, value: string][];
  /** Of the headers with addresses, by name. */
  mailboxes: Record<string, { name: string; address: string }[]>;
  /** Media type and content of the texts, with `\n` as the line end. */
  parts: [type: string, text: string][];
};

const parser = `
import email, email.policy, json

def parse(message):
    message = email.message_from_bytes(message.to_bytes(), policy=email.policy.default)
    parts, defects, mailboxes = [], [], {}
    for part in message.walk():
        if part.get_content_maintype() == "text":
            parts.append([part.get_content_type(), part.get_content().replace("\\r\\n", "\\n")])
        defects += [f"{part.get_content_type()}: {defect!r}" for defect in part.defects]
        for name, value in part.items():
            defects += [f"{name}: {defect!r}" for defect in value.defects]
    headers = [[name.lower(), str(value)] for name, value in message.items()]
    for name in ["from", "reply-to", "to"]:
        if name in message:
            mailboxes[name] = [
                {"name": each.display_name, "address": each.addr_spec} for each in message[name].addresses
            ]
    return json.dumps(
        {
            "defects": defects,
            "headers": headers,
            "mailboxes": mailboxes,
            "parts": parts,
        }
    )
parse
`;

/** Loads Python as WebAssembly, which takes seconds. */
export async function loadMessageParser(): Promise<(message: Buffer) => ParsedMessage> {
  const python = await loadPyodide();
  const parse: (message: Uint8Array) => string = python.runPython(parser);
  return (message) => JSON.parse(parse(new Uint8Array(message)));
}
