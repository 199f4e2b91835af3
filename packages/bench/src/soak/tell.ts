/** Tells stories: does their acts one after another, each until it is answered, and records what was acknowledged. */
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type ActName, acts, type Deed, type Role, type Story, type StoryStep } from "./acts";

export type Done = { act: ActName; deed: Deed; at: number; attempts: number };

/** A story, what was acknowledged of it in this order, and why it ended before its end. */
export type Told = { story: Story; done: Done[]; failure?: string };

/** Milliseconds of an act's attempts together: longer than any fault. */
const patience = 120_000;
/** Milliseconds between two attempts, and between two acts. */
const retryDelay = 1_000;
const thinkingTime = { least: 50, most: 250 };

export async function tell(story: Story, steps: readonly StoryStep[]): Promise<Told> {
  const told: Told = { story, done: [] };
  for (const step of steps) {
    const { role, act } = parse(step);
    try {
      told.done.push(await perform(act, role, story));
    } catch (error) {
      return { ...told, failure: `${step}: ${error instanceof Error ? error.message : error}` };
    }
    const { least, most } = thinkingTime;
    await setTimeout(least + Math.random() * (most - least));
  }
  return told;
}

/** `traveler looks around`: who, and the name of the act. */
export function parse(step: StoryStep): { role: Role; act: ActName } {
  const [, role = "", act = ""] = /^(\w+) (.*)$/.exec(step) ?? [];
  return { role: role as Role, act: act as ActName };
}

/** @throws Error when it is refused, and when it is not answered in time */
async function perform(name: ActName, role: Role, story: Story): Promise<Done> {
  const { send, success, done = [] } = acts[name];
  const them = story.people[role === "traveler" ? "flightaid" : "traveler"];
  const deed = { role, me: story.people[role], them, story, key: randomUUID() };
  const deadline = Date.now() + patience;
  for (let attempts = 1; ; attempts++) {
    const response = await send(deed).catch((error: unknown) => {
      if (isUnanswered(error)) return undefined;
      throw error;
    });
    if (response) {
      const { ok, status, statusText } = response;
      const isDone = success ? status === success : ok;
      if (isDone || (attempts > 1 && done.includes(status)))
        return { act: name, deed, at: Date.now(), attempts };
      if (status < 500 && status !== 429)
        throw new Error(`refused with ${status} ${statusText} at attempt ${attempts}`);
    }
    if (Date.now() > deadline)
      throw new Error(
        `not acknowledged in ${attempts} attempts, at last ${response?.status} ${response?.statusText}`,
      );
    await setTimeout(retryDelay);
  }
}

/** The connection was refused or cut, or it took too long. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "TimeoutError" || (error instanceof TypeError && error.cause !== undefined);
}
