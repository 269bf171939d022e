import type { PhotoCapture, PhotoMediaType, PhotoPosition } from '@trueseason/contracts';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { SealedColumn } from '../encryption/index.ts';

export interface PhotosTable {
  order_id: number;
  position: PhotoPosition;
  object_key: string;
  media_type: PhotoMediaType;
  bytes: number;
  sha256: string;
  capture: Generated<PhotoCapture>;
  /** Not measured yet, but its order has a result. */
  pending: Generated<boolean>;
  /** Measured regions and colors; null until measured. */
  outlines: SealedColumn | null;
  created_at: Generated<Date>;
}
export type PhotoRow = Selectable<PhotosTable>;
export type NewPhoto = Omit<Insertable<PhotosTable>, 'order_id' | 'outlines' | 'pending'>;
