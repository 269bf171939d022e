import type { FastifyInstance } from 'fastify';
import { type Html, html, page, shownTime } from '../page.ts';
import { noSuch } from './errors.ts';
import { getInvoice } from './invoices.ts';
import { getIntent, type PaymentContext } from './payment-context.ts';
import { taxOf } from './tax.ts';

export const price = (cents: number, currency: string): string =>
  `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;

const row = (name: string, value: string): Html => html`<tr><th>${name}</th><td class="figure">${value}</td></tr>`;

const PDF_HEAD =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n';

/** One page of one line, as readers take it without a table of its objects. */
function pdfOf(line: string): Buffer {
  const text = `BT /F1 14 Tf 72 760 Td (${line.replace(/[()\\]/g, '')}) Tj ET`;
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const sheet = `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 ${font}>>>>>>endobj`;
  const content = `4 0 obj<</Length ${text.length}>>stream\n${text}\nendstream endobj`;
  return Buffer.from(`${PDF_HEAD}${sheet}\n${content}\ntrailer<</Root 1 0 R>>\n%%EOF`);
}

/** Receipts and invoices as the provider shows them to customers. */
export function receiptPages(app: FastifyInstance, context: PaymentContext): void {
  const { state } = context;
  app.get<{ Params: { id: string } }>('/receipts/payment/:id', async ({ params }) => {
    const charge = state.charges.get(params.id);
    if (!charge?.paid) throw noSuch('charge', params.id);
    const tax = taxOf(state, getIntent(context, charge.payment_intent));
    return page(
      'Receipt',
      html`<table><tbody>${row('Paid', price(charge.amount, charge.currency))}
${tax > 0 ? row('Of which tax', price(tax, charge.currency)) : ''}
${charge.amount_refunded > 0 ? row('Given back', price(charge.amount_refunded, charge.currency)) : ''}
${row('Card', `${charge.payment_method_details.card.brand} ${charge.payment_method_details.card.last4}`)}
${row('On', shownTime(new Date(charge.created * 1000)))}</tbody></table>`,
      'step',
    );
  });
  app.get<{ Params: { id: string } }>('/i/:id/pdf', async ({ params }, reply) => {
    const { number, total, total_taxes, currency } = getInvoice(state, params.id);
    const tax = total_taxes.reduce((sum, { amount }) => sum + amount, 0);
    const within = tax > 0 ? `, of which tax ${price(tax, currency)}` : '';
    return reply.type('application/pdf').send(pdfOf(`Invoice ${number}: ${price(total, currency)}${within}`));
  });
}
