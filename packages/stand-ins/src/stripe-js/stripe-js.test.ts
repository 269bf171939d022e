import { launchOptions } from '@trueseason/chromium';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../test-shop.ts';

let shop: TestShop;
let browser: Browser;
let stripe: Stripe;
beforeAll(async () => {
  shop = await testShop();
  const { hostname, port } = new URL(shop.standIns.url);
  stripe = new Stripe('sk_test_x', { host: hostname, port: Number(port), protocol: 'http' });
  browser = await puppeteer.launch({ headless: 'shell', ...(await launchOptions()) });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

/** A page of the shop's own origin with the payment element mounted; `window.events` collects its events. */
async function checkout(): Promise<{ page: Page; secret: string }> {
  const intent = await stripe.paymentIntents.create({ amount: 2900, currency: 'usd' });
  const secret = intent.client_secret ?? '';
  const page = await browser.newPage();
  await page.goto(shop.url);
  await page.evaluate((clientSecret) => {
    const world = window as unknown as Record<string, unknown> & { Stripe(key: string): never };
    const provider = world.Stripe('pk_test_x') as { elements(options: object): { create(type: string): never } };
    const elements = provider.elements({ clientSecret, appearance: { variables: { colorText: 'rgb(1, 2, 3)' } } });
    const payment = elements.create('payment') as {
      on(name: string, hear: (event: object) => void): void;
      mount(at: string): void;
    };
    const events: unknown[] = [];
    for (const name of ['ready', 'change', 'loaderror']) payment.on(name, (event) => events.push([name, event]));
    payment.mount('#pay');
    Object.assign(world, { provider, elements, events });
  }, secret);
  await page.waitForFunction('window.events.some(([name]) => name === "ready")');
  return { page, secret };
}

async function type(page: Page, number: string, expiry = '1234', cvc = '123'): Promise<void> {
  for (const [field, value] of [
    ['number', number],
    ['expiry', expiry],
    ['cvc', cvc],
  ] as const)
    await page.locator(`#pay >>> input[name=${field}]`).fill(value);
}

const CONFIRM = `window.provider.confirmPayment({ elements: window.elements, redirect: 'if_required',
  confirmParams: { return_url: 'http://localhost:3000/results/1', receipt_email: 'ann@example.com' } })`;
const confirm = (page: Page) =>
  page.evaluate(CONFIRM) as Promise<{ paymentIntent?: { status: string }; error?: object }>;

test('takes a card through labeled fields and pays without leaving the page', async () => {
  const { page, secret } = await checkout();
  expect(await page.evaluate("document.querySelector('#pay > div').shadowRoot.textContent")).toContain(
    'no real payment',
  );
  await type(page, '4242424242424242');
  const events = (await page.evaluate('window.events')) as [string, { complete: boolean; elementType: string }][];
  expect(events.at(-1)).toMatchObject(['change', { complete: true, empty: false, elementType: 'payment' }]);
  expect(await confirm(page)).toMatchObject({ paymentIntent: { status: 'succeeded', client_secret: secret } });
  const [intent] = (await stripe.paymentIntents.list({ limit: 1 })).data;
  expect(intent).toMatchObject({ status: 'succeeded', receipt_email: 'ann@example.com' });
}, 60_000);

test('shows what is missing, then the decline, and lets the customer try again', async () => {
  const { page } = await checkout();
  expect(await page.evaluate('window.elements.submit()')).toMatchObject({
    error: { type: 'validation_error', code: 'incomplete_number' },
  });
  expect(await page.$eval('#pay >>> input[name=number]', (input) => input.getAttribute('aria-invalid'))).toBe('true');
  await type(page, '4000000000000002');
  expect(await confirm(page)).toMatchObject({
    error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
  });
  await type(page, '5555555555554444');
  expect(await confirm(page)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
}, 60_000);

test.each([
  ['complete', { paymentIntent: { status: 'succeeded' } }],
  ['fail', { error: { code: 'payment_intent_authentication_failure' } }],
])(
  '3-D Secure in a dialog: %s',
  async (outcome, expected) => {
    const { page } = await checkout();
    await type(page, '4000002760003184');
    const answer = confirm(page);
    const frame = await page.waitForFrame((one) => one.url().includes('/3ds/'));
    await frame.locator(`button[value=${outcome}]`).click();
    expect(await answer).toMatchObject(expected);
  },
  60_000,
);

test('refuses a key that is not publishable, and reports a wrong client secret', async () => {
  const { page } = await checkout();
  await expect(page.evaluate("window.Stripe('sk_test_x')")).rejects.toThrow(/publishable key/);
  const event = await page.evaluate(`new Promise((resolve) => {
    const payment = window.provider.elements({ clientSecret: 'pi_none_secret_none' }).create('payment');
    payment.on('loaderror', resolve);
    payment.mount('#pay');
  })`);
  expect(event).toMatchObject({ elementType: 'payment', error: { code: 'resource_missing' } });
}, 60_000);
