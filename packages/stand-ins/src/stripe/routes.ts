import { setTimeout as sleep } from 'node:timers/promises';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import qs from 'qs';
import type { Controls } from '../controls.ts';
import { type Caller, callerOf, publicIntent, requireClientSecret, requireSecretKey } from './auth.ts';
import { balanceOf, listedTransactions, withSources } from './balance.ts';
import type { CheckoutSessions } from './checkout-sessions.ts';
import { confirmIntent } from './confirm-intent.ts';
import { closeDispute, updateDispute } from './disputes.ts';
import { noSuch, StripeError } from './errors.ts';
import { expandedIntent, expandedRefund } from './expand.ts';
import { type Answer, once } from './idempotency.ts';
import { invoicePaymentsOf } from './invoices.ts';
import { page } from './list-page.ts';
import { listedEvents } from './listed-events.ts';
import { newId, type PaymentIntent, type StripeState } from './objects.ts';
import { onlyKnown, type Params } from './params.ts';
import { getIntent, type PaymentContext } from './payment-context.ts';
import { cancelIntent, createIntent, updateIntent } from './payment-intents.ts';
import { createRefund } from './refunds.ts';
import { createCalculation } from './tax.ts';
import { approveReview } from './warnings.ts';

const COMMON = ['expand', 'key', 'client_secret'];
const INTENT = [
  ...['amount', 'currency', 'metadata', 'description', 'receipt_email', 'hooks'],
  ...['allowed_payment_method_types', 'payment_method_types'],
];
const CONFIRM = ['payment_method_data', 'return_url', 'receipt_email', 'use_stripe_sdk'];
const CREATE = [...INTENT, ...CONFIRM, 'automatic_payment_methods', 'confirm'];
const SESSION = [
  ...['mode', 'line_items', 'success_url', 'cancel_url', 'customer_email', 'client_reference_id', 'metadata'],
  ...['payment_intent_data', 'expires_at', 'submit_type', 'locale'],
  ...['allowed_payment_method_types', 'payment_method_types'],
  ...['automatic_tax', 'invoice_creation', 'adaptive_pricing', 'allow_promotion_codes', 'after_expiration'],
];
const REFUND = ['payment_intent', 'charge', 'amount', 'reason', 'metadata'];
const CALCULATION = ['currency', 'customer_details', 'line_items', 'tax_date'];
const BALANCE = ['type', 'currency', 'source', 'payout'];
const LIST = ['limit', 'created', 'starting_after'];

interface Services {
  context: PaymentContext;
  sessions: CheckoutSessions;
}

type Handler = (call: { id: string; params: Params; caller: Caller }) => object;

type Route = (
  method: 'GET' | 'POST',
  url: string,
  open: 'secret key' | 'both keys',
  known: string[],
  handle: Handler,
) => void;

/** Waits for the current delay, which may change meanwhile. */
async function latency(controls: Controls): Promise<void> {
  const began = performance.now();
  const remainingMs = () => Math.ceil(began + controls.stripe.latencyMs - performance.now());
  while (remainingMs() > 0) await sleep(Math.min(remainingMs(), 100));
}

/** The provider's API under /v1, as an encapsulated Fastify plugin. */
export async function stripeApi(app: FastifyInstance, { context, sessions }: Services): Promise<void> {
  const { state, controls } = context;
  await app.register(formbody, { parser: (text) => qs.parse(text, { depth: 8, parameterLimit: 500 }) as Params });
  await app.register(cors, { origin: isLoopbackOrigin, methods: ['GET', 'POST'] });

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('request-id', newId('req'));
    const { outage } = controls.stripe;
    await latency(controls);
    if (outage === 'hang') await new Promise(() => {});
    if (outage === 'error')
      return sendError(reply, new StripeError(503, { type: 'api_error', message: 'Service down.' }));
  });
  app.addHook('onSend', async (request) => {
    if (controls.stripe.outage === 'lost') request.raw.socket.destroy();
  });

  const route = router(app, state);
  intentRoutes(route, context);
  objectRoutes(route, { context, sessions });
  app.all('/v1/*', (request, reply) =>
    sendError(reply, new StripeError(404, { type: 'invalid_request_error', message: unknownUrl(request) })),
  );
}

