/** Whether PayPal knows a user by the name of the profile. Only the outcome is stored, the month, and a hash of the profile's name. */
import { hash } from "node:crypto";
import type { Write } from "../db/transact";
import { monthOf } from "../trip/calendar";
import { payPalNameEntity } from "./entity";

type Named = { uid: string; displayName: string };
export type PayPalName = { payPalNameSince?: string; payPalNameOff?: true };

/** What is known of the present name: nothing once the name has changed. */
export async function payPalName({ uid, displayName }: Named): Promise<PayPalName> {
  const { data } = await payPalNameEntity().get({ uid }).go({ consistent: true });
  if (data?.off) return { payPalNameOff: true };
  return data?.since && data.name === hashOf(displayName) ? { payPalNameSince: data.since } : {};
}

/** PayPal knows the user by this name. No condition: what is stored about a former name counts for nothing. */
export function payPalNameWrite({ uid, displayName }: Named, now: Date): Write {
  return { Update: payPalNameEntity().upsert({ uid }).set(outcome(displayName, now)).params() };
}

/** As {@link payPalNameWrite}, and payments may set it again. */
export function allowPayPalNameWrite({ uid, displayName }: Named, now: Date): Write {
  const set = { ...outcome(displayName, now), off: false };
  return { Update: payPalNameEntity().upsert({ uid }).set(set).params() };
}

/** The user does not want it. Stays so until they confirm the name again. */
export function removePayPalNameWrite(uid: string): Write {
  const set = { name: "", since: "", off: true };
  return { Update: payPalNameEntity().upsert({ uid }).set(set).params() };
}

export async function forgetPayPalName(uid: string): Promise<void> {
  await payPalNameEntity().delete({ uid }).go();
}

function outcome(displayName: string, now: Date) {
  return { name: hashOf(displayName), since: monthOf(now.toISOString()) };
}

function hashOf(name: string): string {
  return hash("sha256", name, "base64url");
}
