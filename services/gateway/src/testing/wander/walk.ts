import { DECLINES, isSettled, nextStep } from '@trueseason/contracts';
import { type SeededRandom, seededRandom } from '@trueseason/test-kit';
import type { TestGateway } from '../test-gateway.ts';
import { Device } from './device.ts';
import { type World, worldOf } from './world.ts';

const DECLINED = '4000000000000002';
const STEPS = 18;
/** How many screen steps a determined customer takes. */
const PATIENCE = 12;
const WAYS = ['analyze_first', 'pay_first', 'hosted'] as const;

export interface Walk {
  readonly seed: number;
  /** Events, in order. */
  readonly steps: readonly string[];
  readonly violations: readonly string[];
}

/** A customer who wants one analysis, hesitates, and is unlucky. */
class Walker {
  readonly steps: string[] = [];
  /** Whether the provider has confirmed the payment: from then on they pay for nothing more. */
  paid = false;
  device: Device;
  readonly #way: (typeof WAYS)[number];
  #email: string;
  /** A single-use code of this customer. */
  readonly #code: string;

  readonly gateway: TestGateway;
  readonly world: World;
  readonly random: SeededRandom;

  constructor(gateway: TestGateway, world: World, random: SeededRandom, seed: number) {
    this.gateway = gateway;
    this.world = world;
    this.random = random;
    this.device = new Device(gateway.newBrowser(), random);
    this.#way = random.pick(WAYS);
    this.#email = `walker${seed}@example.com`;
    this.#code = `WALKER-${seed}`;
    this.steps.push(this.#way);
  }

  async step(): Promise<void> {
    const act = this.random.pick(ACTS);
    this.steps.push(act);
    await this[act]();
  }

  /** Pays by card; returns whether it succeeded. */
  async #confirm(good: boolean): Promise<void> {
    const { intent } = this.device;
    if (!intent?.clientSecret || this.paid) return;
    const answer = await this.world.pay(intent.clientSecret, good ? undefined : DECLINED);
    if (answer.ok && good) this.paid = true;
    // Screens replace an ended intent.
    if (answer.status === 400) this.device.intent = null;
  }

