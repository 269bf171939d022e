import type { UnplacedAnswer } from '@trueseason/contracts';
import type { Generated, Selectable } from 'kysely';

/** Payments at the provider that belong to no order. */
export interface UnplacedPaymentsTable {
  intent_id: string;
  /** As the payment says: there may be no such order. */
  order_id: number;
  amount_cents: number;
  currency: string;
  found_at: Generated<Date>;
  /** The first stands, until it is carried out. */
  decision: UnplacedAnswer | null;
  /** Since when it is explained, given back, or left to another shop. */
  settled_at: Date | null;
}
export type UnplacedPaymentRow = Selectable<UnplacedPaymentsTable>;
