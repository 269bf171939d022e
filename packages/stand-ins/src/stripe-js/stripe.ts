import { api } from './api.ts';
import { challenge } from './challenge.ts';
import { Elements } from './elements.ts';
import type { ConfirmParams, ElementsOptions, Intent, IntentAnswer } from './types.ts';

interface ConfirmOptions {
  elements: Elements;
  clientSecret?: string;
  confirmParams?: ConfirmParams;
}

/** What the provider's script puts at window.Stripe, as far as the product uses it. */
export function Stripe(key: unknown) {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw new Error('Invalid value for Stripe(): the key should be a publishable key that begins with pk_.');
  const calls = api(key);

  async function settled(intent: Intent): Promise<IntentAnswer> {
    const address = intent.next_action?.use_stripe_sdk?.stripe_js;
    if (intent.status === 'requires_action' && address) {
      if (!(await challenge(address, intent.id))) await calls.refuse(intent);
      const { paymentIntent, error } = await calls.retrieve(intent.client_secret);
      if (error) return { error };
      if (paymentIntent.status === 'requires_payment_method' && paymentIntent.last_payment_error)
        return { error: { ...paymentIntent.last_payment_error, payment_intent: paymentIntent } };
      return { paymentIntent };
    }
    return { paymentIntent: intent };
  }

  return {
    elements: (options: ElementsOptions = {}) => new Elements(calls, options),

    async confirmPayment({ elements, confirmParams = {}, ...options }: ConfirmOptions): Promise<IntentAnswer> {
      const clientSecret = options.clientSecret ?? elements.clientSecret;
      if (!clientSecret) throw new Error('confirmPayment needs a clientSecret.');
      const { card, error } = elements.read();
      if (error) return { error };
      const answer = await calls.confirm(clientSecret, card, confirmParams);
      return answer.paymentIntent ? settled(answer.paymentIntent) : answer;
    },
  };
}