  /** Takes the next step of this customer's checkout. */
  async buy(good = this.random.below(3) > 0): Promise<void> {
    const current = [...this.device.orders].at(-1);
    const known = current === undefined ? null : await this.device.look(current);
    if (known && known.nextStep !== 'payment' && known.nextStep !== 'new_order') return this.follow();
    if (known?.status === 'analyzed') return this.#unlock(known.id, good);
    if (this.#way === 'analyze_first') return this.device.upload();
    return this.#way === 'pay_first' ? this.#checkout(good) : this.#hosted(good);
  }

  async #unlock(orderId: number, good: boolean): Promise<void> {
    if (this.paid) return;
    const { device } = this;
    await device.openIntent(orderId, this.random.pick(['', '', 'FREE100', this.#code, 'FIRST10']));
    if (device.intent?.orderId !== orderId) return;
    await device.leaveAddress(orderId, this.#email);
    if (device.intent.isFree) await device.browser.call('POST', `/api/orders/${orderId}/mark-free`);
    else await this.#confirm(good);
    if (this.random.below(4) > 0) await device.browser.call('POST', `/api/orders/${orderId}/mark-completed`);
  }

  async #checkout(good: boolean): Promise<void> {
    const { device } = this;
    if (!device.intent) await device.openIntent(undefined, this.random.pick(['', '', this.#code, 'FIRST10']));
    if (!device.intent || this.paid) return;
    const { orderId } = device.intent;
    await device.leaveAddress(orderId, this.#email);
    // Photos are uploaded before confirming.
    if ((await device.uploadPhotos(orderId)).status !== 200) return;
    await this.#confirm(good);
  }

  async #hosted(good: boolean): Promise<void> {
    const { device } = this;
    if (!device.hosted) await device.openHosted();
    if (!device.hosted || this.paid) return;
    if (!good) return device.reload();
    const page = device.hosted;
    if ((await this.world.payHosted(page)).status < 400) this.paid = true;
    await device.returnFromHosted(page, this.random.below(2) === 0);
  }

  /** What the screens offer for a known order. */
  async follow(): Promise<void> {
    for (const id of this.device.orders) {
      const known = await this.device.look(id);
      if (known?.nextStep === 'photos') await this.device.uploadPhotos(id);
    }
  }

  reload(): void {
    this.device.reload();
  }

  secondTab(): void {
    this.device = this.device.newTab();
  }

  /** Two tabs do the same at once. */
  async bothTabs(): Promise<void> {
    const other = this.device.newTab();
    const current = [...this.device.orders].at(-1);
    await Promise.all(
      [this.device, other].map((tab) => (current ? tab.uploadPhotos(current) : tab.openIntent(undefined))),
    );
  }

  decline = (): Promise<void> => this.buy(false);

  /** Tries cards until the intent ends. */
  async declineAll(): Promise<void> {
    for (let card = 0; card < DECLINES.intent; card++) await this.#confirm(false);
  }

  getCode = (): Promise<unknown> => this.world.offerCode(this.#code);
  endCode = (): Promise<unknown> => this.world.offerCode(this.#code, new Date());
  hesitate = (): Promise<void> => this.world.letAnHourPass();

  async changeAddress(): Promise<void> {
    const current = [...this.device.orders].at(-1);
    if (current === undefined) return;
    const email = `other.${this.#email}`.slice(-60);
    if ((await this.device.leaveAddress(current, email)).status === 200) this.#email = email;
  }

  async deletePhotos(): Promise<void> {
    const current = [...this.device.orders].at(-1);
    if (current !== undefined) await this.device.browser.call('DELETE', `/api/orders/${current}/photos`);
  }

  /** Both ways at once: the hosted page in another tab. */
  async otherWay(): Promise<void> {
    const tab = this.device.newTab();
    await tab.openHosted();
    for (const id of tab.orders) this.device.orders.add(id);
  }

  loseWebhooks = (): Promise<unknown> => Promise.resolve(this.world.loseWebhooks(3));
  analyze = (): Promise<void> => this.world.work(() => this.random.below(3) > 0);

  /** Another device, by a mailed link. */
  openMail = (): Promise<void> => this.openMailOf([...this.device.orders]);

  /** The first of these orders with a mail. */
  async openMailOf(orderIds: readonly number[]): Promise<void> {
    for (const id of orderIds) {
      if (!(await this.world.writtenTo(id))) continue;
      const device = new Device(this.gateway.newBrowser(), this.random);
      const { headers } = await device.browser.call('GET', await this.world.mailLink(id));
      if (headers.get('location')?.match(/^\/(upload|results)/)) device.orders.add(id);
      if (device.orders.size > 0) this.device = device;
      return;
    }
  }

  /** Another device, by address and order number. */
  async lookUp(): Promise<void> {
    const current = [...this.device.orders].at(-1);
    if (current === undefined) return;
    const device = new Device(this.gateway.newBrowser(), this.random);
    const body = { email: this.#email, orderNumber: current };
    const { status } = await device.browser.call('POST', '/api/orders/lookup', body);
    if (status !== 200) return;
    device.orders.add(current);
    this.device = device;
  }
}

const ACTS = [
  'buy',
  'buy',
  'buy',
  'analyze',
  'follow',
  'reload',
  'secondTab',
  'bothTabs',
  'decline',
  'loseWebhooks',
  'openMail',
  'lookUp',
  'declineAll',
  'getCode',
  'endCode',
  'hesitate',
  'changeAddress',
  'deletePhotos',
  'otherWay',
] as const satisfies readonly (keyof Walker)[];

/** Follows screens and mails until a result is open; false if there is nothing left to do. */
async function reachResult(walker: Walker, world: World, before: ReadonlySet<number>): Promise<boolean> {
  for (let turn = 0; turn < PATIENCE; turn++) {
    await world.rest();
    const looks = await Promise.all([...walker.device.orders].map((id) => walker.device.look(id)));
    if (looks.some((known) => known?.nextStep === 'result')) return true;
    await walker.follow();
    // A customer who has paid waits, pays for nothing else, and reads mail.
    if (!walker.paid) await walker.buy(true);
    else await walker.openMailOf((await world.ordersSince(before)).filter(isSettled).map(({ id }) => id));
    walker.reload();
  }
  return false;
}

/** Runs a walk from its seed and checks its invariants. */
export async function walk(gateway: TestGateway, seed: number): Promise<Walk> {
  const world = worldOf(gateway);
  const before = new Set((await world.ordersSince(new Set())).map(({ id }) => id));
  const walker = new Walker(gateway, world, seededRandom(seed), seed);
  for (let step = 0; step < STEPS; step++) await walker.step();
  const arrived = await reachResult(walker, world, before);
  await world.rest();

  const violations: string[] = [];
  const orders = await world.ordersSince(before);
  const paid: number[] = [];
  for (const order of orders) {
    const held = await world.held(order.id);
    if (held.length > 0) paid.push(order.id);
    if (held.length > 1) violations.push(`order ${order.id} is paid ${held.length} times`);
    if (held.length > 0 && !isSettled(order)) violations.push(`order ${order.id} was paid and does not know it`);
    if (!isSettled(order) || nextStep(order) === 'result') continue;
    const written = order.email === null || (await world.writtenTo(order.id));
    if (!written) violations.push(`order ${order.id} is paid, waits for photos, and no mail was sent`);
  }
  if (paid.length > 1) violations.push(`one customer paid for ${paid.length} orders`);
  if (!arrived) violations.push('no way on to a result');
  await world.forget();
  return { seed, steps: walker.steps, violations };
}
