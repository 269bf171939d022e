import type { Controls } from '../controls.ts';
import { noSuch } from './errors.ts';
import type { PaymentIntent, StripeState } from './objects.ts';
import type { Webhooks } from './webhooks.ts';

/** What every payment operation works on. */
export interface PaymentContext {
  state: StripeState;
  controls: Controls;
  hooks: Webhooks;
  /** The address of the stand-ins, for the pages that a customer is sent to. */
  baseUrl: () => string;
}

export function getIntent({ state }: PaymentContext, id: string): PaymentIntent {
  const intent = state.intents.get(id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

export const saveIntent = ({ state }: PaymentContext, intent: PaymentIntent): PaymentIntent =>
  state.intents.put(intent.id, intent);

/** No longer open for changes of amount, for confirmation or for canceling. */
export const isFinal = ({ status }: PaymentIntent): boolean =>
  status === 'succeeded' || status === 'canceled' || status === 'processing';
