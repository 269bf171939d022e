import type { Api } from './api.ts';
import { PaymentElement } from './payment-element.ts';
import type { ElementsOptions, PaymentError } from './types.ts';

/** A group of elements around one client secret; only the payment element exists here. */
export class Elements {
  readonly clientSecret: string | undefined;
  private readonly api: Api;
  private options: ElementsOptions;
  private payment: PaymentElement | undefined;

  constructor(api: Api, options: ElementsOptions) {
    this.api = api;
    this.options = options;
    this.clientSecret = options.clientSecret;
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new Error(`The stand-in has only the payment element, not '${type}'.`);
    if (this.payment) throw new Error('Can only create one Element of type payment.');
    this.payment = new PaymentElement(this.options.appearance ?? {}, async () =>
      this.clientSecret
        ? this.api.retrieve(this.clientSecret)
        : { error: { type: 'invalid_request_error', message: 'The stand-in needs a clientSecret.' } },
    );
    const { destroy } = this.payment;
    this.payment.destroy = () => {
      if (this.payment) destroy.call(this.payment);
      this.payment = undefined;
    };
    return this.payment;
  }

  getElement(type: string): PaymentElement | null {
    return type === 'payment' ? (this.payment ?? null) : null;
  }

  update(options: ElementsOptions): void {
    this.options = { ...this.options, ...options };
    if (options.appearance) this.payment?.restyle(options.appearance);
  }

  async fetchUpdates(): Promise<{ error?: PaymentError }> {
    const { error } = this.clientSecret ? await this.api.retrieve(this.clientSecret) : {};
    return error ? { error } : {};
  }

  async submit(): Promise<{ error?: PaymentError; selectedPaymentMethod?: string }> {
    const { error } = this.read();
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  read(): ReturnType<PaymentElement['read']> {
    if (!this.payment) throw new Error('Create and mount the payment element first.');
    return this.payment.read();
  }
}
