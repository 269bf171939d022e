import { formatDuration, formatMoment } from '../page/format-time.ts';
import { type Html, html, listSection, orderLink, section, table } from '../page/html.ts';
import type { OrdersState } from './read-orders.ts';

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
  return section('Outbox', html`<p>${outbox.rows} jobs, oldest ${formatDuration(outbox.oldestSeconds)}</p>`);
}

export function stuckSection({ stuckPaid }: OrdersState): Html {
  const rows = stuckPaid.map(
    ({ orderId, progress, since }) => html`<tr><td>${orderLink(orderId)}</td><td class="alarm">${progress}</td>
<td>${formatMoment(since)}</td></tr>`,
  );
  return listSection('Paid and stuck', ['Order', 'Progress', 'Paid, UTC'], rows);
}

export function overdueJobsSection({ overdue }: OrdersState): Html {
  const rows = overdue.map(
    ({ job, orderId }) => html`<tr><td class="alarm">${job}</td><td>${orderLink(orderId)}</td></tr>`,
  );
  return listSection('Overdue work', ['Job', 'Order'], rows);
}
