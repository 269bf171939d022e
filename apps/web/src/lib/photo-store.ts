import { readSessionJson, writeSession, writeSessionJson } from './session.ts';

/** What session storage knows of a chosen photo. */
export interface PhotoMetadata {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly lastModified: number;
}

const DATABASE_KEY = 'photos';
let inMemory: readonly File[] = [];

/** The photos of this visit: in memory, their metadata in session storage, their bytes across reloads in IndexedDB. */
export function keepPhotos(files: readonly File[]): void {
  inMemory = files;
  const metadata: PhotoMetadata[] = files.map(({ name, size, type, lastModified }) => ({
    name,
    size,
    type,
    lastModified,
  }));
  if (files.length === 0) writeSession('uploadedFiles', null);
  // Named once they are safe: a reload that finds the names finds the photos.
  void storeBytes(files).then(() => {
    if (files.length > 0 && inMemory === files) writeSessionJson('uploadedFiles', metadata);
  });
}

async function storeBytes(files: readonly File[]): Promise<void> {
  try {
    const { del, set } = await import('idb-keyval');
    await (files.length === 0 ? del(DATABASE_KEY) : set(DATABASE_KEY, files));
  } catch (error) {
    // Private windows may have no IndexedDB; then a reload asks for the photos again.
    console.warn('Photos will not survive a reload:', error);
  }
}

export const photoMetadata = (): readonly PhotoMetadata[] => readSessionJson<PhotoMetadata[]>('uploadedFiles') ?? [];

/** The photos in memory, else those that a reload left in IndexedDB. */
export async function loadPhotos(): Promise<readonly File[]> {
  if (inMemory.length > 0) return inMemory;
  if (photoMetadata().length === 0) return [];
  try {
    const { get } = await import('idb-keyval');
    inMemory = (await get<File[]>(DATABASE_KEY)) ?? [];
  } catch {
    inMemory = [];
  }
  if (inMemory.length === 0) writeSession('uploadedFiles', null);
  return inMemory;
}

/** After the server has them: nothing of the photos stays on the device beyond this page's memory. */
export function photosAreUploaded(): void {
  writeSession('uploadedFiles', null);
  void storeBytes([]);
}

export const forgetPhotos = (): void => keepPhotos([]);
