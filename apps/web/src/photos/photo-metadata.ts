import { readSessionJson } from '../lib/browser/session.ts';

/** What session storage knows of a chosen photo. */
export type PhotoMetadata = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

export const metadataOf = ({ name, size, type, lastModified }: PhotoMetadata): PhotoMetadata => ({
  name,
  size,
  type,
  lastModified,
});

/** Of the photos that were chosen in this tab. */
export const photoMetadata = (): readonly PhotoMetadata[] => readSessionJson<PhotoMetadata[]>('uploadedFiles') ?? [];
