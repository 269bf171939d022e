import type { CardDetails, ConfirmParams, Intent, IntentAnswer, PaymentError } from './types.ts';

/** Where this script came from is where the API is. */
const BASE = new URL((document.currentScript as HTMLScriptElement).src).origin;

export interface Api {
  retrieve(clientSecret: string): Promise<IntentAnswer>;
  confirm(clientSecret: string, card: CardDetails, params: ConfirmParams): Promise<IntentAnswer>;
  refuse(intent: Intent): Promise<void>;
}

export function api(key: string): Api {
  async function call(path: string, form: URLSearchParams, method: 'GET' | 'POST'): Promise<IntentAnswer> {
    form.set('key', key);
    const address = method === 'GET' ? `${BASE}${path}?${form}` : `${BASE}${path}`;
    try {
      const response = await fetch(address, method === 'GET' ? {} : { method, body: form });
      const body = (await response.json()) as Intent & { error?: PaymentError };
      return body.error ? { error: body.error } : { paymentIntent: body };
    } catch {
      return {
        error: { type: 'api_connection_error', message: 'We could not reach the payment service. Please try again.' },
      };
    }
  }

  return {
    retrieve: (clientSecret) =>
      call(`/v1/payment_intents/${idOf(clientSecret)}`, new URLSearchParams({ client_secret: clientSecret }), 'GET'),
    confirm(clientSecret, card, params) {
      const form = new URLSearchParams({
        client_secret: clientSecret,
        use_stripe_sdk: 'true',
        'payment_method_data[type]': 'card',
      });
      for (const [name, value] of Object.entries(card)) form.set(`payment_method_data[card][${name}]`, value);
      const billing = params.payment_method_data?.billing_details ?? {};
      for (const [name, value] of Object.entries(billing))
        if (typeof value === 'string') form.set(`payment_method_data[billing_details][${name}]`, value);
      if (params.return_url) form.set('return_url', params.return_url);
      if (params.receipt_email) form.set('receipt_email', params.receipt_email);
      return call(`/v1/payment_intents/${idOf(clientSecret)}/confirm`, form, 'POST');
    },
    async refuse(intent) {
      const body = new URLSearchParams({ client_secret: intent.client_secret, outcome: 'fail' });
      await fetch(`${BASE}/3ds/${intent.id}`, { method: 'POST', body, mode: 'no-cors' }).catch(() => {});
    },
  };
}

const idOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';
