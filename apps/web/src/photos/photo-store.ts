import { type AnalysisFailure, PHOTO_COUNT } from '@trueseason/contracts';
import { del, entries, get, set } from 'idb-keyval';
import { rememberPhotos, storePhotoMetadata } from '../lib/browser/photo-metadata.ts';
import { readSession, type SessionKey, writeSession } from '../lib/browser/storage.ts';
import { tryStorage } from '../lib/browser/try-storage.ts';
import { forgetChecks, restoreChecks } from './photo-checks.ts';
import { markSendable, sendablePhoto } from './shrink-photo/sendable-photo.ts';

/** Photos of closed tabs are removed at this age. */
const MAX_AGE_MS = 24 * 3_600_000;

interface StoredPhotos {
  readonly at: number;
  readonly photos: readonly File[];
}

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/**
 * Photos chosen in this tab: in memory and, for reloads, in IndexedDB as they will be sent. The session key holds their
 * name there, so that each tab finds only its own. Calls `onChosen` at once, and `onStored` once storage has them or
 * cannot: names that a reload finds have their photos.
 */
function createPhotoStore(
  sessionKey: SessionKey,
  prefix: string,
  { onChosen, onStored }: { onChosen?(photos: readonly File[]): void; onStored?(): void } = {},
) {
  let inMemory: readonly File[] = [];
  /** The photos to store; writing any others stops. */
  let toStore: readonly File[] | null = null;
  let areSent = false;

  const storedName = (): string | null => {
    const name = readSession(sessionKey);
    return name?.startsWith(`${prefix} `) ? name : null;
  };
  const forget = async (): Promise<void> => {
    const name = readSession(sessionKey);
    writeSession(sessionKey, null);
    forgetChecks();
    onChosen?.([]);
    onStored?.();
    if (name) await tryStorage(() => del(name));
  };
  const store = async (files: readonly File[]): Promise<void> => {
    const photos = await Promise.all(files.map(sendablePhoto));
    if (toStore !== files) return;
    const name = storedName() ?? `${prefix} ${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
    // Before the photos, so that this tab can always delete them.
    writeSession(sessionKey, name);
    const record: StoredPhotos = { at: Date.now(), photos };
    const isStored = await tryStorage(async () => (await set(name, record)) ?? true);
    if (!isStored) console.warn('Photos will not survive a reload');
    if (toStore === files) onStored?.();
  };
  const keep = (files: readonly File[]): Promise<void> => {
    inMemory = files;
    toStore = files;
    areSent = false;
    onChosen?.(files);
    return files.length === 0 ? forget() : store(files);
  };
  const load = async (): Promise<readonly File[]> => {
    if (areSent) return [];
    if (inMemory.length === 0) {
      void removeExpired();
      const name = storedName();
      const record = name ? await tryStorage(() => get<StoredPhotos>(name)) : undefined;
      // Others may have been chosen in the meantime.
      if (inMemory.length === 0) {
        inMemory = record?.photos ?? [];
        inMemory.forEach(markSendable);
        restoreChecks(inMemory);
        if (inMemory.length === 0) await forget();
      }
    }
    return Promise.all(inMemory.map(sendablePhoto));
  };
  return {
    keep: (files: readonly File[]): void => void keep(files),
    /** Puts a photo before the chosen ones; resolves once stored. */
    addFirst: async (photo: File): Promise<void> => keep([photo, ...(await load())].slice(0, PHOTO_COUNT)),
    /** The photos as they will be sent, from memory or, after a reload, IndexedDB. */
    load,
    /** The server has them: deletes the stored ones and offers none anymore. */
    markSent: (): void => {
      toStore = null;
      areSent = true;
      void forget();
    },
    /** Their analysis failed: offers those in memory again that it could measure. */
    markRefused: (failure: AnalysisFailure | null | undefined): void => {
      if (areSent) keep(inMemory.filter((_, index) => !isRefused(failure, index + 1)));
    },
  };
}

/** Whether an analysis could not use a photo. Without any verdict, it could use none; a fault of ours says nothing. */
function isRefused(failure: AnalysisFailure | null | undefined, position: number): boolean {
  if (failure?.code !== 'photos') return false;
  return (
    failure.photos.length === 0 ||
    failure.photos.some((photo) => photo.position === position && photo.problems.length > 0)
  );
}

async function removeExpired(): Promise<void> {
  const records = (await tryStorage(() => entries<string, StoredPhotos>())) ?? [];
  const expired = records.filter(([, { at }]) => at < Date.now() - MAX_AGE_MS);
  await Promise.all(expired.map(([name]) => tryStorage(() => del(name))));
}

/** Photos of a new order. */
export const orderPhotos = createPhotoStore('photosAt', 'new', {
  onChosen: rememberPhotos,
  onStored: storePhotoMetadata,
});

const storesByOrder = new Map<number, PhotoStore>();

/** Photos to add to an order. */
export function additionalPhotos(orderId: number): PhotoStore {
  const store = storesByOrder.get(orderId) ?? createPhotoStore('morePhotosAt', String(orderId));
  storesByOrder.set(orderId, store);
  return store;
}

/** Forgets all photos chosen in this tab, including for orders opened before a reload. */
export function forgetPhotos(): void {
  for (const store of [orderPhotos, createPhotoStore('morePhotosAt', ''), ...storesByOrder.values()]) store.keep([]);
}
