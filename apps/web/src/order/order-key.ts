import { readSessionJson, type SessionKey, writeSession, writeSessionJson } from '../lib/browser/storage.ts';

type PhotoFile = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The idempotency key of a call that creates an order from these photos: the same for every retry, even after a reload,
 * so that a lost response causes no second order. Other photos get a new one.
 */
const idempotencyKey = (name: SessionKey) => ({
  of: (files: readonly PhotoFile[]): string => {
    const photos = JSON.stringify(
      files.map(({ name, size, type, lastModified }) => ({ name, size, type, lastModified })),
    );
    const stored = readSessionJson<{ readonly key: string; readonly photos: string }>(name);
    if (stored?.photos === photos) return stored.key;
    const key = random();
    writeSessionJson(name, { key, photos });
    return key;
  },
  /** Call once the order exists, so that the same photos can be sent again on purpose. */
  forget: (): void => writeSession(name, null),
});

export const uploadKey = idempotencyKey('uploadKey');
export const checkoutKey = idempotencyKey('checkoutKey');
export const hostedKey = idempotencyKey('hostedKey');
