import { AsyncLocalStorage } from 'node:async_hooks';

const noted = new AsyncLocalStorage<{ count: number }>();

/** Notes a call of the payment provider for the request that makes it. */
export function noteProviderCall(): void {
  const calls = noted.getStore();
  if (calls) calls.count += 1;
}

/** Runs work, then hands over how many calls it made, also if it fails. */
export async function notingProviderCalls<Result>(
  work: () => Promise<Result>,
  handOver: (count: number) => Promise<unknown>,
): Promise<Result> {
  const calls = { count: 0 };
  try {
    return await noted.run(calls, work);
  } finally {
    if (calls.count > 0) await handOver(calls.count);
  }
}
