import type { BrowserContext, Page } from '@playwright/test';
import { agree } from '../consent.ts';
import { type PhotoFile, standInsUrl, webUrl } from '../journey.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
/** What a screen offers is there by then, also on a busy machine. */
const PATIENCE = { timeout: 10_000 };

export const WAYS = { 'analyze first': '/upload', 'pay first': '/checkout', hosted: '/payment' } as const;
export type Way = keyof typeof WAYS;

/** A simulated customer who presses what a screen offers, in one browser tab. */
export class Customer {
  page: Page;
  readonly context: BrowserContext;
  readonly email: string;
  /** The intents that the provider reported as paid. */
  readonly paid = new Set<string>();
  /** The orders this browser knows. */
  readonly orders = new Set<string>();
  readonly #way: Way;
  readonly #photos: readonly PhotoFile[];
  #losesNext = false;

  private constructor(context: BrowserContext, page: Page, who: { email: string; way: Way; photos: PhotoFile[] }) {
    this.context = context;
    this.page = page;
    this.email = who.email;
    this.#way = who.way;
    this.#photos = who.photos;
  }

  static async arrive(
    context: BrowserContext,
    who: { email: string; way: Way; photos: PhotoFile[] },
  ): Promise<Customer> {
    const customer = new Customer(context, await context.newPage(), who);
    await customer.#listen();
    return customer;
  }

