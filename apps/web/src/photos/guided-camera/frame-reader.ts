import modelUrl from '@mediapipe/face_detection/face_detection_short_range.tflite?url';
import { createTurns } from '../../lib/browser/in-turn.ts';
import type { FrameWork } from './frame-worker.ts';

/** Time to fetch the model on a slow network. */
const PATIENCE_MS = 20_000;

/** Reads frames beside the page, so that the picture stays smooth. */
export type FrameReader = Omit<FrameWork, 'begin'> & { readonly close: () => void };

/** Tries twice. Rejects if this browser cannot run it, or its model cannot be fetched. */
export const startFrameReader = (): Promise<FrameReader> => start().catch(start);

async function start(): Promise<FrameReader> {
  const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' });
  // One question at a time, since answers do not name their question.
  const inTurn = createTurns();
  const ask = <Answer>(name: keyof FrameWork, argument?: unknown, transfer: Transferable[] = []): Promise<Answer> =>
    inTurn(
      () =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<{ readonly answer: Answer; readonly failed?: string }>) =>
            data.failed ? reject(new Error(data.failed)) : resolve(data.answer);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage({ name, argument }, transfer);
        }),
    );
  const late = setTimeout(() => worker.dispatchEvent(new ErrorEvent('error', { message: 'too late' })), PATIENCE_MS);
  try {
    await ask('begin', modelUrl);
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(late);
  }
  return {
    read: (frame) => ask('read', frame, [frame]),
    keep: () => ask('keep'),
    take: () => ask('take'),
    close: () => worker.terminate(),
  };
}
