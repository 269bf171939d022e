import { readSessionJson, writeSession, writeSessionJson } from './storage.ts';

/** A chosen photo, in session storage. */
export type PhotoMetadata = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

const metadataOf = ({ name, size, type, lastModified }: PhotoMetadata): PhotoMetadata => ({
  name,
  size,
  type,
  lastModified,
});

/** What this page holds, which counts before storage has it and where storage never does. */
let inMemory: readonly PhotoMetadata[] | undefined;

/** The photos chosen in this tab, for the screens of this page. */
export function rememberPhotos(photos: readonly PhotoMetadata[]): void {
  inMemory = photos.map(metadataOf);
}

/** For reloads as well, once the photos themselves are stored. */
export function storePhotoMetadata(): void {
  if (inMemory && inMemory.length > 0) writeSessionJson('uploadedFiles', inMemory);
  else writeSession('uploadedFiles', null);
}

export const photoMetadata = (): readonly PhotoMetadata[] =>
  inMemory ?? readSessionJson<PhotoMetadata[]>('uploadedFiles') ?? [];
