import { randomUUID } from 'node:crypto';
import type { NextStep, OrderStatus } from '@trueseason/contracts';
import type { Answer, Browser, SeededRandom } from '@trueseason/test-kit';
import { threePhotos } from '../flows.ts';

export interface Known {
  readonly id: number;
  readonly status: OrderStatus;
  readonly nextStep: NextStep;
}

/** The intent held in memory by a checkout or preview; lost on reload. */
interface Intent {
  readonly orderId: number;
  readonly clientSecret: string | null;
  readonly isFree: boolean;
  readonly paymentIntentId: string;
}

/**
 * The client state of the web app: idempotency keys, the intent in memory, orders it has seen. It decides nothing that
 * the screens do not.
 */
export class Device {
  readonly browser: Browser;
  /** Orders shown on this device. */
  readonly orders = new Set<number>();
  intent: Intent | null = null;
  hosted: string | null = null;
  readonly #random: SeededRandom;
  readonly #keys = new Map<string, string>();

  constructor(browser: Browser, random: SeededRandom) {
    this.browser = browser;
    this.#random = random;
  }

  /** Another tab: same cookies, new keys, empty memory. */
  newTab(): Device {
    const tab = new Device(this.browser, this.#random);
    for (const id of this.orders) tab.orders.add(id);
    return tab;
  }

  reload(): void {
    this.intent = null;
    this.hosted = null;
  }

  /** The same key until an answer arrives. */
  #key(name: string): Record<string, string> {
    const key = this.#keys.get(name) ?? randomUUID();
    this.#keys.set(name, key);
    return { 'idempotency-key': key };
  }

  /** Whether the answer arrives; a call may run and its answer be lost. */
  #arrives(answer: Answer): boolean {
    return answer.status < 400 && this.#random.below(8) > 0;
  }

  async upload(): Promise<void> {
    const answer = await this.browser.upload('/api/orders/guest', threePhotos(), 'POST', this.#key('upload'));
    if (!this.#arrives(answer)) return;
    this.#keys.delete('upload');
    this.orders.add(answer.json.id);
  }

  async openIntent(orderId: number | undefined, promoCode = ''): Promise<void> {
    const body = { amount: 2900, promoCode, orderId };
    const headers = orderId === undefined ? this.#key('checkout') : {};
    const answer = await this.browser.call('POST', '/api/create-payment-intent', body, headers);
    if (!this.#arrives(answer)) return;
    if (orderId === undefined) this.#keys.delete('checkout');
    this.intent = answer.json;
    this.orders.add(answer.json.orderId);
  }

  /** The gift's order; null if the answer was lost. */
  async beginGift(gift: object): Promise<number | null> {
    const answer = await this.browser.call('POST', '/api/gifts', gift, this.#key('gift'));
    if (!this.#arrives(answer)) return null;
    this.#keys.delete('gift');
    this.orders.add(answer.json.orderId);
    return answer.json.orderId;
  }

  /** Photos for an existing order; after a refusal they stay on the device. */
  uploadPhotos = (orderId: number): Promise<Answer> =>
    this.browser.upload(`/api/orders/${orderId}/photos`, threePhotos(), 'PUT');

  leaveAddress = (orderId: number, email: string): Promise<Answer> =>
    this.browser.call('POST', `/api/orders/${orderId}/update-email`, { email });

  async openHosted(): Promise<void> {
    const answer = await this.browser.call('POST', '/api/create-checkout', undefined, this.#key('hosted'));
    if (!this.#arrives(answer)) return;
    this.#keys.delete('hosted');
    this.hosted = answer.json.url;
  }

  /** The screen after the hosted page: gets the job and uploads the photos. */
  async returnFromHosted(url: string, withPhotos: boolean): Promise<void> {
    const session = new URL(url).pathname.split('/').at(-1);
    const { status, json } = await this.browser.call('GET', `/api/session/${session}/job`);
    if (status !== 200) return;
    this.orders.add(Number(json.jobId));
    if (!withPhotos) return;
    const files = threePhotos().map(([, bytes]) => ['photos', bytes] as [string, typeof bytes]);
    await this.browser.upload(`/api/job/${json.jobId}/photos`, files, 'PUT');
  }

  async look(orderId: number): Promise<Known | null> {
    const { status, json } = await this.browser.call('GET', `/api/orders/${orderId}/status`);
    return status === 200 ? json : null;
  }
}
