import type { FinanceAnswer } from '@trueseason/contracts';
import type { Generated } from 'kysely';

/** What support asks of finance about an order. */
export interface FinanceRequestsTable {
  id: Generated<number>;
  order_id: number;
  text: string;
  asked_by: string;
  asked_at: Generated<Date>;
  answer: FinanceAnswer | null;
  answered_at: Date | null;
}
