/** SSM's parameter store: the only importer of its SDK. */
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";

const client = new SSMClient({});

/** The value, decrypted. @throws when the parameter is not set, or can't be read */
export async function parameter(name: string): Promise<string | undefined> {
  const command = new GetParameterCommand({ Name: name, WithDecryption: true });
  return (await client.send(command)).Parameter?.Value;
}
