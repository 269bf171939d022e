import { NotInTimeError } from '../../lib/browser/in-time.ts';
import { runInWorker } from '../../lib/browser/run-in-worker.ts';
import { createSerialQueue } from '../../lib/browser/serial-queue.ts';

const sendablePhotos = new WeakMap<File, Promise<File>>();
/** One at a time: some phones lack memory for two decoded photos. */
const enqueue = createSerialQueue();
/** A worker that did not answer once is not waited for again. */
let isSilent = false;

/** The file to send for a photo: smaller with the same colors if possible, else the photo itself. */
export function sendablePhoto(photo: File): Promise<File> {
  const existing = sendablePhotos.get(photo);
  if (existing) return existing;
  if (photo.type !== 'image/jpeg') return markSendable(photo);
  const shrunk = enqueue(() => shrink(photo)).catch(() => photo);
  sendablePhotos.set(photo, shrunk);
  // Shrinking it again would change its bytes.
  void shrunk.then(markSendable);
  return shrunk;
}

/** Sends this file unchanged from now on. */
export function markSendable(photo: File): Promise<File> {
  const result = Promise.resolve(photo);
  sendablePhotos.set(photo, result);
  return result;
}

async function shrink(photo: File): Promise<File> {
  if (isSilent) return photo;
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  const smaller = await runInWorker<Blob | null>(worker, photo, 'smallerPhoto').catch((error: unknown) => {
    isSilent = error instanceof NotInTimeError;
    throw error;
  });
  return smaller ? new File([smaller], photo.name, { type: smaller.type, lastModified: photo.lastModified }) : photo;
}
