import type { Browser, Page } from "@playwright/test";

/** The factor by which the CPU of every page is slowed down: the variable CPU_THROTTLE, 1 without it. */
export const cpuThrottle = Number(process.env.CPU_THROTTLE || 1);
if (!(cpuThrottle >= 1)) throw new Error("CPU_THROTTLE is a factor, 1 at least.");

/** Slows down every page that the browser opens from now on. */
export function throttle(browser: Browser): void {
  if (cpuThrottle === 1) return;
  browser.on("context", (context) => {
    context.on("page", (page) => void slowDown(page));
  });
}

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuThrottle });
  } catch (error) {
    // Its test was over before.
    if (!page.isClosed()) throw error;
  }
}
