/** The parts of the provider's browser objects that pages use. */

export interface PaymentError {
  type: string;
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  payment_intent?: Intent | undefined;
}

export interface Intent {
  id: string;
  amount: number;
  client_secret: string;
  currency: string;
  last_payment_error: PaymentError | null;
  next_action: { type: string; use_stripe_sdk?: { stripe_js: string }; redirect_to_url?: { url: string } } | null;
  status: string;
}

export type IntentAnswer =
  | { paymentIntent: Intent; error?: undefined }
  | { error: PaymentError; paymentIntent?: undefined };

export interface Appearance {
  variables?: Record<string, string>;
}

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
}

export interface BillingDetails {
  email?: string;
  name?: string;
}

export interface ConfirmParams {
  return_url?: string;
  receipt_email?: string;
  payment_method_data?: { billing_details?: BillingDetails };
}

export interface CardDetails {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}
