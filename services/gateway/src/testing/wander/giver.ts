import { type SeededRandom, tablesNaming } from '@trueseason/test-kit';
import { providerOf } from '../provider.ts';
import { signedEvent } from '../signed-event.ts';
import type { TestGateway } from '../test-gateway.ts';
import { Device } from './device.ts';
import type { World } from './world.ts';

const DECLINED = '4000000000000002';
const CARD = { giver: 'Anna', message: 'For your new start.' };

/** The recipient of a gift code, with a browser. */
interface Receiver {
  readonly device: Device;
  /** Whether the server said that the code unlocked their order. */
  used: boolean;
  deleted: boolean;
}

/** A customer who gives an analysis as a gift, hesitates and is unlucky, with the recipients. */
export class Giver {
  readonly steps: string[] = ['gift'];
  readonly violations: string[] = [];
  readonly receivers: Receiver[] = [];
  readonly email: string;
  device: Device;
  /** Set once this device knows the order. */
  id: number | null = null;
  /** The intent that the provider reports as paid. */
  paid: string | null = null;
  code: string | null = null;
  /** What the giver did with it. */
  withdrawn = false;
  deleted = false;
  /** What happened to its payment. */
  dispute: { readonly id: string; state: 'open' | 'won' | 'lost' } | null = null;
  returned = false;

  readonly gateway: TestGateway;
  readonly world: World;
  readonly random: SeededRandom;

  constructor(gateway: TestGateway, world: World, random: SeededRandom, seed: number) {
    this.gateway = gateway;
    this.world = world;
    this.random = random;
    this.device = new Device(gateway.newBrowser(), random);
    this.email = `giver${seed}@example.com`;
  }

  async step(): Promise<void> {
    const act = this.random.pick(ACTS);
    this.steps.push(act);
    await this[act]();
  }

  get isUsed(): boolean {
    return this.receivers.some(({ used }) => used);
  }

  /** Whether the code must not work, although unused. */
  get isOver(): boolean {
    const { dispute } = this;
    return this.withdrawn || this.deleted || this.returned || (dispute !== null && dispute.state !== 'won');
  }

  async buy(good = this.random.below(3) > 0): Promise<void> {
    if (this.paid || this.deleted) return;
    this.id = (await this.device.beginGift({ email: this.email, ...CARD })) ?? this.id;
    if (this.id === null) return;
    // Neither a 100 % code nor a gift code pays for one.
    await this.device.openIntent(this.id, this.random.pick(['', 'FREE100']));
    const { intent } = this.device;
    if (intent?.orderId !== this.id || !intent.clientSecret) return;
    const answer = await this.world.pay(intent.clientSecret, good ? undefined : DECLINED);
    if (answer.ok && good) this.paid = intent.paymentIntentId;
  }

  decline = (): Promise<void> => this.buy(false);

  async seeCard(): Promise<void> {
    if (this.id === null || this.deleted) return;
    const { status, json } = await this.device.browser.call('GET', `/api/orders/${this.id}/gift`);
    if (status !== 200) return this.wrong(`the card is answered with ${status}`);
    if (json.code) this.code = json.code;
    if (json.code && (this.isUsed || this.isOver)) this.wrong(`its code is shown while it is ${json.state}`);
  }

  async openMail(): Promise<void> {
    if (this.id === null || this.deleted || !(await this.world.writtenTo(this.id))) return;
    const device = new Device(this.gateway.newBrowser(), this.random);
    const { headers } = await device.browser.call('GET', await this.world.mailLink(this.id));
    if (!headers.get('location')?.startsWith('/gift')) return this.wrong('its mail leads to no gift');
    const { json } = await device.browser.call('GET', `/api/orders/${this.id}/gift`);
    if (json.code) this.code = json.code;
  }

  reload(): void {
    this.device.reload();
  }

  secondTab(): void {
    this.device = this.device.newTab();
  }

  loseWebhooks = (): Promise<unknown> => Promise.resolve(this.world.loseWebhooks(3));
  analyze = (): Promise<void> => this.world.work(() => this.random.below(4) > 0);
  hesitate = (): Promise<void> => this.world.letAnHourPass();

  /** Shares the code and reads the card. */
  async handOn(): Promise<void> {
    if (!this.code) return;
    const device = new Device(this.gateway.newBrowser(), this.random);
    const { status } = await device.browser.call('POST', '/api/gifts/open', { code: this.code });
    if (status === 200 && (this.isUsed || this.isOver)) this.wrong('it can be opened after it has ended');
    this.receivers.push({ device, used: false, deleted: false });
  }

  /** One holder of the code takes a step, previewing or paying first. */
  async use(receiver = this.random.pick(this.receivers.length > 0 ? this.receivers : [null])): Promise<void> {
    if (!receiver || receiver.used || receiver.deleted || !this.code) return;
    const { device } = receiver;
    const [own] = device.orders;
    if (own === undefined) {
      return this.random.below(2) === 0 ? device.upload() : device.openIntent(undefined, this.code);
    }
    const known = await device.look(own);
    if (known?.nextStep === 'photos' || known?.status === 'queued') await device.uploadPhotos(own);
    if (known?.nextStep === 'analysis') return;
    // Someone who sees a price leaves: it was a gift.
    await device.openIntent(own, this.code);
    if (!device.intent?.isFree || device.intent.orderId !== own) return;
    const { status } = await device.browser.call('POST', `/api/orders/${own}/mark-free`);
    if (status !== 200) return;
    if (this.isOver) this.wrong('it was used after it had ended');
    receiver.used = true;
  }

