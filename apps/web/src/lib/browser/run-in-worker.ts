import { inTime } from './in-time.ts';

/** Asks a worker one question and ends it to free its memory. @throws on errors, and if it does not answer in time */
export async function runInWorker<Result>(
  worker: Worker,
  message: unknown,
  what: Parameters<typeof inTime>[0],
): Promise<Result> {
  try {
    const answer = new Promise<Result>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Result>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(message);
    });
    return await inTime(what, answer);
  } finally {
    worker.terminate();
  }
}
