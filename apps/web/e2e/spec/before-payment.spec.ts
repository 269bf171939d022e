import type { Page } from '@playwright/test';
import type { AnswerOf, Api, BoughtOrder, PhotoCheck } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { PRICE } from '../prices.ts';
import { type MockApi, problem } from './support/mock-api.ts';
import { GIFT, INTENT, NOTHING_HELD, ORDER_ID, order } from './support/orders.ts';
import { choosePhotos, kept, PHOTOS, picker } from './support/photos.ts';
import { mockProvider, providerLog } from './support/provider.ts';
import { expect, expectNoToast, expectPath, expectToast, test } from './support/test.ts';

/* What a customer is told in place of a payment, on each screen that takes money: at first, after a reload, in a tab more. */

type Context = AnswerOf<Api['findPurchaseContext']>;
const bought = (more: Partial<BoughtOrder>): Partial<Context> => ({
  bought: { id: ORDER_ID, status: 'completed', nextStep: 'result', pending: false, failure: null, ...more },
  latest: ORDER_ID,
});
const unpaid = (more: Partial<NonNullable<Context['unpaid']>>): Partial<Context> => ({
  unpaid: { id: ORDER_ID, status: 'analyzed', nextStep: 'payment', ...more },
  latest: ORDER_ID,
});

/** Each outcome: what the browser has, what it is told, the way on and to buy anyway. */
const OUTCOMES: readonly (readonly [told: string, Partial<Context>, way: string, another: string])[] = [
  [`You already have an analysis: order ${ORDER_ID}.`, bought({}), 'View Your Results', 'Start Another Analysis'],
  [
    `You have a result: True Summer, order ${ORDER_ID}.`,
    { ...bought({}), kept: { id: ORDER_ID, season: 'True Summer' } },
    'Add to your True Summer, free',
    `Start again without my earlier photos, ${PRICE}`,
  ],
  [
    `Order ${ORDER_ID} is paid and needs your photos.`,
    bought({ status: 'queued', nextStep: 'photos' }),
    'Add Your Photos',
    'Start Another Order',
  ],
  [
    `Order ${ORDER_ID} is paid and needs other photos.`,
    bought({ status: 'failed', nextStep: 'photos' }),
    'Choose Other Photos',
    'Start Another Order',
  ],
  [
    `Your payment for order ${ORDER_ID} is under way.`,
    bought({ status: 'queued', nextStep: 'payment', pending: true }),
    'Contact Us',
    'Start Another Analysis',
  ],
  [`You already have a result: order ${ORDER_ID}.`, unpaid({}), 'See Its Preview', 'Start Another Analysis'],
  [
    `We have your photos: order ${ORDER_ID}.`,
    unpaid({ status: 'processing', nextStep: 'analysis' }),
    'Check Your Progress',
    'Start Another Analysis',
  ],
];

const buy = (page: Page) => page.getByRole('button', { name: /^(Complete Purchase|Pay) / });
const cardForm = (page: Page) => page.getByText('Card form', { exact: true });

/** The notice alone: no price to pay, no form, no word of missing photos. */
async function expectTold(page: Page, told: string, way: string): Promise<void> {
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByRole('link', { name: way })).toBeVisible();
  await expect(buy(page)).toHaveCount(0);
  await expect(cardForm(page)).toHaveCount(0);
  await expectNoToast(page);
}

for (const [told, context, way, another] of OUTCOMES) {
  const isBought = Boolean(context.bought);

  test(`at the purchase screen: ${told}`, async ({ page, context: browser, api }) => {
    api.on('findPurchaseContext', { ...NOTHING_HELD, ...context });
    await page.goto('/payment');
    await expectTold(page, told, way);
    await page.reload();
    await expectTold(page, told, way);
    const tab = await browser.newPage();
    await tab.goto('/payment');
    await expectTold(tab, told, way);
    await page.getByRole('button', { name: another }).click();
    await expect(buy(page)).toBeVisible();
    expect(api.calls('createCheckout')).toEqual([]);
  });

  test(`at the checkout, with photos and without: ${told}`, async ({ page, context: browser, api }) => {
    await mockProvider(page, api);
    await choosePhotos(page, api);
    api.on('createPaymentIntent', problem(isBought ? 'bought_already' : 'measured_already'));
    api.on('findPurchaseContext', { ...NOTHING_HELD, ...context });
    await page.goto('/checkout');
    await expectTold(page, told, way);
    await page.reload();
    await expectTold(page, told, way);
    // Photos of this tab are not in another one, whose order is not without them for that.
    const tab = await browser.newPage();
    await tab.goto('/checkout');
    await expectTold(tab, told, way);
    api.on('createPaymentIntent', INTENT);
    await page.getByRole('button', { name: another }).click();
    await expect(cardForm(page)).toBeVisible();
    expect(api.bodies('createPaymentIntent').at(-1)?.additionalTo).toBe(ORDER_ID);
  });
}

