import { BRAND, dollars } from '@trueseason/contracts';
import { findOrder, listOrderMoments, listPaid, type OrderMoment, type OrderRow } from '@trueseason/db';
import { entryOf } from '@trueseason/orders';
import type { JobContext } from '@trueseason/queue';
import { objectKeys } from '@trueseason/storage';
import type { WorkerResources } from '@trueseason/worker-host';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Renderer } from './renderer.ts';

const isOf = (what: RegExp) => (moment: OrderMoment) => what.test(`${moment.kind} ${moment.detail.of ?? ''}`);

/** What a bank asks, in its order; nothing is about the photos. */
const SECTIONS: readonly (readonly [title: string, (moment: OrderMoment) => boolean])[] = [
  ['What was bought', isOf(/^(placed|intent|declined|settled|refunded)/)],
  ['What the customer agreed to', isOf(/^(consent|begin_request|withdrawn)/)],
  ['Delivery', isOf(/^(completed|report_ready|mail_(sent|delivered|bounced|blocked|complained) (results|gift))/)],
  ['Checks of the address', isOf(/^(address_changed|mail_\w+ (access_code|address_changed))/)],
  ['The dispute', isOf(/^dispute/)],
];

const CSS = 'body{font:11pt/1.5 sans-serif;margin:2cm}pre{font:inherit;white-space:pre-wrap}h2{font-size:13pt}';

function lineOf(moment: OrderMoment): string {
  const { message } = moment.detail;
  const event = message ? `; the provider’s message ${message}` : '';
  return `${moment.at.toISOString().slice(0, 19).replace('T', ' ')}  ${entryOf(moment).what}${event}`;
}

const Evidence = ({ order, moments, paid }: { order: OrderRow; moments: readonly OrderMoment[]; paid: string }) => (
  <html lang="en">
    <head>
      <title>{`Evidence for order ${order.id}`}</title>
      <style>{CSS}</style>
    </head>
    <body>
      <h1>{`${BRAND.name}, order ${order.id}`}</h1>
      <p>{`A personal color analysis, delivered online and by email. Customer: ${order.email}. Paid: ${paid}. Times are in UTC.`}</p>
      {SECTIONS.map(([title, belongs]) => (
        <section key={title}>
          <h2>{title}</h2>
          <pre>{moments.filter(belongs).map(lineOf).join('\n') || 'Nothing on record'}</pre>
        </section>
      ))}
    </body>
  </html>
);

/** Draws what a bank asks of a disputed payment. */
export async function renderEvidence(
  { db, store }: Pick<WorkerResources, 'db' | 'store'>,
  renderer: Pick<Renderer, 'render'>,
  { payload: { orderId, round = 0 } }: JobContext,
): Promise<void> {
  const [order, moments, payments] = await Promise.all([
    findOrder(db, orderId),
    listOrderMoments(db, orderId),
    listPaid(db, [orderId]),
  ]);
  if (!order) return;
  const paid = payments.map(({ intent_id, amount_cents }) => `$${dollars(amount_cents)} (${intent_id})`).join(', ');
  const html = renderToStaticMarkup(<Evidence order={order} moments={moments} paid={paid} />);
  const pdf = await renderer.render(`<!doctype html>${html}`);
  // Of an earlier event.
  await store.deletePrefix(objectKeys.allEvidence(orderId));
  await store.put(objectKeys.evidence(orderId, round), pdf, 'application/pdf');
}
