import { PHOTO_COUNT } from '@trueseason/contracts';
import { del, entries, get, set } from 'idb-keyval';
import { readSession, type SessionKey, writeSession, writeSessionJson } from '../lib/browser/storage.ts';
import { metadataOf } from './photo-metadata.ts';
import { markSendable, sendable } from './shrink-photo/sendable-photo.ts';

/** Photos of closed tabs are removed at this age. */
const LEFT_MS = 24 * 3_600_000;

interface Kept {
  readonly at: number;
  readonly photos: readonly File[];
}

/** IndexedDB may be missing or throw in private windows. */
const ifStored = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(work)
    .catch(() => undefined);

export type PhotoStore = ReturnType<typeof photoStore>;

/**
 * Photos chosen in this tab: in memory and, for reloads, in IndexedDB as they will be sent. The session key holds their
 * name there, so that each tab finds only its own. Calls `named` once they are stored: names that a reload finds have
 * their photos.
 */
function photoStore(session: SessionKey, about: string, named: (photos: readonly File[]) => void = () => undefined) {
  let inMemory: readonly File[] = [];
  /** The photos to store; writing any others stops. */
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
    // Before the photos, so that this tab can always delete them.
    writeSession(session, name);
    const kept: Kept = { at: Date.now(), photos };
    const isKept = await ifStored(async () => (await set(name, kept)) ?? true);
    if (!isKept) console.warn('Photos will not survive a reload');
    if (toStore === files) named(photos);
  };
  const keep = (files: readonly File[]): Promise<void> => {
    inMemory = files;
    toStore = files;
    areSent = false;
    return files.length === 0 ? forget() : store(files);
  };
  const load = async (): Promise<readonly File[]> => {
    if (areSent) return [];
    if (inMemory.length === 0) {
      void removeLeft();
      const name = ownName();
      const kept = name ? await ifStored(() => get<Kept>(name)) : undefined;
      // Others may have been chosen in the meantime.
      if (inMemory.length === 0) {
        inMemory = kept?.photos ?? [];
        inMemory.forEach(markSendable);
        if (inMemory.length === 0) await forget();
      }
    }
    return Promise.all(inMemory.map(sendable));
  };
  return {
    keep: (files: readonly File[]): void => void keep(files),
    /** Puts a photo before the chosen ones; resolves once stored. */
    addFirst: async (photo: File): Promise<void> => keep([photo, ...(await load())].slice(0, PHOTO_COUNT)),
    /** The photos as they will be sent, from memory or, after a reload, IndexedDB. */
    load,
    /** The server has them: deletes the stored ones and offers none anymore. */
    sent: (): void => {
      toStore = null;
      areSent = true;
      void forget();
    },
    /** Their analysis failed: offers the ones in memory again. */
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

/** Photos of a new order. */
export const orderPhotos = photoStore('photosAt', 'new', (photos) => {
  if (photos.length > 0) writeSessionJson('uploadedFiles', photos.map(metadataOf));
  else writeSession('uploadedFiles', null);
});

const added = new Map<number, PhotoStore>();

/** Photos to add to an order. */
export function morePhotos(orderId: number): PhotoStore {
  const store = added.get(orderId) ?? photoStore('morePhotosAt', String(orderId));
  added.set(orderId, store);
  return store;
}

/** Forgets all photos chosen in this tab, including for orders opened before a reload. */
export function forgetPhotos(): void {
  for (const store of [orderPhotos, photoStore('morePhotosAt', ''), ...added.values()]) store.keep([]);
}
