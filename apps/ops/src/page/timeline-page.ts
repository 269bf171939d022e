import type { Timeline } from '../fleet/read-timeline.ts';
import { type Html, html, page, section, table } from './html.ts';
import { duration, moment } from './words.ts';

/** An order's number, leading to its way. */
export const orderLink = (orderId: number): Html => html`<a href="/orders/${orderId}">${orderId}</a>`;

/** One order from its first moment to its last. */
export function timelinePage({ orderId, moments, queueRead }: Timeline): string {
  const begun = Date.parse(moments[0]?.at ?? '');
  const rows = moments.map(
    ({
      at,
      part,
      what,
    }) => html`<tr><td>${moment(at)}</td><td class="n">${duration((Date.parse(at) - begun) / 1000)}</td>
<td>${part}</td><td class="reason">${what}</td></tr>`,
  );
  return page({
    title: `Order ${orderId}, TrueSeason`,
    header: html`<h1>Order ${orderId}</h1>
<p><a href="/">Fleet</a></p>
<p><a href="/api/orders/${orderId}">JSON</a></p>`,
    main: section(
      'Timeline',
      [
        table(['When, UTC', 'After#', 'Part', 'What'], rows),
        queueRead ? null : html`<p class="alarm">Redis does not answer: what the queue knows is missing.</p>`,
      ],
      true,
    ),
  });
}
