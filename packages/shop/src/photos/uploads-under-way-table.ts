import type { Generated } from 'kysely';

/** Store prefixes of uploads not yet attached to an order. */
export interface UploadsUnderWayTable {
  prefix: string;
  begun_at: Generated<Date>;
}
