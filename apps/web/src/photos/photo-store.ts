import { type AnalysisFailure, PHOTO_COUNT, PHOTO_RETENTION } from '@trueseason/contracts';
import { del, entries, get, set } from 'idb-keyval';
import { rememberPhotos, storePhotoMetadata } from '../lib/browser/photo-metadata.ts';
import { readSession, type SessionKey, writeSession } from '../lib/browser/storage.ts';
import { tryStorage } from '../lib/browser/try-storage.ts';
import { forgetChecks, restoreChecks } from './photo-checks.ts';
import { markSendable, sendablePhoto } from './shrink-photo/sendable-photo.ts';

/** How long photos wait on the device at most, such as for the next place. */
const MAX_AGE_MS = PHOTO_RETENTION.deviceHours * 3_600_000;
/** How often an open page looks whether they are that old. */
const LOOK_MS = 60_000;

interface StoredPhotos {
  /** When the first of them was kept. */
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
  /** When the first of them was kept. */
  let since: number | null = null;
  const listeners = new Set<() => void>();
  /** Photos were erased while no screen listened. */
  let wasErasedUnseen = false;

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
    const record: StoredPhotos = { at: since ?? Date.now(), photos };
    const isStored = await tryStorage(async () => (await set(name, record)) ?? true);
    if (!isStored) console.warn('Photos will not survive a reload');
    if (toStore === files) onStored?.();
  };
  const keep = (files: readonly File[]): Promise<void> => {
    inMemory = files;
    toStore = files;
    areSent = false;
    since = files.length === 0 ? null : (since ?? Date.now());
    onChosen?.(files);
    return files.length === 0 ? forget() : store(files);
  };
  const eraseIfOld = async (): Promise<void> => {
    if (areSent || since === null || !isOld(since)) return;
    const erasing = keep([]);
    wasErasedUnseen = listeners.size === 0;
    for (const tell of listeners) tell();
    await erasing;
  };
  const load = async (): Promise<readonly File[]> => {
    if (areSent) return [];
    if (inMemory.length === 0) {
      const name = storedName();
      const record = name ? await tryStorage(() => get<StoredPhotos>(name)) : undefined;
      // Others may have been chosen in the meantime.
      if (inMemory.length === 0) {
        inMemory = record?.photos ?? [];
        since = record?.at ?? null;
        inMemory.forEach(markSendable);
        restoreChecks(inMemory);
        if (inMemory.length === 0) await forget();
      }
      void eraseOldPhotos();
    }
    await eraseIfOld();
    return Promise.all(inMemory.map(sendablePhoto));
  };
  return {
    keep: (files: readonly File[]): void => void keep(files),
    /** Puts a photo before the chosen ones; resolves once stored. */
    addFirst: async (photo: File): Promise<void> => keep([photo, ...(await load())].slice(0, PHOTO_COUNT)),
    /** The photos as they will be sent, from memory or, after a reload, IndexedDB. */
    load,
    /** Erases the photos of an open page once they are a day old, and says so. @returns how to stop */
    watchAge: (onErased: () => void): (() => void) => {
      const look = (): void => void eraseIfOld();
      listeners.add(onErased);
      // On a screen before, such as the checkout.
      if (wasErasedUnseen) onErased();
      wasErasedUnseen = false;
      const timer = setInterval(look, LOOK_MS);
      // Timers rest while a phone is locked.
      document.addEventListener('visibilitychange', look);
      return () => {
        listeners.delete(onErased);
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
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

const isOld = (at: number): boolean => Date.now() - at >= MAX_AGE_MS;

/** Those of closed tabs as well. */
async function eraseOldPhotos(): Promise<void> {
  const records = (await tryStorage(() => entries<string, StoredPhotos>())) ?? [];
  await Promise.all(records.map(([name, { at }]) => isOld(at) && tryStorage(() => del(name))));
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