  async #listen(): Promise<void> {
    this.context.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (!/\/api\/(orders\/guest|create-payment-intent|session\/.*\/job)$|\/confirm$/.test(pathname)) return;
      const answer = await response.json().catch(() => ({}));
      if (pathname.endsWith('/confirm') && answer.status === 'succeeded') this.paid.add(answer.id);
      const order = answer.orderId ?? answer.jobId ?? (pathname.endsWith('guest') ? answer.id : undefined);
      if (order !== undefined) this.orders.add(String(order));
    });
    await this.context.route(`${webUrl()}/api/**`, async (route) => {
      if (!this.#losesNext || route.request().method() === 'GET') return route.fallback();
      this.#losesNext = false;
      // Carried out, and never heard of.
      await route.fetch().catch(() => undefined);
      await route.abort('connectionreset');
    });
  }

  loseNextAnswer(): void {
    this.#losesNext = true;
  }

  get isPaid(): boolean {
    return this.paid.size > 0;
  }

  /** The result, open on the screen. */
  hasResult(): Promise<boolean> {
    return this.page.getByText(/^Step \d of 9$/).isVisible();
  }

  /** Where this customer buys; for one who has paid and has a number, where an order is found again. */
  start = async (): Promise<void> => {
    const hasNumber = this.isPaid && this.orders.size > 0;
    await this.page.goto(webUrl() + (hasNumber ? '/lookup' : WAYS[this.#way]));
  };

  /** One thing that the screen offers; how it went is seen on the next one. */
  async advance(good = true): Promise<void> {
    const { pathname, origin } = new URL(this.page.url());
    if (origin === new URL(standInsUrl()).origin) return this.#payHosted(good);
    // Paid, as the server knows before this customer does.
    const bought = this.page.locator('[role=status]', { hasText: 'You already have an analysis' });
    if (await bought.isVisible()) return bought.getByRole('link').click(PATIENCE);
    if (pathname.startsWith('/upload')) return this.#upload();
    if (pathname.startsWith('/results-preview/')) return this.#unlock(good);
    if (pathname === '/checkout') return this.#checkout(good);
    if (pathname === '/payment') return this.#press(/^Complete Purchase/);
    if (pathname === '/lookup') return this.#lookUp();
    if (pathname === '/analyzing' || pathname.startsWith('/processing')) return this.#wait();
    if (pathname.startsWith('/results/')) return this.#wait();
    return this.start();
  }

  #press = (name: string | RegExp): Promise<void> => this.page.getByRole('button', { name }).first().click(PATIENCE);

  async #choose(): Promise<void> {
    const { page } = this;
    if ((await page.getByText('Selected Photos (3/3)').count()) > 0) return;
    await agree(page).catch(() => undefined);
    await page.getByTestId('picker').setInputFiles([...this.#photos], PATIENCE);
    await page.getByText('Selected Photos (3/3)').waitFor(PATIENCE);
    // Wait until the device has stored the photos.
    const kept = () => JSON.parse(sessionStorage.getItem('uploadedFiles') ?? '[]').length === 3;
    await page.waitForFunction(kept, undefined, PATIENCE);
  }

  async #upload(): Promise<void> {
    await this.#choose();
    const isForPaid = new URL(this.page.url()).searchParams.has('order');
    if (!isForPaid && this.#way !== 'analyze first' && !this.isPaid) return this.start();
    await this.page
      .locator('main')
      .getByRole('button', { name: /Get My Analysis|Send/ })
      .last()
      .click(PATIENCE);
    await this.page.waitForURL((url) => url.pathname !== '/upload', PATIENCE);
  }

  async #fill(good: boolean): Promise<void> {
    const { page } = this;
    await page.getByLabel('Email').fill(this.email, PATIENCE);
    await page.getByLabel('Card number').fill(good ? GOOD : DECLINED, PATIENCE);
    await page.getByLabel(/Expiration/).fill('12 / 40', PATIENCE);
    await page.getByLabel(/Security code/).fill('123', PATIENCE);
  }

  /** A form whose payment could not be prepared says so, with this button. */
  async #tryAgain(): Promise<void> {
    const again = this.page.locator('main form').getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click(PATIENCE);
  }

  async #unlock(good: boolean): Promise<void> {
    const open = this.page.getByRole('button', { name: 'Unlock My Color Analysis' });
    const pay = this.page.getByRole('button', { name: /^Complete Purchase/ });
    await open.or(pay).first().waitFor(PATIENCE);
    if (this.isPaid) return this.#wait();
    if (await open.isVisible()) await open.click(PATIENCE);
    await this.#tryAgain();
    await this.#fill(good);
    await pay.click(PATIENCE);
    await this.#afterPaying(good);
  }

  async #checkout(good: boolean): Promise<void> {
    if (this.isPaid) return this.start();
    const pay = this.page.getByRole('button', { name: /^Pay \$/ });
    const toPhotos = this.page.getByRole('link', { name: 'Back to Photos' });
    await pay.or(toPhotos).first().waitFor(PATIENCE);
    if ((await this.page.getByText('3 photos ready').count()) === 0) {
      await this.page.goto(`${webUrl()}/upload`);
      await this.#choose();
      await this.page.goto(`${webUrl()}/checkout`);
    }
    await agree(this.page).catch(() => undefined);
    await this.#tryAgain();
    await this.#fill(good);
    await pay.click(PATIENCE);
    await this.#afterPaying(good);
  }

  /** Until the screen has said what became of it. */
  async #afterPaying(good: boolean): Promise<void> {
    const from = this.page.url();
    if (good) await this.page.waitForURL((url) => url.href !== from, { timeout: 20_000 });
    else
      await this.page
        .locator('main')
        .getByText(/declined/)
        .first()
        .waitFor(PATIENCE);
  }

  async #payHosted(good: boolean): Promise<void> {
    const { page } = this;
    if (this.isPaid) return this.start();
    await page.getByLabel(/mail/i).fill(this.email, PATIENCE);
    await page.locator('input[name=number]').fill(good ? GOOD : DECLINED, PATIENCE);
    await page.locator('input[name=exp]').fill('12 / 40', PATIENCE);
    await page.locator('input[name=cvc]').fill('123', PATIENCE);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST', PATIENCE);
    await this.#press(/pay/i);
    if ((await answered).status() === 303) this.paid.add(page.url());
  }

  async #lookUp(): Promise<void> {
    const order = [...this.orders].at(-1);
    if (order === undefined) return this.start();
    await this.page.getByLabel('Email Address').fill(this.email, PATIENCE);
    await this.page.getByLabel('Order Number').fill(order, PATIENCE);
    await this.page.locator('main form').getByRole('button').first().click(PATIENCE);
    // It leads to the result, or says what is missing.
    const found = this.page.getByText('Order Found!');
    await found.first().waitFor(PATIENCE);
    const onward = this.page.locator('main').getByRole('link', { name: /photos|pay|result|how far/i });
    if ((await onward.count()) > 0) await onward.first().click(PATIENCE);
    await this.page.waitForURL((url) => url.pathname !== '/lookup', PATIENCE);
  }

  /** What a waiting screen asks for meanwhile: photos, or another try; else it goes on by itself. */
  async #wait(): Promise<void> {
    const from = this.page.url();
    const picker = this.page.getByTestId('picker');
    if ((await picker.count()) > 0) {
      await agree(this.page).catch(() => undefined);
      await picker.setInputFiles([...this.#photos], PATIENCE);
    }
    const offered = this.page.locator('main').getByRole('button', { name: /^(Send|Try again|Upload|Refresh)/i });
    if ((await offered.count()) > 0) await offered.first().click(PATIENCE);
    const link = this.page.locator('main').getByRole('link', { name: /photos|result/i });
    if ((await link.count()) > 0) await link.first().click(PATIENCE);
    await this.page.waitForURL((url) => url.href !== from, PATIENCE).catch(() => undefined);
  }
}
