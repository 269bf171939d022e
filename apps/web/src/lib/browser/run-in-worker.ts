/** Asks a worker one question and ends it to free its memory. @throws on errors and after `timeoutMs` */
export async function runInWorker<Result>(worker: Worker, message: unknown, timeoutMs: number): Promise<Result> {
  try {
    return await new Promise<Result>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Result>) => resolve(data);
      worker.onerror = reject;
      setTimeout(() => reject(new Error('A worker did not answer')), timeoutMs);
      worker.postMessage(message);
    });
  } finally {
    worker.terminate();
  }
}
