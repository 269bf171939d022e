import { payAtProvider } from '@trueseason/test-kit';
import { askProviders, type Photos, persist, place } from '@trueseason/workshop/customers';
import { query, type Stage } from '../compose.ts';
import type { Alarm } from './alarm.ts';

/** A payment with another amount than on record, as after restoring a backup. */
export function unplacedMoney(stage: Stage, photos: Photos): Alarm {
  let order = 0;
  return {
    name: 'unplaced money',
    alerts: ['MoneyUnplaced'],
    lasting: ['MoneyUnplaced'],
    minutes: 3,
    begin: async () => {
      const { id, browser } = await place(stage.urls, photos);
      order = id;
      const { json } = await browser.call('POST', '/api/create-payment-intent', { orderId: order });
      await query(stage, `update payments set amount_cents = amount_cents + 100 where order_id = ${order}`);
      await payAtProvider(stage.urls.standIns, json.clientSecret);
    },
    mend: async () => {
      const [paid] = (await askProviders(stage.urls.standIns)).paymentsOf(order);
      const { status } = await fetch(`${stage.urls.standIns}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stage.settings.STRIPE_SECRET_KEY}` },
        body: new URLSearchParams({ payment_intent: paid?.id ?? '' }),
      });
      const state = await persist(async () => {
        const seen = (await query(stage, `select state from payments where order_id = ${order}`)).trim();
        if (seen !== 'refunded') throw new Error(`The payment is ${seen}`);
        return seen;
      }, 60_000);
      return [
        { what: 'refunded at the provider', value: String(status), ok: status === 200 },
        { what: 'here, by the provider’s own event', value: state },
      ];
    },
  };
}
