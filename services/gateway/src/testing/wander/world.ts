import { setTimeout as sleep } from 'node:timers/promises';
import { findOrder, listPayments, savePromo } from '@trueseason/db';
import { beginAnalysis, failAnalysis, requestMissingPhotos } from '@trueseason/orders';
import { reconcileOnce } from '../../payments/reconcile.ts';
import { flowsOf } from '../flows.ts';
import type { TestGateway } from '../test-gateway.ts';

const MOST_ROUNDS = 100;
export const NO_FACE = { code: 'photos' as const, message: 'We could not find a face.', photos: [] };

/** Workers, provider and clock of a walk. */
export function worldOf(gateway: TestGateway) {
  const { db } = gateway.database;
  const flows = flowsOf(() => gateway);
  const settled = { ...gateway.deps, db };

  /** Runs pending jobs one by one; `measurable` decides whether photos can be measured. */
  async function work(measurable: () => boolean): Promise<void> {
    for (;;) {
      const jobs = await db.deleteFrom('outbox').returningAll().execute();
      if (jobs.length === 0) return;
      for (const { job, payload } of jobs) {
        const { orderId } = payload as { orderId: number };
        if (job === 'render-report') await flows.deliver(orderId);
        const begun = job === 'analyze' ? await beginAnalysis(db, orderId) : null;
        if (!begun) continue;
        // Deleted by the customer meanwhile: the real worker fails the order too.
        if (begun.photos.length > 0 && measurable()) await flows.analyze(orderId);
        else await failAnalysis(db, orderId, NO_FACE);
      }
    }
  }

  /** Open payments not yet checked; settling one requires its event. */
  const unheard = async () =>
    (
      await db
        .selectFrom('payments')
        .select('intent_id')
        .where('state', '=', 'open')
        .where('checked_at', '=', new Date(0))
        .execute()
    ).length;
  /** On a busy machine the provider may time out, and events may still be running. */
  async function hearAll(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const { failed } = await reconcileOnce(settled, 14, 0);
      if (failed === 0 && (await unheard()) === 0) return;
      await sleep(50);
    }
  }

  return {
    work,
    loseWebhooks: (count: number) => gateway.standIns.controls.set({ stripe: { dropWebhooks: count } }),
    /** Delivers lost events and runs pending jobs. */
    async rest(): Promise<void> {
      gateway.standIns.controls.reset();
      await db
        .updateTable('payments')
        .set({ checked_at: new Date(0) })
        .where('state', '=', 'open')
        .execute();
      await db
        .updateTable('checkout_sessions')
        .set({ checked_at: new Date(0) })
        .execute();
      await hearAll();
      await requestMissingPhotos(db, { afterMs: 0, limit: 500 });
      await work(() => true);
    },
    /** Ignore open payments in the next walk. */
    async forget(): Promise<void> {
      await db.updateTable('payments').set({ state: 'canceled' }).where('state', '=', 'open').execute();
      await db.deleteFrom('checkout_sessions').execute();
    },
    ordersSince: async (known: ReadonlySet<number>) =>
      (await db.selectFrom('orders').selectAll().execute()).filter(({ id }) => !known.has(id)),
    /** Intents whose money we hold. */
    async held(orderId: number): Promise<string[]> {
      const held: string[] = [];
      for (const { intent_id, state } of await listPayments(db, orderId)) {
        const { status } = await gateway.payments.fetchIntent(intent_id);
        if (status === 'succeeded' && state !== 'refunded') held.push(intent_id);
      }
      return held;
    },
    writtenTo: async (orderId: number) =>
      (await db.selectFrom('mails').selectAll().where('order_id', '=', orderId).execute()).length > 0,
    mailLink: async (orderId: number) => {
      const order = await findOrder(db, orderId);
      return `/open/${await gateway.links.signOrder(orderId, order?.link_version ?? 1)}`;
    },
    /** A single-use code, until it is ended. */
    offerCode: (code: string, expires_at: Date | null = null) =>
      savePromo(db, { code, percent: 50, max_uses: 1, expires_at }),
    /** Releases all reserved uses. */
    async letAnHourPass(): Promise<void> {
      const hourAgo = new Date(Date.now() - 61 * 60_000);
      await db.updateTable('promo_reservations').set({ reserved_at: hourAgo }).execute();
      await db.updateTable('declines').set({ declined_at: hourAgo }).execute();
      await reconcileOnce(settled, 14, 0);
    },
    pay: flows.pay,
    payHosted: flows.payHosted,
  };
}
export type World = ReturnType<typeof worldOf>;