const OTHER_ID = ORDER_ID + 1;
test('at an unlock: an order that is paid and waits for photos, with links to both', async ({ page, api }) => {
  const waiting = bought({ id: OTHER_ID, status: 'queued', nextStep: 'photos' });
  api.on('findPurchaseContext', { ...NOTHING_HELD, ...waiting, latest: OTHER_ID });
  api.on('getOrder', order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByText(`Order ${OTHER_ID} is paid and needs your photos.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Your Photos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Unlock This One Too' }).click();
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toBeVisible();
});

test('a paying screen without photos or an order leads to the photos, as before', async ({ page }) => {
  await page.goto('/checkout');
  await expectPath(page, '/upload');
  await expectToast(page, TOASTS.noPhotosFound);
});

const NO_FACE: PhotoCheck = { problems: ['no_face'], warnings: [] };

test.describe('photos that cannot be measured', () => {
  async function chooseUseless(page: Page, api: MockApi): Promise<void> {
    api.on('checkPhoto', NO_FACE);
    await page.goto('/upload');
    await picker(page).setInputFiles(PHOTOS);
    await expect(page.getByText('No face found.')).toHaveCount(3);
    await kept(page, 3);
  }

  for (const path of ['/checkout', '/payment']) {
    test(`are not sold for at ${path}, also after a reload`, async ({ page, api }) => {
      await mockProvider(page, api);
      await chooseUseless(page, api);
      // The device knows: no other check is made.
      const checks = api.calls('checkPhoto').length;
      api.on('createPaymentIntent', INTENT);
      await page.goto(path);
      for (const _ of ['at first', 'after a reload']) {
        await expectTold(page, 'We can’t measure photos 1, 2 and 3.', 'Choose Other Photos');
        await expect(page.getByText('No face found', { exact: true })).toHaveCount(3);
        if (path === '/checkout') await expect(page.getByText('0 photos ready')).toBeVisible();
        await page.reload();
      }
      expect(api.calls('checkPhoto')).toHaveLength(checks);
      await page.getByRole('link', { name: 'Choose Other Photos' }).click();
      await expectPath(page, '/upload');
      expect(api.calls('createCheckout')).toEqual([]);
    });
  }

  test.describe('and were never checked', () => {
    test.use({ agreed: false });
    test('are checked before the card is charged', async ({ page, api }) => {
      await mockProvider(page, api);
      api.on('giveConsent', { success: true });
      await page.goto('/upload');
      await picker(page).setInputFiles(PHOTOS);
      await kept(page, 3);
      api.on('createPaymentIntent', INTENT);
      api.on('updateEmail', { success: true });
      const answer = api.hold('checkPhoto', NO_FACE);
      await page.goto('/checkout');
      await expect(cardForm(page)).toBeVisible();
      await page.getByLabel('Email').fill('someone@example.com');
      await page.getByRole('checkbox').first().check();
      await buy(page).click();
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
      answer();
      await expect(page.getByText('We can’t measure photos 1, 2 and 3.')).toBeVisible();
      expect((await providerLog(page))?.confirmed).toEqual([]);
      expect(api.calls('putOrderPhotos')).toEqual([]);
    });
  });
});

test.describe('a gift', () => {
  const receive = async (page: Page, api: MockApi): Promise<void> => {
    const { code, giver, message, goodUntil } = GIFT;
    api.on('openGift', { giver, message, goodUntil });
    await page.goto(`/gift/${code}`);
    await expect(page.getByRole('heading', { name: 'A color analysis, paid for you' })).toBeVisible();
  };

  test('that was withdrawn is shown at the unlock, before any price and after a reload', async ({ page, api }) => {
    await mockProvider(page, api);
    await receive(page, api);
    api.on('findPurchaseContext', NOTHING_HELD);
    api.on('getOrder', order('analyzed'));
    await page.goto(`/results-preview/${ORDER_ID}`);
    await expect(page.getByText('Paid for by your gift. You pay nothing.')).toBeVisible();
    // It ends while its receiver looks.
    api.on('createPaymentIntent', problem('invalid_promo'));
    api.on('findPurchaseContext', { ...NOTHING_HELD, discount: null });
    await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
    const told = page.getByText('Your gift can’t be used now.');
    await expect(told).toBeVisible();
    await expectNoToast(page);
    await expect(cardForm(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See Your Gift' })).toHaveAttribute('href', `/gift/${GIFT.code}`);
    await page.reload();
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toHaveCount(0);
    api.on('createPaymentIntent', INTENT);
    await page.getByRole('button', { name: `Continue at ${PRICE}` }).click();
    await expect(told).toHaveCount(0);
    await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
    await expect(cardForm(page)).toBeVisible();
    expect(api.bodies('createPaymentIntent').at(-1)?.promoCode).toBeUndefined();
  });

  test('that pays is shown at the purchase screen, which takes no codes', async ({ page, api }) => {
    await receive(page, api);
    api.on('findPurchaseContext', NOTHING_HELD);
    await page.goto('/payment');
    await expectTold(page, 'Your gift pays for this.', 'Choose Your Photos');
  });
});
