/* Only its input can end a job; errors not blamed on it by the first two classes are transient, and no attempts. */

/** Invalid input; a retry cannot help. */
export class UnrecoverableJobError extends Error {
  override name = 'UnrecoverableJobError';
}

/** The input broke a working part. Counts as an attempt, since it may be chance. */
export class SuspectInputError extends Error {
  override name = 'SuspectInputError';
}

/** A dependency is down. Other errors mean the same; this one names the part. */
export class OutageError extends Error {
  override name = 'OutageError';
  readonly part: string;

  constructor(part: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.part = part;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export type Fault = 'unrecoverable' | 'suspect' | 'transient';

export function faultOf(error: unknown): Fault {
  if (error instanceof UnrecoverableJobError) return 'unrecoverable';
  return error instanceof SuspectInputError ? 'suspect' : 'transient';
}

/**
 * Processes input with a part it may break. If it fails and `control` succeeds without the input, the input is suspect;
 * otherwise the part is down. @throws SuspectInputError, OutageError
 */
export async function suspectInput<Result>(
  part: string,
  work: () => Promise<Result>,
  control: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const message = messageOf(cause);
    await control().catch((reason) => {
      throw new OutageError(part, `${message}; without the input: ${messageOf(reason)}`, { cause });
    });
    throw new SuspectInputError(message, { cause });
  }
}

/** Delays between runs during an outage; work resumes within a minute. */
export const OUTAGE_PAUSE = { firstMs: 1_000, longestMs: 60_000 } as const;

/** @param runs runs ended by outages, including this one */
export function randomizedOutagePauseMs(
  runs: number,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
): number {
  const pause = Math.min(longestMs, firstMs * 2 ** (runs - 1));
  // Half random, to spread retries.
  return pause * (0.5 + Math.random() / 2);
}
