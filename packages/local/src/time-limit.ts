/**
 * What a handler returns, if it does so within its seconds. Lambda ends the process of a handler that takes longer; here it
 * goes on, and nobody waits for it.
 * @throws Error as Lambda reports it, when the time is over
 */
export async function withinTimeout<Result>(
  seconds: number,
  running: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`Task timed out after ${seconds.toFixed(2)} seconds`);
    timer = setTimeout(() => reject(error), seconds * 1000);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}
