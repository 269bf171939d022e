import { call } from '../lib/api/api.ts';
import { addScript } from '../lib/browser/add-script.ts';
import { PAYMENT_LOAD_MESSAGES } from '../lib/message-texts.ts';

/** The part of the payment provider's script that we use. */
export interface PaymentProvider {
  elements(options: { clientSecret: string; appearance?: object }): PaymentElements;
  confirmPayment(options: {
    elements: PaymentElements;
    clientSecret: string;
    confirmParams: { return_url: string; receipt_email?: string };
    redirect: 'if_required';
  }): Promise<ConfirmAnswer>;
}

export interface ConfirmAnswer {
  readonly paymentIntent?: { readonly status: string };
  /** Includes the intent's current state, if any. */
  readonly error?: {
    readonly type: string;
    readonly message?: string;
    readonly code?: string;
    readonly payment_intent?: { readonly status: string };
  };
}

export interface PaymentElements {
  create(
    type: 'payment',
    options?: object,
  ): {
    mount(target: HTMLElement): void;
    on(event: 'ready' | 'loaderror', listener: () => void): void;
    destroy(): void;
  };
  submit(): Promise<{ error?: { message?: string } }>;
  update(options: { appearance: object }): void;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => PaymentProvider;
  }
}

const RETRY_MS = 1000;
let loading: Promise<PaymentProvider> | null = null;

/** Loads the provider's script once per page. @throws Error with a message that may be shown */
export function loadPaymentProvider(): Promise<PaymentProvider> {
  loading ??= start().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function start(): Promise<PaymentProvider> {
  const config = await call('getClientConfig').catch(() => {
    throw new Error(PAYMENT_LOAD_MESSAGES.unavailable);
  });
  if (!config.paymentPublishableKey.startsWith('pk_')) throw new Error(PAYMENT_LOAD_MESSAGES.initialization);
  try {
    await addScript(config.paymentScriptUrl);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await addScript(config.paymentScriptUrl).catch(() => {
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
