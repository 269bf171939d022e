import type { OrderFacts } from '@trueseason/orders';
import type { FailedDelivery, OrdersState } from '../fleet/read-orders.ts';
import { ORDER_ACTIONS, type OrderAction, offeredActions } from '../order-actions.ts';
import { type Html, html } from './html.ts';
import { orderLink } from './timeline-page.ts';
import { duration, moment } from './words.ts';

const LATE_OUTBOX_SECONDS = 30;

const button = (action: OrderAction, orderId: number): Html =>
  html`<form method="post" action="/orders/${orderId}/${action}"><button>${ORDER_ACTIONS[action]}</button></form>`;

const buttons = (writable: boolean, orderId: number, facts: OrderFacts): Html[] =>
  writable ? offeredActions(facts).map((action) => button(action, orderId)) : [];

export function statusSection({ byStatus, reports, mails }: OrdersState): Html {
  const row = (name: string, count: number, alarm: boolean) =>
    html`<tr><td>${name}</td><td class="n ${alarm && count > 0 ? 'alarm' : ''}">${count}</td></tr>`;
  const states = (kind: string, counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([state, count]) => row(`${kind} ${state}`, count, state === 'failed'));
  return html`<section><h2>Orders</h2><table>
<tr><th>Status</th><th class="n">Orders</th></tr>
${Object.entries(byStatus).map(([status, count]) => row(status, count, false))}
${states('report', reports)}${states('mail', mails)}</table></section>`;
}

export function outboxSection({ outbox }: OrdersState): Html {
  const late = outbox.oldestSeconds > LATE_OUTBOX_SECONDS;
  const text = outbox.rows === 0 ? 'Empty: every job asked for is queued.' : `${outbox.rows} jobs, oldest`;
  const age =
    outbox.rows === 0 ? null : html` <span class="${late ? 'alarm' : ''}">${duration(outbox.oldestSeconds)}</span>`;
  return html`<section><h2>Outbox</h2><p>${text}${age}</p></section>`;
}

export function stuckSection({ stuckPaid }: OrdersState, writable: boolean): Html {
  if (stuckPaid.length === 0) return html`<section><h2>Paid and stuck</h2><p>None.</p></section>`;
  const rows = stuckPaid.map(
    ({ orderId, progress, photos, since }) => html`<tr><td>${orderLink(orderId)}</td><td class="alarm">${progress}</td>
<td>${moment(since)}</td><td>${buttons(writable, orderId, { progress, photos })}</td></tr>`,
  );
  return html`<section><h2>Paid and stuck</h2><table>
<tr><th>Order</th><th>Progress</th><th>Settled, UTC</th><th></th></tr>${rows}</table></section>`;
}

export function overdueSection({ overdue }: OrdersState): Html {
  if (overdue.length === 0) return html`<section><h2>Overdue work</h2><p>None.</p></section>`;
  const rows = overdue.map(
    ({ job, orderId }) => html`<tr><td class="alarm">${job}</td><td>${orderLink(orderId)}</td></tr>`,
  );
  return html`<section><h2>Overdue work</h2><table><tr><th>Job</th><th>Order</th></tr>${rows}</table></section>`;
}

/** What a failed delivery says of its order; other mails follow from what their customer does. */
const FACTS: Partial<Record<FailedDelivery['what'], OrderFacts>> = {
  report: { report: 'failed' },
  results: { resultsMail: 'failed' },
};

export function deliveriesSection({ failedReports, failedMails }: OrdersState, writable: boolean): Html {
  const failed = [...failedReports, ...failedMails];
  if (failed.length === 0) return html`<section><h2>Failed reports and mails</h2><p>None.</p></section>`;
  const rows = failed.map(({ what, orderId, reason, at }) => {
    const again = buttons(writable, orderId, FACTS[what] ?? {});
    return html`<tr><td>${what.replace('_', ' ')}</td><td>${orderLink(orderId)}</td><td class="reason">${reason}</td>
<td>${moment(at)}</td><td>${again}</td></tr>`;
  });
  return html`<section class="wide"><h2>Failed reports and mails</h2><table>
<tr><th>What</th><th>Order</th><th>Reason</th><th>Failed, UTC</th><th></th></tr>${rows}</table></section>`;
}
