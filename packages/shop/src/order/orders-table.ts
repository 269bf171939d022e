import type { AnalysisFailure, Answers, OrderFlow, Payment, Progress } from '@trueseason/contracts';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

export interface OrdersTable {
  id: ColumnType<number, number, never>;
  flow: OrderFlow;
  progress: Generated<Progress>;
  payment: Generated<Payment>;
  email: string | null;
  amount_cents: number;
  currency: Generated<string>;
  promo_code: string | null;
  answers: JSONColumnType<Answers> | null;
  failure: JSONColumnType<AnalysisFailure> | null;
  /** Incremented by every change that needs another analysis. */
  round: Generated<number>;
  /** Set while an analyzed order waits for its newest round's result. */
  measuring_since: Date | null;
  photos_asked_at: Date | null;
  /** Part of mailed links; incrementing it revokes them. */
  link_version: Generated<number>;
  created_at: Generated<Date>;
  progress_at: Generated<Date>;
  settled_at: Date | null;
  completed_at: Date | null;
  photos_deleted_at: Date | null;
  /** When photos last joined the result. */
  photos_joined_at: Date | null;
  photo_exchanges: Generated<number>;
  /** The right of withdrawal is not granted for this payment. */
  no_withdrawal: Generated<boolean>;
  withdrawn_at: Date | null;
}
export type OrderRow = Selectable<OrdersTable>;
