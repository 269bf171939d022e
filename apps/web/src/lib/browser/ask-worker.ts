/** Asks a worker one question and ends it to free its memory. @throws on errors and after `patienceMs` */
export async function askWorker<Answer>(worker: Worker, question: unknown, patienceMs: number): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      worker.onerror = reject;
      setTimeout(() => reject(new Error('A worker did not answer')), patienceMs);
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
