import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../accessibility.ts';
import { problem } from './support/mock-api.ts';
import { completedOrder, FREE, INTENT, ORDER_ID, order, progress } from './support/orders.ts';
import { choosePhotos, PHOTOS, photo, picker } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { expect, session, test } from './support/test.ts';

// Of the rule that text twice as large never scrolls sideways on a phone. Pages and results have theirs in ../sweeps.
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) =>
  page
    .addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
    })
    .then(() => undefined),
);

const WIDTHS = [320, 390];

/** Once this text is there. */
async function expectFits(page: Page, sign: string | RegExp, widths: readonly number[] = WIDTHS): Promise<void> {
  await expect(page.getByText(sign).first()).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
}

test('large text: photos, chosen and refused', async ({ page, api }) => {
  await choosePhotos(page, api, PHOTOS.slice(0, 1));
  await expectFits(page, 'Selected Photos (1/3)');
  await picker(page).setInputFiles([photo('a-rather-long-name-as-cameras-give-them-20261122.jpg'), photo('three.jpg')]);
  await expectFits(page, 'Selected Photos (3/3)');
  // Kept across a reload.
  await expect.poll(async () => JSON.parse((await session(page, 'uploadedFiles')) ?? '[]')).toHaveLength(3);
  api.on('checkPhoto', { problems: ['underexposed'], warnings: [] });
  await page.reload();
  await expectFits(page, 'Selected Photos (3/3)');
});

test('large text: checkout, with a price and free', async ({ page, api }) => {
  await mockProvider(page, api);
  await choosePhotos(page, api);
  api.on('createPaymentIntent', { ...INTENT, amount: 2610, discount: 10 });
  await page.goto('/checkout');
  await expectFits(page, 'Card form');
  api.on('createPaymentIntent', FREE);
  await page.reload();
  await expectFits(page, 'Free Color Analysis!');
});

test('large text: the preview and its form', async ({ page, api }) => {
  await mockProvider(page, api);
  api.on('getOrder', order('analyzed'));
  api.on('createPaymentIntent', INTENT);
  await page.goto(`/results-preview/${ORDER_ID}`);
  const unlock = page.getByRole('button', { name: 'Unlock My Color Analysis' });
  await expectFits(page, 'Unlock My Color Analysis');
  await unlock.click();
  await expectFits(page, 'Card form');
});

test('large text: a gift, paid for and opened', async ({ page, api }) => {
  const gift = { orderId: ORDER_ID, giver: 'Anna', message: 'For your new start.', deliverOn: null };
  const ready = { code: 'GIFT-7KQM-2XWD-9TPA-C4HN', goodUntil: '2031-11-21' };
  const email = 'someone.with.a.long.name@mail.example.com';
  await mockProvider(page, api);
  api.on('createPaymentIntent', INTENT);
  await page.goto('/gift');
  await expectFits(page, 'Continue to payment');
  api.on('getGift', { ...gift, email, state: 'unpaid', mail: null, code: null, goodUntil: null });
  await page.goto(`/gift?order=${ORDER_ID}`);
  await expectFits(page, 'Card form');
  api.on('getGift', { ...gift, ...ready, email, mail: 'sent', state: 'ready' });
  await page.reload();
  await expectFits(page, 'Your gift is ready');
  api.on('getGift', problem('order_not_found'));
  await page.reload();
  await expectFits(page, 'We can’t find this gift');
  api.on('openGift', { giver: gift.giver, message: gift.message, goodUntil: ready.goodUntil });
  await page.goto(`/gift/${ready.code}`);
  await expectFits(page, 'Start with three photos');
});

test('large text: the screens around an order', async ({ page, api }) => {
  completedOrder(api);
  for (const [path, sign] of [
    [`/garment?order=${ORDER_ID}`, 'Held against your palette'],
    [`/analysis/${ORDER_ID}`, 'Your Color Analysis is Ready!'],
  ] as const) {
    await page.goto(path);
    await expectFits(page, sign, [390]);
  }
  api.on('getOrderStatus', progress('processing'));
  await page.goto(`/processing/${ORDER_ID}`);
  await expectFits(page, /./);
});
