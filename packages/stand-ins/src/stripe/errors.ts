import type { PaymentIntent } from './objects.ts';

export interface StripeErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
  charge?: string | undefined;
  payment_intent?: PaymentIntent | undefined;
}

/** An answer of the provider that is an error: HTTP status and the `error` object. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, more: Partial<StripeErrorBody> = {}, status = 400): StripeError =>
  new StripeError(status, { type: 'invalid_request_error', message, ...more });

export const missingParam = (param: string): StripeError =>
  invalid(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });

export const noSuch = (kind: string, id: string, param = 'id'): StripeError =>
  invalid(`No such ${kind}: '${id}'`, { param, code: 'resource_missing' }, 404);

export const unexpectedState = (intent: PaymentIntent, verb: string): StripeError =>
  invalid(`This PaymentIntent cannot be ${verb}: its status is ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