  /** All holders of the code act at once. */
  async useAtOnce(): Promise<void> {
    await Promise.all(this.receivers.slice(0, 3).map((receiver) => this.use(receiver)));
  }

  async withdraw(): Promise<void> {
    if (this.id === null || this.deleted) return;
    const { status } = await this.device.browser.call('POST', `/api/orders/${this.id}/withdraw`);
    if (status !== 200) return;
    if (this.isUsed) this.wrong('a used gift was withdrawn from');
    this.withdrawn = true;
  }

  /** Withdrawn and redeemed at the same time in two browsers. */
  async withdrawAndUse(): Promise<void> {
    await Promise.all([this.withdraw(), this.use()]);
  }

  async erase(): Promise<void> {
    // Few delete what they have just bought.
    if (this.id === null || this.deleted || this.random.below(3) > 0) return;
    const { status } = await this.device.browser.call('DELETE', `/api/orders/${this.id}`);
    // The bank holds the money to be refunded.
    if (status === 409 && this.dispute?.state === 'open') return;
    if (status !== 200) return this.wrong(`deleting is answered with ${status}`);
    this.deleted = true;
    for (const text of [this.email, ...(this.code && !this.isUsed ? [this.code] : [])]) {
      const tables = await tablesNaming(this.gateway.database.url, text);
      // A recipient's order keeps the code, and says so.
      const left = tables.filter((table) => text === this.email || !['orders', 'promos', 'payments'].includes(table));
      if (left.length > 0) this.wrong(`a deleted gift is named in ${left.join(', ')}`);
    }
  }

  async eraseReceiver(): Promise<void> {
    const receiver = this.random.pick(this.receivers.length > 0 ? this.receivers : [null]);
    const [own] = receiver?.device.orders ?? [];
    if (!receiver || own === undefined || this.random.below(3) > 0) return;
    const { status } = await receiver.device.browser.call('DELETE', `/api/orders/${own}`);
    if (status === 200) receiver.deleted = true;
  }

  /** The giver's bank opens a dispute, and later decides. */
  async disputePayment(): Promise<void> {
    if (!this.paid || this.returned) return;
    if (!this.dispute) {
      const { status, json } = await this.#bank('', { paymentIntent: this.paid });
      if (status !== 200) return;
      this.dispute = { id: json.id, state: 'open' };
      await this.#tell('charge.dispute.created', json);
    } else if (this.dispute.state === 'open') {
      const won = this.random.below(2) === 0;
      const { json } = await this.#bank(`/${this.dispute.id}/close`, { won });
      this.dispute.state = won ? 'won' : 'lost';
      await this.#tell('charge.dispute.closed', json);
    }
  }

  /** An operator refunds in the provider's dashboard. */
  async refundAtProvider(): Promise<void> {
    if (!this.paid || this.isOver || this.random.below(3) > 0) return;
    this.world.loseWebhooks(3);
    await this.gateway.payments.refund(this.paid);
    this.returned = true;
    await this.#tell('charge.refunded', { object: 'charge', payment_intent: this.paid, refunded: true });
  }

  async #bank(path: string, body: object) {
    // Automatic events would arrive at random times; walks send them explicitly to be reproducible.
    this.world.loseWebhooks(3);
    const headers = { 'content-type': 'application/json' };
    const url = `${this.gateway.standIns.url}/_disputes${path}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, json: (await answer.json()) as { id: string } };
  }

  async #tell(type: string, object: object): Promise<void> {
    await providerOf(() => this.gateway).post(signedEvent(type, object));
    this.gateway.standIns.controls.reset();
  }

  wrong(what: string): void {
    this.violations.push(`gift ${this.id}: ${what}`);
  }

  /** Redeems the code as the card says. False if it does not work. */
  async useUp(): Promise<boolean> {
    await this.handOn();
    const receiver = this.receivers.at(-1);
    for (let turn = 0; receiver && turn < 12 && !receiver.used; turn++) {
      await this.use(receiver);
      receiver.device.reload();
      await this.world.work(() => true);
      // An order this browser started with the code, with a lost answer, reserves it for an hour.
      if (turn % 4 === 3) await this.hesitate();
    }
    return receiver?.used ?? false;
  }
}

const ACTS = [
  'buy',
  'buy',
  'buy',
  'decline',
  'seeCard',
  'seeCard',
  'openMail',
  'reload',
  'secondTab',
  'loseWebhooks',
  'analyze',
  'hesitate',
  'handOn',
  'handOn',
  'use',
  'use',
  'use',
  'useAtOnce',
  'withdraw',
  'withdrawAndUse',
  'disputePayment',
  'refundAtProvider',
  'erase',
  'eraseReceiver',
] as const satisfies readonly (keyof Giver)[];
