import { del, get, set } from 'idb-keyval';
import { writeSession, writeSessionJson } from '../browser/session.ts';
import { metadataOf, photoMetadata } from './photo-metadata.ts';
import { markSendable, sendable } from './shrink-photo/sendable-photo.ts';

const DATABASE_KEY = 'photos';
let inMemory: readonly File[] = [];
/** The choice that storage is to hold; another one, or none, makes a write that is still under way pointless. */
let toStore: readonly File[] | null = null;

/**
 * The photos of this visit: in memory, and as they are sent across reloads in IndexedDB, with their metadata in
 * session storage.
 */
export function keepPhotos(files: readonly File[]): void {
  inMemory = files;
  toStore = files;
  if (files.length === 0) writeSession('uploadedFiles', null);
  void store(files);
}

async function store(files: readonly File[]): Promise<void> {
  const photos = await Promise.all(files.map(sendable));
  if (toStore !== files) return;
  await storeBytes(photos);
  // Named once they are safe: a reload that finds the names finds the photos.
  if (photos.length > 0 && toStore === files) writeSessionJson('uploadedFiles', photos.map(metadataOf));
}

async function storeBytes(files: readonly File[]): Promise<void> {
  try {
    await (files.length === 0 ? del(DATABASE_KEY) : set(DATABASE_KEY, files));
  } catch (error) {
    // Private windows may have no IndexedDB; then a reload asks for the photos again.
    console.warn('Photos will not survive a reload:', error);
  }
}

/** The photos as they are sent: those in memory, else those that a reload left in IndexedDB. */
export async function loadPhotos(): Promise<readonly File[]> {
  if (inMemory.length > 0) return Promise.all(inMemory.map(sendable));
  if (photoMetadata().length === 0) return [];
  try {
    inMemory = (await get<File[]>(DATABASE_KEY)) ?? [];
    inMemory.forEach(markSendable);
  } catch {
    inMemory = [];
  }
  if (inMemory.length === 0) writeSession('uploadedFiles', null);
  return inMemory;
}

/** After the server has them: nothing of the photos stays on the device beyond this page's memory. */
export function photosAreUploaded(): void {
  toStore = null;
  writeSession('uploadedFiles', null);
  void storeBytes([]);
}
