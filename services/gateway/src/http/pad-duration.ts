/** Much longer than the hidden work, but short for a person waiting for an email. */
export const STEP_MS = 250;

/** Settles after a multiple of STEP_MS, so timing does not reveal what was found. */
export async function padDuration<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const elapsedInStep = (performance.now() - startedAt) % STEP_MS;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS - elapsedInStep));
  }
}
