/*
 * What a run that did not end well means: the one place that says so. Only a job's own input may end the job.
 * Whatever is not blamed on it by one of the first two classes is a transient failure: no attempt, and retried until it works.
 */

/** The input is at fault for certain, so that trying again cannot help. */
export class UnrecoverableJobError extends Error {
  override name = 'UnrecoverableJobError';
}

/** The input broke what works without it. Counted as an attempt: it may have been bad luck. */
export class SuspectInputError extends Error {
  override name = 'SuspectInputError';
}

/** Something that the job needs is away. Every other error means the same; this one says which part. */
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
 * Works on a job's input with a part that the input may break. When that fails and `control` proves the part
 * sound without the input, the input is suspect; when the control fails too, the part is out.
 * @throws SuspectInputError, OutageError
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

/** The pauses between runs that outages end: bounded, so that work goes on within a minute of the repair. */
export const OUTAGE_PAUSE = { firstMs: 1_000, longestMs: 60_000 } as const;

/** @param runs how many runs an outage has ended so far, this one included */
export function outagePauseMs(runs: number, { firstMs, longestMs }: { firstMs: number; longestMs: number }): number {
  const pause = Math.min(longestMs, firstMs * 2 ** (runs - 1));
  // Half of it random: what waited for one part must not come back all at once.
  return pause * (0.5 + Math.random() / 2);
}
