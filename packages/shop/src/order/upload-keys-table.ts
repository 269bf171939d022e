import type { Generated } from 'kysely';

/** The order a call created, by idempotency key; `photos_hash` covers its photos. */
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
