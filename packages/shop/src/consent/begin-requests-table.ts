import type { Generated } from 'kysely';

export interface BeginRequestsTable {
  order_id: number;
  version: string;
  shown: string;
  asked_at: Generated<Date>;
}
