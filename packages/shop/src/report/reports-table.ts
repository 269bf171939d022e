import type { Generated, Selectable } from 'kysely';

export interface ReportsTable {
  order_id: number;
  state: Generated<'pending' | 'ready' | 'failed'>;
  object_key: string | null;
  bytes: number | null;
  state_at: Generated<Date>;
}
export type ReportRow = Selectable<ReportsTable>;
