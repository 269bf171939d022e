import type { Fleet } from '../fleet/read-fleet.ts';
import type { OrdersState } from '../fleet/read-orders.ts';
import { ACTION_FOR, ORDER_ACTIONS } from '../order-actions.ts';
import { type Html, html, orderLink, section, table } from './html.ts';
import { duration, moment } from './words.ts';

/** Leads to what an operator may request again. */
export type Again = (what: string, orderId: number | null) => Html | null;

/** A button for what helps an order now; none while the dashboards are read-only. */
export const buttonsOf =
  ({ actions }: Pick<Fleet, 'actions'>, writable: boolean): Again =>
  (what, orderId) => {
    const action = ACTION_FOR[what];
    if (!writable || !action || orderId === null || !actions[orderId]?.includes(action)) return null;
    return html`<form method="post" action="/orders/${orderId}/${action}"><button>${ORDER_ACTIONS[action]}</button></form>`;
  };

export function statusSection({ byStatus, reports, mails }: OrdersState): Html {
  const row = (name: string, count: number, alarm: boolean) =>
    html`<tr><td>${name}</td><td class="n ${alarm && count > 0 ? 'alarm' : ''}">${count}</td></tr>`;
  const states = (kind: string, counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([state, count]) =>
      row(`${kind} ${state}`, count, state === 'failed' || state === 'bounced'),
    );
  return section(
    'Orders',
    table(
      ['Status', 'Orders#'],
      [
        ...Object.entries(byStatus).map(([status, count]) => row(status, count, false)),
        ...states('report', reports),
        ...states('mail', mails),
      ],
    ),
  );
}

export function outboxSection({ outbox }: OrdersState): Html {
  if (outbox.rows === 0) return section('Outbox', html`<p>Empty: every job asked for is queued.</p>`);
  return section('Outbox', html`<p>${outbox.rows} jobs, oldest ${duration(outbox.oldestSeconds)}</p>`);
}

const NONE = html`<p>None.</p>`;

export function stuckSection({ stuckPaid }: OrdersState, again: Again): Html {
  if (stuckPaid.length === 0) return section('Paid and stuck', NONE);
  const rows = stuckPaid.map(
    ({ orderId, progress, since }) => html`<tr><td>${orderLink(orderId)}</td><td class="alarm">${progress}</td>
<td>${moment(since)}</td><td>${again('analyze', orderId)}</td></tr>`,
  );
  return section('Paid and stuck', table(['Order', 'Progress', 'Paid, UTC', 'Actions'], rows));
}

export function overdueSection({ overdue }: OrdersState): Html {
  if (overdue.length === 0) return section('Overdue work', NONE);
  const rows = overdue.map(
    ({ job, orderId }) => html`<tr><td class="alarm">${job}</td><td>${orderLink(orderId)}</td></tr>`,
  );
  return section('Overdue work', table(['Job', 'Order'], rows));
}

export function paymentsSection({ payments }: OrdersState): Html {
  if (payments.length === 0) return section('Payments to look at', NONE);
  const rows = payments.map(
    ({ orderId, why }) => html`<tr><td>${orderLink(orderId)}</td><td class="reason alarm">${why}</td></tr>`,
  );
  return section('Payments to look at', table(['Order', 'Why'], rows));
}

export function deliveriesSection({ failedReports, failedMails }: OrdersState, again: Again): Html {
  const failed = [...failedReports, ...failedMails];
  if (failed.length === 0) return section('Undelivered reports and mails', NONE);
  const rows = failed.map(
    ({ what, orderId, reason, at }) => html`<tr><td>${what.replace('_', ' ')}</td><td>${orderLink(orderId)}</td>
<td class="reason">${reason}</td><td>${moment(at)}</td><td>${again(what, orderId)}</td></tr>`,
  );
  return section(
    'Undelivered reports and mails',
    table(['What', 'Order', 'Reason', 'When, UTC', 'Actions'], rows),
    true,
  );
}
