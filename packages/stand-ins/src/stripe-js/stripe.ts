import { api } from './api.ts';
import { challenge } from './challenge.ts';
import { Elements } from './elements.ts';
import type { ConfirmParams, ElementsOptions, Intent, IntentAnswer } from './types.ts';

interface ConfirmOptions {
  elements: Elements;
  clientSecret?: string;
  confirmParams?: ConfirmParams;
  redirect?: 'always' | 'if_required';
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

    async confirmPayment(options: ConfirmOptions): Promise<IntentAnswer> {
      const { elements, confirmParams = {}, redirect = 'always' } = options;
      const clientSecret = options.clientSecret ?? elements.clientSecret;
      if (!clientSecret) throw new Error('confirmPayment needs a clientSecret.');
      if (redirect === 'always' && !confirmParams.return_url)
        throw new Error("confirmPayment needs confirmParams.return_url unless redirect is 'if_required'.");
      const { card, error } = elements.read();
      if (error) return { error };
      const answer = await calls.confirm(clientSecret, card, confirmParams);
      const final = answer.paymentIntent ? await settled(answer.paymentIntent) : answer;
      if (!final.error && redirect === 'always') await leave(confirmParams.return_url ?? '', final.paymentIntent);
      return final;
    },

    retrievePaymentIntent: (clientSecret: string): Promise<IntentAnswer> => calls.retrieve(clientSecret),

    async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentAnswer> {
      const answer = await calls.retrieve(clientSecret);
      return answer.paymentIntent ? settled(answer.paymentIntent) : answer;
    },
  };
}

/** Goes to the return address; like the provider's, the promise never settles on a page that is being left. */
function leave(returnUrl: string, intent: Intent): Promise<never> {
  const address = new URL(returnUrl);
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', intent.client_secret);
  address.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  window.location.assign(address);
  return new Promise(() => {});
}
