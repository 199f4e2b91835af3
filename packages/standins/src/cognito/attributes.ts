/** User attributes on the wire, and the rules of the schema. */
import * as z from "zod";
import { invalidParameter, notAuthorized } from "./errors";
import type { UserPoolSettings } from "./settings";

/** Cognito's standard attributes that are not reserved to Cognito itself. */
const standard = new Set(
  "address birthdate email family_name gender given_name locale middle_name name nickname phone_number picture preferred_username profile updated_at website zoneinfo".split(
    " ",
  ),
);
const verifiedFlags = new Set(["email_verified", "phone_number_verified"]);
const reserved = new Set(["sub", "identities"]);

/** Cognito's list of attributes, as a record. */
export const attributes = z
  .array(
    z.object({
      Name: z.string().min(1).max(32, "Member must have length less than or equal to 32"),
      Value: z.string().max(2048, "Member must have length less than or equal to 2048").default(""),
    }),
  )
  .transform(
    (list): Record<string, string> =>
      Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])),
  );

export function listed(record: Record<string, string>): { Name: string; Value: string }[] {
  return Object.entries(record).map(([Name, Value]) => ({ Name, Value }));
}

/** The attributes with the changes applied. An empty value removes an attribute, as in Cognito. */
export function withAttributes(
  current: Record<string, string>,
  changes: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(([, value]) => value !== ""),
  );
}

/** @throws CognitoError InvalidParameterException for a name that is not in the schema or not to be set */
export function assertKnown(given: Record<string, string>): void {
  for (const name of Object.keys(given)) {
    if (reserved.has(name)) throw immutable(name);
    if (!standard.has(name) && !verifiedFlags.has(name)) {
      throw schema(`${name}: Attribute does not exist in the schema.`);
    }
  }
}

/** What the app client may set. `email_verified` is set by codes, administrators and identity providers only. */
export function assertWritable(
  { attributes: rules }: UserPoolSettings,
  given: Record<string, string>,
): void {
  for (const name of Object.keys(given)) {
    const isKnown = standard.has(name) || verifiedFlags.has(name) || reserved.has(name);
    if (!isKnown) throw schema(`${name}: Attribute does not exist in the schema.`);
    if (!rules[name]?.write) {
      throw notAuthorized("A client attempted to write unauthorized attribute");
    }
  }
}

export function assertComplete(
  { attributes: rules }: UserPoolSettings,
  given: Record<string, string>,
): void {
  for (const [name, { required }] of Object.entries(rules)) {
    if (required && !given[name]) throw schema(`${name}: The attribute is required`);
  }
}

export function assertMutable(
  { attributes: rules }: UserPoolSettings,
  current: Record<string, string>,
  changes: Record<string, string>,
): void {
  for (const [name, value] of Object.entries(changes)) {
    if (rules[name]?.mutable === false && current[name] !== value) throw immutable(name);
  }
}

const schema = (text: string) =>
  invalidParameter(`Attributes did not conform to the schema: ${text}`);

const immutable = (name: string) =>
  invalidParameter(`user.${name}: Attribute cannot be updated. (changing an immutable attribute)`);
