import { CURRENCY, PRICE_CENTS } from '@trueseason/contracts';
import { sealedAnalysis, storedPhotos } from '@trueseason/testing';
import type { Database } from '../../database/database.ts';
import { newOrderId } from '../../order/new-order-id.ts';
import { query } from '../../schema/database-schema.ts';
import { setEmail } from '../change-email.ts';
import { recordIntent } from '../payment-intents.ts';
import { placeOrderWithPhotos } from '../place-order.ts';
import { type ProviderIntent, recordPayment } from '../record-payment.ts';
import { beginAnalysis, recordAnalysis } from '../run-analysis.ts';

export const intentOf = (orderId: number): string => `pi_${orderId}`;

/** Orders as customers and workers bring them there. */
export function ordersOf(db: Database) {
  const orders = {
    placed: async (email?: string): Promise<number> => {
      const id = newOrderId();
      // Orders of the same photos are one buyer's.
      const photos = storedPhotos.map((photo) => ({ ...photo, sha256: `${id}-${photo.position}` }));
      await placeOrderWithPhotos(db, id, photos);
      if (email) await setEmail(db, id, email);
      return id;
    },
    processing: async (email?: string): Promise<number> => {
      const id = await orders.placed(email);
      await beginAnalysis(db, id);
      return id;
    },
    analyzed: async (found: Parameters<typeof recordAnalysis>[2] = sealedAnalysis): Promise<number> => {
      const id = await orders.processing();
      await recordAnalysis(db, id, found);
      return id;
    },
    /** An open intent, as the provider reports it once it is paid. */
    withIntent: async (orderId: number): Promise<ProviderIntent> => {
      const price = { amount_cents: PRICE_CENTS, currency: CURRENCY, promo_code: null };
      await recordIntent(db, { intent_id: intentOf(orderId), order_id: orderId, ...price });
      const paid = { status: 'succeeded', amountReceived: PRICE_CENTS, currency: CURRENCY, charge: null };
      return { id: intentOf(orderId), orderId, ...paid };
    },
    pay: async (orderId: number) => recordPayment(db, await orders.withIntent(orderId)),
    /** Requested jobs, of an order if given. */
    jobsOf: async (orderId?: number): Promise<string[]> =>
      (await query(db).selectFrom('outbox').selectAll().orderBy('id').execute())
        .filter(({ payload }) => orderId === undefined || payload.orderId === orderId)
        .map(({ job }) => job),
  };
  return orders;
}
