import modelUrl from '@mediapipe/face_detection/face_detection_short_range.tflite?url';
import type { FrameReading } from './frame.ts';
import type { FromWorker, ToWorker } from './frame-messages.ts';

/** Reads frames beside the page, so that the picture stays smooth. */
export interface FrameReader {
  read(frame: ImageBitmap): Promise<FrameReading>;
  /** The frame that was read last is the best so far. */
  keep(): void;
  /** A frame as a JPEG: the best since the last photo, or the newest. */
  take(which: 'best' | 'newest'): Promise<Blob>;
  close(): void;
}

/** Until its model is there, on a slow network. */
const PATIENCE_MS = 20_000;

/** Rejects where this browser cannot run it, or its model cannot be fetched: both may be so once, and not again. */
export const startFrameReader = (): Promise<FrameReader> => start().catch(start);

async function start(): Promise<FrameReader> {
  const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' });
  let queue: Promise<unknown> = Promise.resolve();
  /** Answers carry no name: the next question waits for the answer to the one before. */
  const ask = (message: ToWorker, transfer: Transferable[] = []): Promise<FromWorker> => {
    const answer = queue.then(() => answerTo(worker, message, transfer));
    queue = answer.catch(() => undefined);
    return answer;
  };
  try {
    await within(PATIENCE_MS, ask({ kind: 'begin', model: modelUrl }));
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    read: async (frame) => {
      const answer = await ask({ kind: 'read', frame }, [frame]);
      if (answer.kind !== 'reading') throw new Error(`asked for a reading, got ${answer.kind}`);
      return answer.reading;
    },
    keep: () => worker.postMessage({ kind: 'keep' } satisfies ToWorker),
    take: async (which) => {
      const answer = await ask({ kind: 'take', which });
      if (answer.kind !== 'photo') throw new Error(`asked for a photo, got ${answer.kind}`);
      return answer.photo;
    },
    close: () => worker.terminate(),
  };
}

const answerTo = (worker: Worker, message: ToWorker, transfer: Transferable[]): Promise<FromWorker> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
      data.kind === 'failed' ? reject(new Error(data.why)) : resolve(data);
    worker.onerror = ({ message: why }) => reject(new Error(why));
    worker.postMessage(message, transfer);
  });

const within = <Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
