import { decimalPrice, type OrderFilter } from '@trueseason/contracts';
import { type AdminOrderRow, listAdminOrders } from '@trueseason/shop/back-office';
import type { Database } from '@trueseason/shop/database';
import { listPaid, refundedCents } from '@trueseason/shop/payment';
import { viewAdminOrder } from './admin-view.ts';
import { csvLine } from './csv.ts';

const PAGE = 1_000;
const HEAD =
  'order,created,status,payment,payment id,gross,refunded,net,currency,code,email,email sent,email outcome'.split(',');

/** A filter's orders as CSV, oldest first, by page: a line per payment, as the provider lists them. */
export async function* ordersCsv(db: Database, filter: Partial<OrderFilter>): AsyncGenerator<string> {
  yield csvLine(HEAD);
  for (let after: AdminOrderRow | undefined; ; ) {
    const page = await listAdminOrders(db, {
      ...filter,
      sort: 'oldest',
      limit: PAGE,
      offset: 0,
      ...(after && { after }),
    });
    after = page.at(-1);
    if (!after) return;
    const paid = Map.groupBy(
      await listPaid(
        db,
        page.map(({ id }) => id),
      ),
      ({ order_id }) => order_id,
    );
    for (const row of page) {
      const { id, createdAt, status, payment, maskedEmail, emailSent, mailOutcome } = viewAdminOrder(row);
      for (const one of paid.get(id) ?? [undefined]) {
        const [gross, refunded] = one ? [one.amount_cents, refundedCents(one)] : [0, 0];
        const money = one ? [gross, refunded, gross - refunded].map(decimalPrice) : [null, null, null];
        const ours = [row.promo_code, maskedEmail, emailSent, mailOutcome];
        yield csvLine([
          id,
          createdAt,
          status,
          payment,
          one?.intent_id ?? null,
          ...money,
          one?.currency ?? null,
          ...ours,
        ]);
      }
    }
  }
}
