import { decimalPrice, type OrderFilter } from '@trueseason/contracts';
import { type AdminOrderRow, listAdminOrders } from '@trueseason/shop/back-office';
import type { Database } from '@trueseason/shop/database';
import { listSettledPayments, type PaymentRow, refundedCents } from '@trueseason/shop/payment';
import { viewAdminOrder } from './admin-view.ts';
import { csvLine } from './csv.ts';

const PAGE = 1_000;
const COLUMNS =
  'order,created,status,payment,payment id,gross,refunded,net,currency,code,email,email sent,email outcome'.split(',');

/** Empty for an order without payment. */
const paymentFields = (payment: PaymentRow | undefined): (string | null)[] => {
  if (!payment) return [null, null, null, null, null];
  const gross = payment.amount_cents;
  const refunded = refundedCents(payment);
  return [payment.intent_id, ...[gross, refunded, gross - refunded].map(decimalPrice), payment.currency];
};

/** A filter's orders as CSV, oldest first, by page: a line per payment, as the provider lists them. */
export async function* ordersCsv(db: Database, filter: Partial<OrderFilter>): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for (let lastRow: AdminOrderRow | undefined; ; ) {
    const page = await listAdminOrders(db, {
      ...filter,
      sort: 'oldest',
      limit: PAGE,
      offset: 0,
      ...(lastRow && { after: lastRow }),
    });
    lastRow = page.at(-1);
    if (!lastRow) return;
    const paymentsByOrder = Map.groupBy(
      await listSettledPayments(
        db,
        page.map(({ id }) => id),
      ),
      ({ order_id }) => order_id,
    );
    for (const row of page) {
      const { id, createdAt, status, payment, maskedEmail, emailSent, mailOutcome } = viewAdminOrder(row);
      for (const paid of paymentsByOrder.get(id) ?? [undefined]) {
        yield csvLine([
          id,
          createdAt,
          status,
          payment,
          ...paymentFields(paid),
          row.promo_code,
          maskedEmail,
          emailSent,
          mailOutcome,
        ]);
      }
    }
  }
}
