import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { listOpenPayments, type PaymentRow } from '../payment/index.ts';
import { isDiscountOver } from '../promo/index.ts';

/** Open intents to cancel: the code ended, or their reservation of a limited code expired. @param code only of this */
export const listExpiredDiscounts = (db: Database, code?: string): Promise<PaymentRow[]> =>
  listOpenPayments(db, isDiscountOver(sql`payments.promo_code`, sql`payments.order_id`), code);
