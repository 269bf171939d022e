import modelUrl from '@mediapipe/face_detection/face_detection_short_range.tflite?url';
import { inTime } from '../../lib/browser/in-time.ts';
import type { FrameFaces, FrameRequest, MeasuredFrame } from './frame-worker.ts';

/** Reads frames in a worker, one at a time, so that the picture stays smooth. Takes the frame it is given. */
export interface FrameReader {
  readonly measure: (frame: ImageBitmap) => Promise<MeasuredFrame>;
  readonly findFaces: (frame: ImageBitmap) => Promise<FrameFaces>;
  readonly close: () => void;
}

/** Tries twice. @throws if this browser cannot run it or its model cannot be fetched */
export const startFrameReader = (): Promise<FrameReader> => start().catch(start);

async function start(): Promise<FrameReader> {
  const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' });
  const request = <Response>(message: FrameRequest, transfer: Transferable[] = []): Promise<Response> => {
    const response = new Promise<Response>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Response & { readonly failed?: string }>) =>
        data.failed ? reject(new Error(data.failed)) : resolve(data);
      worker.onerror = ({ message: reason }) => reject(new Error(reason));
      worker.postMessage(message, transfer);
    });
    return inTime('model' in message ? 'worker' : 'cameraFrame', response);
  };
  try {
    await request({ model: modelUrl });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    measure: (frame) => request({ measured: frame }, [frame]),
    findFaces: (frame) => request({ searched: frame }, [frame]),
    close: () => worker.terminate(),
  };
}
