/** Takes down what was started when the rehearsal is told to end, and ends as one that was told so. */
export function leaveOnSignal(leave: () => Promise<void>): void {
  process.once('SIGINT', () => leave().finally(() => process.exit(130)));
  process.once('SIGTERM', () => leave().finally(() => process.exit(143)));
}

/** Runs a rehearsal; the process ends with 0 when everything was as it should be. */
export async function endWith(rehearsal: () => Promise<boolean>): Promise<void> {
  const isGood = await rehearsal().catch((error: Error) => {
    process.stdout.write(`${error.message}\n`);
    return false;
  });
  process.exitCode = isGood ? 0 : 1;
}
