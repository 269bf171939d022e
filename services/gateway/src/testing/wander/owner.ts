import { QUESTIONS } from '@trueseason/contracts';
import { findOrder } from '@trueseason/db';
import { type Answer, giveConsent, type SeededRandom } from '@trueseason/test-kit';
import sharp from 'sharp';
import { flowsOf } from '../flows.ts';
import type { TestGateway } from '../test-gateway.ts';
import { Device } from './device.ts';
import type { Workers } from './workers.ts';

/** Eight pictures, all different files. */
const PICTURES = await Promise.all(
  Array.from({ length: 8 }, async (_, n) => {
    const background = { r: 200 - 9 * n, g: 150 - 5 * n, b: 120 - 3 * n };
    const picture = sharp({ create: { width: 300, height: 400, channels: 3, background } });
    return Buffer.from(await picture.jpeg().toBuffer());
  }),
);

/** An owner of a result in the following days: two devices, two tabs, lost answers. */
export class Owner {
  readonly steps: string[] = ['owner'];
  readonly violations: string[] = [];
  id = 0;
  device: Device;
  /** What the owner did with the order. */
  photosDeleted = false;
  consentEnded = false;
  erased = false;

  readonly gateway: TestGateway;
  readonly workers: Workers;
  readonly random: SeededRandom;
  readonly #email: string;
  #addresses = 0;

  constructor(gateway: TestGateway, workers: Workers, random: SeededRandom, seed: number) {
    this.gateway = gateway;
    this.workers = workers;
    this.random = random;
    this.device = new Device(gateway.newBrowser(), random);
    this.#email = `owner${seed}@example.com`;
  }

  async begin(): Promise<void> {
    const { place, intent, pay } = flowsOf(() => this.gateway);
    const { browser } = this.device;
    await giveConsent(browser);
    this.id = (await place(browser)).id;
    await this.workers.work();
    await pay((await intent(browser, this.id)).json.clientSecret);
    await this.#call('POST', 'mark-completed');
    await this.#call('POST', 'update-email', { email: this.#email });
  }

  async step(): Promise<void> {
    const act = this.random.pick(ACTS);
    this.steps.push(act);
    await this[act]();
  }

  wrong(what: string): void {
    this.violations.push(what);
  }

  /** Calls the order's API and checks the answer, which the customer may never see. */
  async #call(method: string, call: string, body?: object): Promise<Answer> {
    return this.#judge(call, await this.device.browser.call(method, `/api/orders/${this.id}/${call}`, body));
  }

  #judge(call: string, answer: Answer): Answer {
    this.steps.push(`${call} ${answer.status}`);
    const isKnown = answer.status < 500 || (answer.status === 503 && answer.json?.code === 'unavailable');
    if (!isKnown) this.wrong(`${call} was answered with ${answer.status} ${answer.json?.code}`);
    return answer;
  }

  async #upload(call: string, fields: readonly string[], method = 'POST'): Promise<Answer> {
    const from = this.random.below(PICTURES.length);
    const files = fields.map((field, n): [string, Buffer<ArrayBuffer>] => [
      field,
      PICTURES[(from + n) % PICTURES.length] as Buffer<ArrayBuffer>,
    ]);
    const path = `/api/orders/${this.id}/${call}`;
    return this.#judge(call, await this.device.browser.upload(path, files, method));
  }

  async exchange(): Promise<void> {
    await this.#upload('photos/exchange', ['photo1', 'photo2', 'photo3']);
  }

  addPhotos = (): Promise<Answer> => this.#upload('photos', ['photos', 'photos'].slice(this.random.below(2)));

  async answer(): Promise<void> {
    const { key, choices } = this.random.pick(QUESTIONS);
    await this.#call('PUT', 'answers', { [key]: this.random.pick(choices).value });
  }

  changeAddress = (): Promise<Answer> =>
    this.#call('POST', 'update-email', { email: `${++this.#addresses}.${this.#email}` });

  mailAgain = (): Promise<Answer> => this.#call('POST', 'email-results', {});
  share = (): Promise<Answer> => this.#call('POST', 'share', {});
  work = (): Promise<void> => this.workers.work();

  async look(): Promise<void> {
    await Promise.all(['status', 'photos', 'pdf', 'remeasure', 'export'].map((call) => this.#call('GET', call)));
  }

  async otherDevice(): Promise<void> {
    const order = await findOrder(this.gateway.database.db, this.id);
    if (!order) return;
    const device = new Device(this.gateway.newBrowser(), this.random);
    await device.browser.call('GET', `/open/${await this.gateway.links.signOrder(this.id, order.link_version)}`);
    const first = this.device;
    this.device = device;
    // A holder of a mailed link may read; all changes fail.
    await this.exchange();
    await this.look();
    this.device = first;
  }

  /** Two tabs and the workers at once. */
  async atOnce(): Promise<void> {
    const acts = [this.random.pick(IN_TABS), this.random.pick(IN_TABS)];
    this.steps.push(`(${acts.join(' + ')})`);
    await Promise.all([...acts.map((act) => this[act]()), this.work()]);
  }

  async deletePhotos(): Promise<void> {
    if (this.random.below(3) > 0) return;
    const { status } = await this.#call('DELETE', 'photos');
    this.photosDeleted ||= status === 200;
  }

  /** Withdraws the consent, and later gives it again with new photos. */
  async endConsent(): Promise<void> {
    if (this.random.below(3) > 0) return;
    const { status } = await this.#call('POST', 'withdraw-consent', {});
    this.consentEnded ||= status === 200;
  }

  async restart(): Promise<void> {
    if (!this.consentEnded) return;
    await giveConsent(this.device.browser);
    const { status } = await this.#upload('photos', ['photo1', 'photo2', 'photo3'], 'PUT');
    if (status !== 200) return;
    this.consentEnded = false;
    this.photosDeleted = false;
  }

  async erase(): Promise<void> {
    if (this.random.below(6) > 0) return;
    const { status } = this.#judge('erase', await this.device.browser.call('DELETE', `/api/orders/${this.id}`));
    this.erased ||= status === 200;
  }

  /** Uploads the photos that are asked for again where they were deleted before they were measured. */
  async goOn(): Promise<void> {
    await giveConsent(this.device.browser);
    for (let tries = 0; tries < 5; tries++) await this.#upload('photos', ['photo1', 'photo2', 'photo3'], 'PUT');
    await this.work();
    this.photosDeleted = false;
  }
}

// Concurrent uploads are the risky case.
const IN_TABS = [
  'exchange',
  'exchange',
  'addPhotos',
  'addPhotos',
  'answer',
  'deletePhotos',
  'changeAddress',
  'look',
  'endConsent',
  'erase',
] as const;
const ACTS = [
  'exchange',
  'exchange',
  'addPhotos',
  'answer',
  'answer',
  'atOnce',
  'atOnce',
  'atOnce',
  'look',
  'work',
  'work',
  'changeAddress',
  'mailAgain',
  'share',
  'otherDevice',
  'deletePhotos',
  'endConsent',
  'restart',
  'erase',
] as const satisfies readonly (keyof Owner)[];
