/** What a pool of processes gives: canceled, it leaves the line, or ends the process that is at it. */
interface Task<Result> extends PromiseLike<Result> {
  cancel(): unknown;
}

/**
 * Gives what comes within the time, and then wants it no longer. A pool's own `timeout` begins only with the work: in its
 * line somebody could wait for as long as others take, and be worked for when they had gone.
 */
export async function inTime<Result>(task: Task<Result>, timeoutMs: number): Promise<Result> {
  const timer = setTimeout(() => task.cancel(), timeoutMs);
  try {
    return await task;
  } finally {
    clearTimeout(timer);
  }
}
