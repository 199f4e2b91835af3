/** The numbers of each day. */
import { Numbers } from "../numbers";
import type { DayNumbers } from "./contract";

type Asked = { since: string; until: string; route?: string | undefined };

export function numbersOf({ since, until, route }: Asked): Promise<DayNumbers[]> {
  const [from = "", to = ""] = route?.split("-") ?? [];
  return Numbers.ofDays(since, until, route ? { from, to } : undefined);
}
