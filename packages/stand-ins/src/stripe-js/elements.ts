import type { Api } from './api.ts';
import { cardForm } from './card-form.ts';
import { cardOf, problemsOf } from './fields.ts';
import type { CardDetails, ElementsOptions, PaymentError } from './types.ts';

type Listener = (event: Record<string, unknown>) => void;

/** A group of elements around one client secret. Only the payment element exists here: ready, change and loaderror. */
export class Elements {
  readonly clientSecret: string | undefined;
  private readonly api: Api;
  private readonly options: ElementsOptions;
  private form: ReturnType<typeof cardForm> | undefined;

  constructor(api: Api, options: ElementsOptions) {
    this.api = api;
    this.options = options;
    this.clientSecret = options.clientSecret;
  }

  create(type: string) {
    if (type !== 'payment') throw new Error(`The stand-in has only the payment element, not '${type}'.`);
    if (this.form) throw new Error('Can only create one Element of type payment.');
    const listeners: [event: string, listener: Listener][] = [];
    const emit = (event: string, more: Record<string, unknown>) => {
      for (const [name, listener] of listeners) if (name === event) listener({ elementType: 'payment', ...more });
    };
    const form = cardForm(this.options.appearance ?? {}, () => {
      const values = form.values();
      const empty = Object.values(values).every((value) => value === '');
      emit('change', { complete: problemsOf(values).length === 0, empty, value: { type: 'card' } });
    });
    this.form = form;
    return {
      on: (event: string, listener: Listener) => void listeners.push([event, listener]),
      mount: async (target: string | HTMLElement) => {
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        if (!place) throw new Error(`The selector you specified (${String(target)}) applies to no DOM element.`);
        place.replaceChildren(form.host);
        const { error } = await this.api.retrieve(this.clientSecret ?? '');
        if (this.form === form) emit(error ? 'loaderror' : 'ready', error ? { error } : {});
      },
      destroy: () => {
        form.host.remove();
        this.form = undefined;
      },
    };
  }

  update({ appearance }: ElementsOptions): void {
    if (appearance) this.form?.style(appearance);
  }

  async submit(): Promise<{ error?: PaymentError; selectedPaymentMethod?: string }> {
    const { error } = this.read();
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  /** The typed card, or what is wrong with it (then shown at its field too). */
  read(): { card: CardDetails; error?: undefined } | { card?: undefined; error: PaymentError } {
    if (!this.form?.host.isConnected) throw new Error('The payment Element must be mounted before it is used.');
    const values = this.form.values();
    const problems = problemsOf(values);
    const [first] = problems;
    if (!first) return { card: cardOf(values) };
    this.form.show(problems);
    return { error: { type: 'validation_error', code: first.code, message: first.message } };
  }
}