/** Gives what adds a route: who may call it, which parameters it knows, and answers once per idempotency key. */
function router(app: FastifyInstance, state: StripeState): Route {
  return (method, url, open, known, handle) => {
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        try {
          const caller = callerOf(request);
          if (open === 'secret key') requireSecretKey(caller);
          const params = (
            method === 'GET' ? qs.parse(request.raw.url?.split('?')[1] ?? '') : (request.body ?? {})
          ) as Params;
          const { id = '' } = request.params as { id?: string };
          const response = once(state, request, () =>
            answered(() => handle({ id, params: checked(params, known), caller })),
          );
          if (response.replayed) reply.header('idempotent-replayed', 'true');
          return reply.code(response.status).send(response.body);
        } catch (error) {
          if (error instanceof StripeError) return sendError(reply, error);
          throw error;
        }
      },
    });
  };
}

function intentRoutes(route: Route, context: PaymentContext): void {
  const viewOf = (intent: PaymentIntent, caller: Caller, params: Params): object => {
    if (caller === 'publishable') return publicIntent(intent);
    const review = context.state.reviews.all().find(({ payment_intent }) => payment_intent === intent.id)?.id ?? null;
    return { ...expandedIntent(context.state, intent, params), review };
  };
  const openIntent = (id: string, caller: Caller, params: Params): PaymentIntent => {
    const intent = getIntent(context, id);
    requireClientSecret(caller, intent, params);
    return intent;
  };

  route('POST', '/v1/payment_intents', 'secret key', CREATE, ({ params, caller }) =>
    viewOf(createIntent(context, params), caller, params),
  );
  route('GET', '/v1/payment_intents', 'secret key', LIST, ({ params }) =>
    mapped(page('payment_intent', '/v1/payment_intents', context.state.intents.all(), params), (intent) =>
      expandedIntent(context.state, intent, params, 'data.'),
    ),
  );
  route('GET', '/v1/payment_intents/:id', 'both keys', [], ({ id, params, caller }) =>
    viewOf(openIntent(id, caller, params), caller, params),
  );
  route('POST', '/v1/payment_intents/:id', 'secret key', INTENT, ({ id, params, caller }) =>
    viewOf(updateIntent(context, id, params), caller, params),
  );
  route('POST', '/v1/payment_intents/:id/confirm', 'both keys', CONFIRM, ({ id, params, caller }) => {
    openIntent(id, caller, params);
    return viewOf(confirmIntent(context, id, params), caller, params);
  });
  route('POST', '/v1/payment_intents/:id/cancel', 'secret key', ['cancellation_reason'], ({ id, params, caller }) =>
    viewOf(cancelIntent(context, id, params), caller, params),
  );
}

