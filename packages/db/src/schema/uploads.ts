import type { Generated } from 'kysely';

/** Which order a call made, so that its repetition makes no second one; `photos_hash` is of what photos came with it. */
export interface UploadKeysTable {
  key_hash: string;
  order_id: number;
  photos_hash: string;
  created_at: Generated<Date>;
}
export interface UploadKey {
  readonly keyHash: string;
  readonly photosHash: string;
}

/** Where in the store an upload puts photos that no order has yet. */
export interface UploadsUnderWayTable {
  prefix: string;
  begun_at: Generated<Date>;
}
