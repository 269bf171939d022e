/** A pool's task: canceling dequeues it, or ends its process. */
interface Task<Result> extends PromiseLike<Result> {
  cancel(): unknown;
}

/** Resolves in time, or cancels. Unlike a pool's `timeout`, this includes queueing, so abandoned tasks are dropped. */
export async function inTime<Result>(task: Task<Result>, timeoutMs: number): Promise<Result> {
  const timer = setTimeout(() => task.cancel(), timeoutMs);
  try {
    return await task;
  } finally {
    clearTimeout(timer);
  }
}
