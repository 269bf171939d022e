import { readSessionJson, type SessionKey, writeSession, writeSessionJson } from '../lib/browser/session.ts';
import { metadataOf, type PhotoMetadata } from '../photos/photo-metadata.ts';

interface KeptKey {
  readonly key: string;
  /** What the key was made for. */
  readonly photos: string;
}

export interface OrderKey {
  of(photos: readonly PhotoMetadata[]): string;
  /** After the order stands: asked for once more on purpose, it is another order. */
  forget(): void;
}

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The key under which a call makes an order for these photos: the same at every try, also after a reload, and another
 * one for other photos. A try whose answer was lost is thereby known to the server and makes no second order.
 */
function keyIn(name: SessionKey): OrderKey {
  let inMemory: KeptKey | null = null;
  return {
    of: (files) => {
      const photos = JSON.stringify(files.map(metadataOf));
      const kept = readSessionJson<KeptKey>(name) ?? inMemory;
      if (kept?.photos === photos) return kept.key;
      inMemory = { key: random(), photos };
      writeSessionJson(name, inMemory);
      return inMemory.key;
    },
    forget: () => {
      inMemory = null;
      writeSession(name, null);
    },
  };
}

export const uploadKey = keyIn('uploadKey');
export const checkoutKey = keyIn('checkoutKey');
export const hostedKey = keyIn('hostedKey');
