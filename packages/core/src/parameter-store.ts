/** SSM Parameter Store. The only importer of its SDK. */
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";

const client = new SSMClient({});

/** The decrypted value of a parameter. @throws Error when it is not set or cannot be read */
export async function parameter(name: string): Promise<string | undefined> {
  const command = new GetParameterCommand({ Name: name, WithDecryption: true });
  return (await client.send(command)).Parameter?.Value;
}
