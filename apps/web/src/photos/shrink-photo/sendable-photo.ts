import { askWorker } from '../../lib/browser/ask-worker.ts';
import { createTurns } from '../../lib/browser/in-turn.ts';

/** A phone takes a second or two for 12 megapixels; after this, the original is sent. */
const PATIENCE_MS = 15_000;

const known = new WeakMap<File, Promise<File>>();
/** One at a time: some phones lack memory for two decoded photos. */
const inTurn = createTurns();

/** The file to send for a photo: smaller with the same colors if possible, else the photo itself. */
export function sendable(photo: File): Promise<File> {
  const before = known.get(photo);
  if (before) return before;
  if (photo.type !== 'image/jpeg') return markSendable(photo);
  const made = inTurn(() => shrink(photo)).catch(() => photo);
  known.set(photo, made);
  // Shrinking it again would change its bytes.
  void made.then(markSendable);
  return made;
}

/** Sends this file unchanged from now on. */
export function markSendable(photo: File): Promise<File> {
  const answer = Promise.resolve(photo);
  known.set(photo, answer);
  return answer;
}

async function shrink(photo: File): Promise<File> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  const made = await askWorker<Blob | null>(worker, photo, PATIENCE_MS);
  return made ? new File([made], photo.name, { type: made.type, lastModified: photo.lastModified }) : photo;
}
