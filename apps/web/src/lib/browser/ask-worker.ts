/**
 * One question to a worker of its own, which gives its memory back with the answer.
 * @throws where it cannot answer, or not within `patienceMs`
 */
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
