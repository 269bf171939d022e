import { metadataOf } from './photo-store.ts';
import { readSessionJson, writeSession, writeSessionJson } from './session.ts';

interface KeptKey {
  readonly key: string;
  /** What the key was made for. */
  readonly photos: string;
}

let inMemory: KeptKey | null = null;

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The key under which these photos become an order: the same at every try, also after a reload, and another one for
 * other photos. A try whose answer was lost is thereby known to the server and makes no second order.
 */
export function uploadKey(files: readonly File[]): string {
  const photos = JSON.stringify(files.map(metadataOf));
  const kept = readSessionJson<KeptKey>('uploadKey') ?? inMemory;
  if (kept?.photos === photos) return kept.key;
  inMemory = { key: random(), photos };
  writeSessionJson('uploadKey', inMemory);
  return inMemory.key;
}

/** After the order stands: sent once more on purpose, the same photos are another order. */
export function forgetUploadKey(): void {
  inMemory = null;
  writeSession('uploadKey', null);
}
