import { createBrowser, createCustomer, payAtProvider } from '@trueseason/test-kit';
import { type Photos, persist } from '@trueseason/workshop/customers';
import { query, type Stage } from '../compose.ts';
import type { Alarm } from './alarm.ts';

interface Payment {
  readonly id: string;
  readonly metadata: { readonly orderId?: string };
}

/** A payment of another amount than we have on record, as after a backup that was put back. */
export function unplacedMoney(stage: Stage, photos: Photos): Alarm {
  let order = 0;
  const atProvider = (path: string, init?: RequestInit) =>
    fetch(stage.urls.standIns + path, {
      ...init,
      headers: { accept: 'application/json', authorization: `Bearer ${stage.settings.STRIPE_SECRET_KEY}` },
    });
  const payments = async () => (await (await atProvider('/payments')).json()) as Payment[];
  return {
    name: 'unplaced money',
    alerts: ['MoneyUnplaced'],
    minutes: 3,
    begin: async () => {
      const browser = createBrowser(stage.urls.web);
      const customer = createCustomer(browser, stage.urls.standIns);
      order = await customer.upload(photos);
      await customer.waitFor(order, ['analyzed'], 90_000);
      const { json } = await browser.call('POST', '/api/create-payment-intent', { orderId: order });
      await query(stage, `update payments set amount_cents = amount_cents + 100 where order_id = ${order}`);
      await payAtProvider(stage.urls.standIns, json.clientSecret);
    },
    mend: async () => {
      const paid = (await payments()).find(({ metadata }) => metadata.orderId === String(order));
      const body = new URLSearchParams({ payment_intent: paid?.id ?? '' });
      const { status } = await atProvider('/v1/refunds', { method: 'POST', body });
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
