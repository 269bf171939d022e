import type { Api } from './api.ts';
import { type CardForm, cardForm } from './card-form.ts';
import { cardOf, problemsOf } from './fields.ts';
import type { Appearance, CardDetails, PaymentError } from './types.ts';

type Listener = (event: Record<string, unknown>) => void;

/** The payment element: events ready, change, focus, blur and loaderror, as the provider's. */
export class PaymentElement {
  private readonly form: CardForm;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly check: () => ReturnType<Api['retrieve']>;
  private mounted = false;
  private destroyed = false;

  constructor(appearance: Appearance, check: () => ReturnType<Api['retrieve']>) {
    this.check = check;
    this.form = cardForm(appearance, () => this.emit('change', this.state()));
    this.form.host.addEventListener('focusin', () => this.emit('focus', {}));
    this.form.host.addEventListener('focusout', () => this.emit('blur', {}));
  }

  mount(target: string | HTMLElement): void {
    if (this.destroyed) throw new Error('This Element has been destroyed. Please create a new one.');
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (!place) throw new Error(`The selector you specified (${String(target)}) applies to no DOM element.`);
    place.replaceChildren(this.form.host);
    this.mounted = true;
    void this.check().then(({ error }) => {
      if (!this.mounted) return;
      if (error) this.emit('loaderror', { error });
      else this.emit('ready', {});
    });
  }

  unmount(): void {
    this.mounted = false;
    this.form.host.remove();
  }

  destroy(): void {
    this.unmount();
    this.destroyed = true;
    this.listeners.clear();
  }

  on(event: string, listener: Listener): this {
    const listeners = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, listeners.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const only: Listener = (details) => {
      this.off(event, only);
      listener(details);
    };
    return this.on(event, only);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.listeners.get(event)?.delete(listener);
    else this.listeners.delete(event);
    return this;
  }

  update(options: { readOnly?: boolean }): void {
    if (options.readOnly !== undefined) this.form.setReadOnly(options.readOnly);
  }

  focus(): void {
    this.form.focus();
  }

  blur(): void {
    this.form.blur();
  }

  clear(): void {
    this.form.clear();
  }

  collapse(): void {}

  restyle(appearance: Appearance): void {
    this.form.style(appearance);
  }

  /** The typed card, or what is wrong with it (then shown at its field too). */
  read(): { card: CardDetails; error?: undefined } | { card?: undefined; error: PaymentError } {
    if (!this.mounted) throw new Error('The payment Element must be mounted before it is used.');
    const problems = problemsOf(this.form.values());
    const first = problems[0];
    if (!first) return { card: cardOf(this.form.values()) };
    this.form.show(problems);
    return { error: { type: 'validation_error', code: first.code, message: first.message } };
  }

  private state(): Record<string, unknown> {
    const values = this.form.values();
    return {
      collapsed: false,
      complete: problemsOf(values).length === 0,
      empty: Object.values(values).every((value) => value === ''),
      value: { type: 'card' },
    };
  }

  private emit(event: string, more: Record<string, unknown>): void {
    for (const listener of this.listeners.get(event) ?? []) listener({ elementType: 'payment', ...more });
  }
}
