import { del, entries, get, set } from 'idb-keyval';
import { readSession, type SessionKey, writeSession, writeSessionJson } from '../lib/browser/session.ts';
import { metadataOf } from './photo-metadata.ts';
import { markSendable, sendable } from './shrink-photo/sendable-photo.ts';

/** What a tab left behind that was closed is taken away once it is this old. */
const LEFT_MS = 24 * 3_600_000;

interface Kept {
  readonly at: number;
  readonly photos: readonly File[];
}

/** Private windows may have no IndexedDB, or refuse it with an exception. */
async function held<T>(
  work: () => Promise<T>,
  failed: (error: unknown) => void = () => undefined,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    failed(error);
    return undefined;
  }
}

export interface PhotoStore {
  readonly keep: (files: readonly File[]) => void;
  /** The photos as they are sent: those in memory, else those that a reload left in IndexedDB. */
  readonly load: () => Promise<readonly File[]>;
  /**
   * After the server has them: nothing of the photos stays on the device beyond this page's memory, and none are offered to
   * be sent a second time.
   */
  readonly sent: () => void;
  /** Their analysis failed: those in memory are offered again. */
  readonly refused: () => void;
}

/**
 * Photos that this tab has chosen for something, in memory and, as they are sent, across reloads in IndexedDB, under a
 * name that this tab keeps as `session`: photos of another tab must not come back in this one. `named` is told of them
 * once they are safe, so that a reload that finds their names finds the photos.
 */
function photoStore(
  session: SessionKey,
  about: string,
  named: (photos: readonly File[]) => void = () => undefined,
): PhotoStore {
  let inMemory: readonly File[] = [];
  /** The choice that storage is to hold; another one, or none, makes a write that is still under way pointless. */
  let toStore: readonly File[] | null = null;
  let areSent = false;

  const ownName = (): string | null => {
    const name = readSession(session);
    return name?.startsWith(`${about} `) ? name : null;
  };
  const forget = async (): Promise<void> => {
    const name = readSession(session);
    writeSession(session, null);
    named([]);
    if (name) await held(() => del(name));
  };
  const store = async (files: readonly File[]): Promise<void> => {
    const photos = await Promise.all(files.map(sendable));
    if (toStore !== files) return;
    const name = ownName() ?? `${about} ${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
    // Before the bytes: whatever becomes of them, this tab knows where they are.
    writeSession(session, name);
    await held(
      () => set(name, { at: Date.now(), photos } satisfies Kept),
      (error) => console.warn('Photos will not survive a reload:', error),
    );
    if (toStore === files) named(photos);
  };
  return {
    keep: (files) => {
      inMemory = files;
      toStore = files;
      areSent = false;
      void (files.length === 0 ? forget() : store(files));
    },
    load: async () => {
      if (areSent) return [];
      if (inMemory.length > 0) return Promise.all(inMemory.map(sendable));
      void takeAwayLeft();
      const name = ownName();
      const kept = name ? await held(() => get<Kept>(name)) : undefined;
      // Chosen meanwhile.
      if (inMemory.length > 0) return Promise.all(inMemory.map(sendable));
      inMemory = kept?.photos ?? [];
      inMemory.forEach(markSendable);
      if (inMemory.length === 0) await forget();
      return inMemory;
    },
    sent: () => {
      toStore = null;
      areSent = true;
      void forget();
    },
    refused: () => {
      areSent = false;
    },
  };
}

async function takeAwayLeft(): Promise<void> {
  const all = (await held(() => entries<string, Kept>())) ?? [];
  const left = all.filter(([, { at }]) => at < Date.now() - LEFT_MS);
  await Promise.allSettled(left.map(([name]) => del(name)));
}

/** Those that make an order. */
export const orderPhotos = photoStore('photosAt', 'new', (photos) => {
  if (photos.length > 0) writeSessionJson('uploadedFiles', photos.map(metadataOf));
  else writeSession('uploadedFiles', null);
});

const added = new Map<number, PhotoStore>();

/** Those that join an order's photos. */
export function morePhotos(orderId: number): PhotoStore {
  const store = added.get(orderId) ?? photoStore('morePhotosAt', String(orderId));
  added.set(orderId, store);
  return store;
}

/** Whatever this tab has chosen, also for an order that this page does not know of since a reload. */
export function forgetPhotos(): void {
  for (const store of [orderPhotos, photoStore('morePhotosAt', ''), ...added.values()]) store.keep([]);
}