function objectRoutes(route: Route, { context, sessions }: Services): void {
  const { state, hooks } = context;
  const requireObject = <T>(kind: string, id: string, object: T | undefined): T => {
    if (object === undefined) throw noSuch(kind, id);
    return object;
  };

  route('POST', '/v1/refunds', 'secret key', REFUND, ({ params }) =>
    expandedRefund(state, createRefund(state, hooks, params), params),
  );
  route('GET', '/v1/refunds', 'secret key', [...LIST, 'payment_intent'], ({ params }) =>
    mapped(page('refund', '/v1/refunds', ofIntent(state.refunds.all(), params), params), (refund) =>
      expandedRefund(state, refund, params, 'data.'),
    ),
  );
  route('GET', '/v1/reviews/:id', 'secret key', [], ({ id }) => requireObject('review', id, state.reviews.get(id)));
  route('GET', '/v1/radar/early_fraud_warnings/:id', 'secret key', [], ({ id }) =>
    requireObject('early_fraud_warning', id, state.fraudWarnings.get(id)),
  );
  route('GET', '/v1/disputes', 'secret key', [...LIST, 'payment_intent'], ({ params }) =>
    page('dispute', '/v1/disputes', ofIntent(state.disputes.all(), params), params),
  );
  route('GET', '/v1/disputes/:id', 'secret key', [], ({ id }) => requireObject('dispute', id, state.disputes.get(id)));
  route('POST', '/v1/disputes/:id', 'secret key', ['evidence', 'submit', 'metadata'], ({ id, params }) =>
    updateDispute(context, id, params),
  );
  // The shop gives it up.
  route('POST', '/v1/disputes/:id/close', 'secret key', [], ({ id }) => closeDispute(context, id, false));
  route('POST', '/v1/reviews/:id/approve', 'secret key', [], ({ id }) => approveReview(context, id));
  route('POST', '/v1/checkout/sessions', 'secret key', SESSION, ({ params }) => sessions.create(params));
  route('GET', '/v1/checkout/sessions/:id', 'secret key', [], ({ id }) => sessions.get(id));
  route('POST', '/v1/checkout/sessions/:id/expire', 'secret key', [], ({ id }) => sessions.expire(id));
  route('POST', '/v1/tax/calculations', 'secret key', CALCULATION, ({ params }) => createCalculation(state, params));
  route('GET', '/v1/tax/calculations/:id', 'secret key', [], ({ id }) =>
    requireObject('tax calculation', id, state.taxCalculations.get(id)),
  );
  route('GET', '/v1/checkout/sessions', 'secret key', [...LIST, 'payment_intent'], ({ params }) =>
    page('checkout.session', '/v1/checkout/sessions', ofIntent(state.sessions.all(), params), params),
  );
  route('GET', '/v1/invoice_payments', 'secret key', ['payment', 'limit'], ({ params }) =>
    page('invoice_payment', '/v1/invoice_payments', invoicePaymentsOf(state, params), params),
  );
  route('GET', '/v1/balance', 'secret key', [], () => ({
    object: 'balance',
    available: balanceOf(state),
    livemode: false,
    pending: [],
  }));
  route('GET', '/v1/balance_transactions', 'secret key', [...LIST, ...BALANCE], ({ params }) =>
    withSources(
      state,
      page('balance_transaction', '/v1/balance_transactions', listedTransactions(state, params), params),
      params,
    ),
  );
  route('GET', '/v1/payouts', 'secret key', LIST, ({ params }) =>
    page('payout', '/v1/payouts', state.payouts.all(), params),
  );
  route('GET', '/v1/events', 'secret key', [...LIST, 'type', 'types'], ({ params }) =>
    page('event', '/v1/events', listedEvents(context, params), params),
  );
}

const mapped = <T extends object>(page: { data: T[] }, view: (item: T) => object): object => ({
  ...page,
  data: page.data.map(view),
});

const ofIntent = <T extends { payment_intent: string | null }>(objects: T[], { payment_intent }: Params): T[] =>
  payment_intent === undefined ? objects : objects.filter((object) => object.payment_intent === payment_intent);

const unknownUrl = ({ method, url }: FastifyRequest) => `Unrecognized request URL (${method}: ${url.split('?')[0]}).`;

function checked(params: Params, known: string[]): Params {
  onlyKnown(params, [...known, ...COMMON]);
  return params;
}

/** Errors are answers too: a declined card is remembered under its idempotency key. */
function answered(handle: () => object): Answer {
  try {
    return { status: 200, body: handle() };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

function sendError(reply: FastifyReply, error: StripeError): FastifyReply {
  return reply.code(error.status).send({ error: error.body });
}

/** The browser's page may come from any port of this machine, and from nowhere else. */
function isLoopbackOrigin(origin: string | undefined, allow: (error: Error | null, allowed: boolean) => void): void {
  allow(null, origin !== undefined && /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin));
}
