/** An authenticator app with the key that a test has read from the page. */
import { setTimeout } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";
import { cpuThrottle } from "./cpu-throttle";
import { now } from "./time";

/** Seconds in which a test enters a code. */
const patience = 15 * cpuThrottle;

/** @param key in base32, with or without the spaces that the page shows */
export function authenticator(key: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  const stepNow = () => Math.floor(now().getTime() / 1000 / totp.period);
  const codeOf = (step: number) => totp.generate({ timestamp: step * totp.period * 1000 });
  // The user pool takes the code of the step before too. With it a test can enter two codes without waiting, if there is time.
  const earliest = () => {
    const left = totp.period - ((now().getTime() / 1000) % totp.period);
    return left > patience ? stepNow() - 1 : stepNow();
  };
  let used = stepNow() - 2;
  return {
    /** A code that was not used yet. Waits up to 30 seconds for the third one. */
    async code(): Promise<string> {
      while (stepNow() <= used) await setTimeout(250);
      used = Math.max(used + 1, earliest());
      return codeOf(used);
    },
    /** Six digits that the app shows at no time near this one. */
    wrongCode(): string {
      const near = [-3, -2, -1, 0, 1, 2, 3].map((later) => codeOf(stepNow() + later));
      const found = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(6)).find(
        (code) => !near.includes(code),
      );
      if (!found) throw new Error("Every code is near");
      return found;
    },
  };
}
