import type { Selectable } from 'kysely';

/** With which code a result is measured again, free: a promo code of one use. Made when it is first asked for. */
export interface RemeasuresTable {
  order_id: number;
  code: string;
}
export type RemeasureRow = Selectable<RemeasuresTable>;
