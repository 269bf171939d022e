import { readSessionJson } from '../lib/browser/storage.ts';

/** A chosen photo, in session storage. */
export type PhotoMetadata = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

export const metadataOf = ({ name, size, type, lastModified }: PhotoMetadata): PhotoMetadata => ({
  name,
  size,
  type,
  lastModified,
});

/** The photos chosen in this tab. */
export const photoMetadata = (): readonly PhotoMetadata[] => readSessionJson<PhotoMetadata[]>('uploadedFiles') ?? [];
