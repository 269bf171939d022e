import { del, entries, get, set } from 'idb-keyval';
import { readSession, type SessionKey, writeSession, writeSessionJson } from '../lib/browser/session.ts';
import { metadataOf } from './photo-metadata.ts';
import { markSendable, sendable } from './shrink-photo/sendable-photo.ts';

/** Photos of tabs that were closed are removed at this age. */
const LEFT_MS = 24 * 3_600_000;

interface Kept {
  readonly at: number;
  readonly photos: readonly File[];
}

/** Private windows may have no IndexedDB, or refuse it with an exception. */
const ifStored = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(work)
    .catch(() => undefined);

export type PhotoStore = ReturnType<typeof photoStore>;

/**
 * Photos that this tab has chosen for something, in memory and, as they are sent, across reloads in IndexedDB, under a
 * name that this tab keeps as `session`: photos of another tab must not come back in this one. `named` is told of them
 * once they are safe, so that a reload that finds their names finds the photos.
 */
function photoStore(session: SessionKey, about: string, named: (photos: readonly File[]) => void = () => undefined) {
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
    if (name) await ifStored(() => del(name));
  };
  const store = async (files: readonly File[]): Promise<void> => {
    const photos = await Promise.all(files.map(sendable));
    if (toStore !== files) return;
    const name = ownName() ?? `${about} ${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
    // Before the bytes: whatever becomes of them, this tab knows where they are.
    writeSession(session, name);
    const kept: Kept = { at: Date.now(), photos };
    const isKept = await ifStored(async () => (await set(name, kept)) ?? true);
    if (!isKept) console.warn('Photos will not survive a reload');
    if (toStore === files) named(photos);
  };
  return {
    keep: (files: readonly File[]): void => {
      inMemory = files;
      toStore = files;
      areSent = false;
      void (files.length === 0 ? forget() : store(files));
    },
    /** The photos as they are sent: those in memory, else those that a reload left in IndexedDB. */
    load: async (): Promise<readonly File[]> => {
      if (areSent) return [];
      if (inMemory.length === 0) {
        void removeLeft();
        const name = ownName();
        const kept = name ? await ifStored(() => get<Kept>(name)) : undefined;
        // Others may have been chosen meanwhile.
        if (inMemory.length === 0) {
          inMemory = kept?.photos ?? [];
          inMemory.forEach(markSendable);
          if (inMemory.length === 0) await forget();
        }
      }
      return Promise.all(inMemory.map(sendable));
    },
    /** Once the server has them, nothing of them stays beyond this page's memory, and none are offered again. */
    sent: (): void => {
      toStore = null;
      areSent = true;
      void forget();
    },
    /** Their analysis failed: those in memory are offered again. */
    refused: (): void => {
      areSent = false;
    },
  };
}

async function removeLeft(): Promise<void> {
  const all = (await ifStored(() => entries<string, Kept>())) ?? [];
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
