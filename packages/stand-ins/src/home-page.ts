import { html, page } from './page.ts';
import { cardTable } from './stripe/pages.ts';

export function homePage(shopUrl: string | undefined): string {
  return page(
    'Stand-ins',
    html`<p>Without keys of a payment provider and a mail provider, this process stands in for both.
The product talks to it with the providers' own client libraries.</p>
<ul><li><a href="/mailbox">Mailbox</a>: every mail that the product sent (<a href="/mail">as JSON</a>)</li>
<li><a href="/payments">Payments</a>: every payment that was asked for</li>
${shopUrl ? html`<li><a href="${shopUrl}">The product itself</a></li>` : ''}</ul>
<h2>Test cards</h2>${cardTable()}
<h2>For tests</h2><p><code>/_control</code> shows and sets latency, outages, and delayed, repeated or lost webhooks;
<code>/_disputes</code> disputes a payment and closes the dispute.</p>`,
  );
}
