/** Longer than what is hidden takes by far, and nothing to somebody who waits for a mail. */
export const STEP_MS = 250;

/** Ends, well or not, after full steps of time, so that nobody learns from its time what was found on the way. */
export async function inSteps<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const beyond = (performance.now() - began) % STEP_MS;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS - beyond));
  }
}
