import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { Html, html, page, shownTime } from '../page.ts';
import { TEST_CARDS } from './cards.ts';
import { type CheckoutSessions, successUrl } from './checkout-sessions.ts';
import { authenticateIntent } from './confirm-intent.ts';
import { StripeError } from './errors.ts';
import type { CheckoutSession, PaymentIntent, StripeState } from './objects.ts';
import { getIntent, type PaymentContext } from './payment-context.ts';
import { price, receiptPages } from './receipts.ts';

interface Services {
  context: PaymentContext;
  sessions: CheckoutSessions;
}

export const cardTable =
  (): Html => html`<div class="scroll"><table><thead><tr><th>Card number</th><th>What it does</th></tr></thead><tbody>
${TEST_CARDS.map((card) => html`<tr><td class="figure">${card.number.replace(/(.{4})(?=.)/g, '$1 ')}</td><td>${card.hint}</td></tr>`)}
</tbody></table></div><p class="quiet">Any future expiry date and any three digits as the security code.</p>`;

/** The pages a customer or a developer sees: hosted checkout, 3-D Secure, and the list of payments. */
export async function stripePages(app: FastifyInstance, { context, sessions }: Services): Promise<void> {
  await app.register(formbody);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof StripeError)) throw error;
    return reply
      .code(error.status)
      .type('text/html')
      .send(page('This page is not available', html`<p>${error.message}</p>`, 'step'));
  });
  app.addHook('onRequest', async (_request, reply) => void reply.type('text/html; charset=utf-8'));

  receiptPages(app, context);

  app.get<{ Params: { id: string } }>('/c/pay/:id', async ({ params }) => checkoutPage(openSession(params.id)));
  app.post<{ Params: { id: string }; Body: Record<string, string> }>('/c/pay/:id', async ({ params, body }, reply) => {
    const session = openSession(params.id);
    const { email = '', number, exp = '', cvc } = body;
    const [exp_month, exp_year] = exp.split('/').map((part) => part.trim());
    try {
      const intent = sessions.pay(session.id, email, { number, exp_month, exp_year, cvc });
      const next = intent.next_action;
      if (next?.type === 'redirect_to_url') return reply.redirect(next.redirect_to_url.url, 303);
      return reply.redirect(successUrl(session), 303);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return reply.code(error.status).send(checkoutPage(sessions.get(session.id), error.message, email));
    }
  });
  app.get<{ Params: { id: string } }>('/c/pay/:id/return', async ({ params }, reply) => {
    const session = sessions.complete(params.id);
    if (session.status === 'complete') return reply.redirect(successUrl(session), 303);
    return checkoutPage(session, 'The payment was not authenticated. Please try again.');
  });

  app.get<{ Params: { id: string }; Querystring: Record<string, string> }>('/3ds/:id', async ({ params, query }) =>
    challengePage(ownIntent(params.id, query.client_secret), query.return_url),
  );
  app.post<{ Params: { id: string }; Body: Record<string, string> }>('/3ds/:id', async ({ params, body }, reply) => {
    const intent = authenticateIntent(
      context,
      ownIntent(params.id, body.client_secret).id,
      body.outcome === 'complete',
    );
    if (!body.return_url) return donePage(intent);
    const back = new URL(body.return_url);
    back.searchParams.set('payment_intent', intent.id);
    back.searchParams.set('payment_intent_client_secret', intent.client_secret);
    back.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
    return reply.redirect(back.href, 303);
  });

  app.get('/payments', async (request, reply) =>
    request.headers.accept === 'application/json'
      ? reply.type('application/json').send(JSON.stringify(context.state.intents.all()))
      : paymentsPage(context.state),
  );

  function openSession(id: string): CheckoutSession {
    const session = sessions.get(id);
    if (session.status === 'open') return session;
    throw new StripeError(410, { type: 'invalid_request_error', message: `This checkout is ${session.status}.` });
  }

  function ownIntent(id: string, secret: string | undefined): PaymentIntent {
    const intent = getIntent(context, id);
    if (intent.client_secret === secret) return intent;
    throw new StripeError(404, { type: 'invalid_request_error', message: 'There is no such payment.' });
  }
}

function checkoutPage(session: CheckoutSession, problem?: string, email = session.customer_email ?? ''): string {
  const cancel = session.cancel_url;
  return page(
    `Pay ${price(session.amount_total, session.currency)}`,
    html`${problem ? html`<p role="alert">${problem}</p>` : ''}
<form method="post" action="/c/pay/${session.id}">
<label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="email" required value="${email}">
<label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required placeholder="4242 4242 4242 4242">
<label for="exp">Expiry (MM / YY)</label><input id="exp" name="exp" autocomplete="cc-exp" required placeholder="12 / 34">
<label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required placeholder="123">
<button>Pay ${price(session.amount_total, session.currency)}</button>
</form>${cancel ? html`<p><a href="${cancel}">Cancel and go back</a></p>` : ''}
<h2>Test cards</h2>${cardTable()}`,
    'step',
  );
}

function challengePage(intent: PaymentIntent, returnUrl = ''): string {
  return page(
    'Confirm it is you',
    html`<p>Your bank asks whether you are paying ${price(intent.amount, intent.currency)}. This stands in for its 3-D Secure page.</p>
<form method="post" action="/3ds/${intent.id}"><input type="hidden" name="client_secret" value="${intent.client_secret}">
<input type="hidden" name="return_url" value="${returnUrl}">
<button name="outcome" value="complete">Complete</button><button class="second" name="outcome" value="fail">Fail</button></form>`,
    'step',
  );
}

/** Notifies the page that opened the challenge frame; the page asks the API for the outcome. */
function donePage(intent: PaymentIntent): string {
  const message = JSON.stringify({ source: 'stripe-3ds', paymentIntent: intent.id });
  return page(
    'Done',
    html`<p>You can go back to the shop.</p><script>${new Html(`parent.postMessage(${message}, '*')`)}<\/script>`,
    'step',
  );
}

function paymentsPage(state: StripeState): string {
  const rows = state.intents.all().map(
    (
      intent,
    ) => html`<tr><td><code>${intent.id}</code><br><span class="quiet">${shownTime(new Date(intent.created * 1000))}</span></td>
<td class="figure">${price(intent.amount, intent.currency)}</td><td>${intent.status}${intent.last_payment_error ? html`<br><span class="quiet">${intent.last_payment_error.message}</span>` : ''}</td>
<td>${Object.entries(intent.metadata).map(([name, value]) => html`${name}: ${value}<br>`)}</td></tr>`,
  );
  if (rows.length === 0) return page('Payments', html`<p>No payment has been asked for yet.</p>`);
  return page(
    'Payments',
    html`<div class="scroll"><table><thead><tr><th>Payment</th><th>Amount</th><th>Status</th><th>Metadata</th></tr></thead><tbody>${rows}</tbody></table></div>`,
  );
}
