import type { Stripe } from '@stripe/stripe-js';
import { call } from '../lib/api/api.ts';
import { addScript } from '../lib/browser/add-script.ts';
import { abortHanging } from '../lib/browser/retry.ts';
import { PAYMENT_LOAD_MESSAGES } from '../lib/message-texts.ts';

/** The payment provider's script, which its own address serves; the package has only its types. */
export type PaymentProvider = Pick<Stripe, 'elements' | 'confirmPayment'>;

const RETRY_MS = 1000;
let providerRequest: Promise<PaymentProvider> | null = null;

/** Loads the provider's script once per page. @throws Error with a message that may be shown */
export function loadPaymentProvider(): Promise<PaymentProvider> {
  providerRequest ??= startProvider().catch((error: unknown) => {
    providerRequest = null;
    throw error;
  });
  return providerRequest;
}

async function startProvider(): Promise<PaymentProvider> {
  const config = await abortHanging((signal) => call('getClientConfig', { signal })).catch(() => {
    throw new Error(PAYMENT_LOAD_MESSAGES.unavailable);
  });
  if (!config.paymentPublishableKey.startsWith('pk_')) throw new Error(PAYMENT_LOAD_MESSAGES.initialization);
  const loadScript = () => abortHanging((signal) => addScript(config.paymentScriptUrl, signal));
  try {
    await loadScript();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await loadScript().catch(() => {
      throw new Error(PAYMENT_LOAD_MESSAGES.unavailable);
    });
  }
  try {
    if (window.Stripe) return window.Stripe(config.paymentPublishableKey);
  } catch (error) {
    console.error('The payment provider refused to start:', error);
  }
  throw new Error(PAYMENT_LOAD_MESSAGES.initialization);
}
