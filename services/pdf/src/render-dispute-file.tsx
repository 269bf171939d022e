import { BRAND, formatPrice } from '@trueseason/contracts';
import type { JobContext } from '@trueseason/platform/queue';
import { timelineEntryOf } from '@trueseason/shop/back-office';
import { type HistoryItem, listOrderHistory, storeDisputeFile } from '@trueseason/shop/flows';
import { findOrder, type OrderRow } from '@trueseason/shop/order';
import { listSettledPayments } from '@trueseason/shop/payment';
import type { WorkerResources } from '@trueseason/shop/worker';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Renderer } from './renderer.ts';

const isOf = (pattern: RegExp) => (moment: HistoryItem) => pattern.test(`${moment.kind} ${moment.detail.of ?? ''}`);

/** What a bank asks, in its order; nothing about photos. */
const SECTIONS: readonly (readonly [title: string, (moment: HistoryItem) => boolean])[] = [
  ['What was bought', isOf(/^(placed|intent|declined|payment_step|card_checks|settled|refunded)/)],
  [
    'What the customer agreed to',
    (moment) => moment.detail.terms !== undefined || isOf(/^(consent|begin_request|withdrawn)/)(moment),
  ],
  [
    'Delivery',
    isOf(/^(completed|report_ready|gift_used|mail_(sent|delivered|bounced|blocked|complained) (results|gift))/),
  ],
  ['Use of the result', isOf(/^(shared|result_taken|result_kept|analyzed (again|exchanged))/)],
  ['Checks of the address', isOf(/^(address_changed|mail_\w+ (access_code|address_changed))/)],
  ['The dispute', isOf(/^dispute/)],
];

const CSS = `
@page { size: A4; margin: 20mm }
body { margin: 0; font: 10.5pt/1.45 sans-serif; color: #1c1917 }
h1 { margin: 0 0 4mm; font-size: 17pt }
h2 { margin: 7mm 0 2mm; font-size: 12pt; break-after: avoid }
table { width: 100%; border-collapse: collapse }
tr { break-inside: avoid }
td { padding: 1.2mm 0; border-top: 0.2mm solid #d6d0c7; vertical-align: top; overflow-wrap: anywhere }
td:first-child { width: 42mm; white-space: nowrap; color: #57514a }
`;

const timeOf = ({ at }: HistoryItem): string => at.toISOString().slice(0, 19).replace('T', ' ');

function whatOf(moment: HistoryItem): string {
  const { message } = moment.detail;
  return `${timelineEntryOf(moment).what}${message ? `; the provider’s message ${message}` : ''}`;
}

const Moments = ({ moments }: { moments: readonly HistoryItem[] }) => (
  <table>
    <tbody>
      {moments.map((moment, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once
        <tr key={i}>
          <td>{timeOf(moment)}</td>
          <td>{whatOf(moment)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface Case {
  readonly order: Pick<OrderRow, 'id' | 'email'>;
  readonly moments: readonly HistoryItem[];
  /** Amounts and payments, as text. */
  readonly paid: string;
}

/** Every text is escaped. */
export const disputeFileHtml = ({ order, moments, paid }: Case): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`Evidence for order ${order.id}`}</title>
        <style>{CSS}</style>
      </head>
      <body>
        <h1>{`${BRAND.name}, order ${order.id}`}</h1>
        <p>
          {`A personal color analysis, delivered online and by email. Customer: ${order.email ?? 'no address given'}. Paid: ${paid || 'nothing'}. Times are in UTC.`}
        </p>
        {SECTIONS.map(([title, belongs]) => {
          const sectionMoments = moments.filter(belongs);
          return (
            <section key={title}>
              <h2>{title}</h2>
              {sectionMoments.length > 0 ? <Moments moments={sectionMoments} /> : <p>Nothing on record.</p>}
            </section>
          );
        })}
      </body>
    </html>,
  )}`;

/** Draws the file for a disputed payment. */
export async function renderDisputeFile(
  { db, store }: Pick<WorkerResources, 'db' | 'store'>,
  renderer: Pick<Renderer, 'render'>,
  { payload: { orderId, round = 0 }, progress }: JobContext,
): Promise<void> {
  const [order, moments, payments] = await Promise.all([
    findOrder(db, orderId),
    listOrderHistory(db, orderId),
    listSettledPayments(db, [orderId]),
  ]);
  if (!order) return;
  const paid = payments
    .map(({ intent_id, amount_cents, currency }) => `${formatPrice(amount_cents, currency)} (${intent_id})`)
    .join(', ');
  const pdf = await renderer.render(disputeFileHtml({ order, moments, paid }), progress);
  await storeDisputeFile(store, orderId, round, pdf);
}
