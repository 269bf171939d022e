import { inTime } from '../../lib/browser/in-time.ts';
import { createSerialQueue } from '../../lib/browser/serial-queue.ts';
import type { WornColors } from '../areas.ts';
import type { Painted, PainterFacts, PainterInput } from './painter.ts';
import type { PainterRequest } from './painter-worker.ts';

interface Answer<Response> {
  readonly answered?: Response;
  readonly failed?: string;
}

let worker: Worker | null = null;
let lastPhoto = 0;
const enqueue = createSerialQueue();

/** Asks the worker, which starts at the first question and again after a failure. @throws if it fails or does not answer */
function ask<Response>(request: PainterRequest): Promise<Response> {
  return enqueue(async () => {
    worker ??= new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });
    const current = worker;
    const answer = new Promise<Response>((resolve, reject) => {
      current.onmessage = ({ data }: MessageEvent<Answer<Response>>) =>
        data.answered === undefined ? reject(new Error(data.failed ?? 'no such photo')) : resolve(data.answered);
      current.onerror = ({ message }) => reject(new Error(message));
      current.postMessage(request);
    });
    try {
      return await inTime('painting', answer);
    } catch (error) {
      current.terminate();
      if (worker === current) worker = null;
      throw error;
    }
  });
}

export interface RemotePainter {
  readonly facts: PainterFacts;
  readonly paint: (worn: WornColors) => Promise<Painted>;
}

/** `createPainter` in a worker, so that the page answers meanwhile. */
export async function startPainter(input: PainterInput): Promise<RemotePainter | null> {
  lastPhoto += 1;
  const photo = lastPhoto;
  const prepare = () => ask<PainterFacts | null>({ photo, input });
  const facts = await prepare();
  const paint = (worn: WornColors) => ask<Painted>({ photo, worn });
  // The worker may have ended, or had others since.
  const paintAnyway = (worn: WornColors) => paint(worn).catch(() => prepare().then(() => paint(worn)));
  return facts && { facts, paint: paintAnyway };
}
