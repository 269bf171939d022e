import type { Locator } from '@playwright/test';
import { type AnswerOf, type Api, type OutlinePoint, TOASTS } from '@trueseason/contracts';
import sharp from 'sharp';
import { expectRoomForLargeText, PHONES } from '../accessibility.ts';
import { expectWellMade } from './support/admin.ts';
import { image, never, problem } from './support/mock-api.ts';
import { FREE, INTENT, LOCKED, ORDER_ID, order } from './support/orders.ts';
import { expect, expectPath, expectToast, seedSession, test } from './support/test.ts';

test('preview: shows what waits behind the lock, with five decoy colors at most', async ({ page, api }) => {
  api.on('getOrder', order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
  await expect(
    page.getByText('Complete your purchase to unlock your personalized color palette and style guide', { exact: true }),
  ).toBeVisible();
  const cards = page.locator('main li');
  for (const card of ['Your Season', 'Your Color Palette', 'Clothing & Makeup Pinterest Boards', 'Jewelry Recs']) {
    await expect(cards.filter({ hasText: card })).toContainText('Locked');
  }
  const circles = cards.filter({ hasText: 'Your Color Palette' }).locator('[class*=circles] > *');
  await expect(circles).toHaveCount(5);
  const all = [...LOCKED.coreNeutrals, ...LOCKED.accentLights, ...LOCKED.accentBrights];
  expect(all.length).toBeGreaterThan(5);
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toBeEnabled();
  await expect(page.getByText('One-time payment • Instant access', { exact: true })).toBeVisible();
  await expect
    .poll(() => api.calls('getOrder'))
    .toMatchObject([{ path: `/api/orders/${ORDER_ID}`, contentType: undefined }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
  await expectRoomForLargeText(page, PHONES);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Find your results' }).first().click();
  await expectPath(page, '/lookup');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
});

test('preview: says nothing before it is known, and no price to whom it was given', async ({ page, api }) => {
  const given = 'Paid for by your gift. You pay nothing.';
  const money = page.locator('main').getByText(/\$|purchase/i);
  await seedSession(page, { purchase: { code: 'GIFT-7KQM-2XWD-9TPA-C4HN' } });
  const answer = api.hold('getOrder', order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Color Analysis');
  await expect(page).toHaveTitle('Your Color Analysis · TrueSeason');
  await expect(money).toHaveCount(0);
  answer();
  await expect(page.getByText(given)).toBeVisible();
  await expect(money).toHaveCount(0);

  // Neither while the code is checked nor afterwards.
  const check = api.hold('validatePromo', { discount: 100 });
  const price = api.hold('createPaymentIntent', FREE);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  for (const go of [() => undefined, price, check]) {
    go();
    await expect(page.getByRole('button', { name: 'Get Free Analysis' })).toBeVisible();
    await expect(page.getByText(given)).toBeVisible();
    await expect(money).toHaveCount(0);
  }
  expect(api.bodies('createPaymentIntent')).toMatchObject([{ promoCode: 'GIFT-7KQM-2XWD-9TPA-C4HN' }]);

  // A code that covers nothing any more leads back to the price.
  api.on('validatePromo', problem('invalid_promo'));
  api.on('createPaymentIntent', { ...INTENT });
  await page.reload();
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await expect(page.getByRole('button', { name: 'Complete Purchase - $29.00' })).toBeVisible();
  await expect(page.getByText(given)).toHaveCount(0);
});

const FACE: OutlinePoint[] = [
  [0.3, 0.2],
  [0.7, 0.2],
  [0.72, 0.5],
  [0.5, 0.7],
  [0.28, 0.5],
];
const CHEEK: OutlinePoint[] = [
  [0.35, 0.4],
  [0.45, 0.4],
  [0.4, 0.5],
];
const PLAIN = sharp({ create: { width: 400, height: 500, channels: 3, background: '#c09070' } }).jpeg();
const PHOTO: AnswerOf<Api['getPhotoLinks']>[number] = {
  position: 2,
  url: '/api/orders/4711/photos/two',
  outlines: null,
  lines: [
    { feature: 'skin', lines: [CHEEK] },
    { feature: 'face', lines: [FACE] },
  ],
};

test('preview: their own photo, measured, a covered cloth, and one finding for free', async ({ page, api }) => {
  api.on('getOrder', order('analyzed'));
  api.on('getPhotoLinks', [{ ...PHOTO, position: 1, url: '/api/orders/4711/photos/one', lines: [] }, PHOTO]);
  api.on('getPhoto', image(await PLAIN.toBuffer()));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByRole('img', { name: 'Yours, number 2, with lines where it was measured' })).toBeVisible();
  await expect(page.locator('main figure path[pathLength]')).toHaveCount(1);
  await expect(page.getByText('One of twelve is yours')).toBeVisible();
  await expect(page.getByText('Your hair is clearly darker than your skin.')).toBeVisible();
  await expectWellMade(page);
});

test('preview: without a photo and without a finding, it sells what it can show', async ({ page, api }) => {
  api.on('getOrder', order('analyzed', { analysisResult: { ...LOCKED, finding: null } }));
  api.on('getPhotoLinks', [PHOTO]);
  api.on('getPhoto', problem('not_found'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toBeEnabled();
  await expect(page.getByRole('img', { name: /Yours/ })).toHaveCount(0);
  await expect(page.getByText('One finding, free')).toHaveCount(0);
});

test('preview: says before the price how sure it is, in the tone of the page', async ({ page, api }) => {
  for (const [clear, sure] of [
    [true, 'One season leads.'],
    [false, 'It’s close between two; your first colors suit both.'],
  ] as const) {
    api.on('getOrder', order('analyzed', { roomForPhotos: 2, analysisResult: { ...LOCKED, clear } }));
    await page.goto(`/results-preview/${ORDER_ID}`);
    const line = page.getByText(sure);
    await expect(line.getByRole('link', { name: 'Add a photo from another day' })).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
    const top = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? Number.NaN;
    expect(await top(line)).toBeLessThan(await top(page.getByText('$29.00')));
  }
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`preview: the first screen at ${size.width}×${size.height} sells, then takes the order`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize(size);
    api.on('getPhotoLinks', [PHOTO]);
    api.on('getPhoto', image(await PLAIN.toBuffer()));
    const repeated = [{ position: 1, repeatOf: 3 } as const];
    const sees = (what: Locator) => expect(what).toBeInViewport({ ratio: 1 });
    for (const [name, more, intent] of [
      ['nothing to say', {}, never],
      ['one shot twice', { analysisResult: { ...LOCKED, repeated } }, never],
      ['photos differ', { analysisResult: { ...LOCKED, photosDiffer: true } }, never],
      ['room for photos', { roomForPhotos: 2, analysisResult: { ...LOCKED, morePhotosFor: 'count' as const } }, never],
      ['no payment', { roomForPhotos: 2 }, problem('payment_provider_unavailable')],
      ['free', {}, FREE],
    ] as const) {
      await test.step(name, async () => {
        api.on('getOrder', order('analyzed', more));
        api.on('createPaymentIntent', intent);
        await page.goto(`/results-preview/${ORDER_ID}`);
        await expect(page.getByText('One of twelve is yours')).toBeVisible();
        const button = page.getByRole('button', { name: 'Unlock My Color Analysis' });
        await sees(page.getByRole('heading', { level: 1 }));
        await sees(page.getByText('$29.00'));
        await sees(button);
        await button.click();
        await sees(page.getByRole('heading', { name: 'Unlock Your Color Analysis' }));
        await sees(page.getByLabel('Email'));
        await sees(page.getByText('Total', { exact: true }));
        await expect(page.getByRole('note')).toHaveCount(0);
      });
    }
  });
}

test('preview: the query names the order first; nothing is sold before it has loaded', async ({ page, api }) => {
  const answer = api.hold('getOrder', order('analyzed'));
  await page.goto(`/results-preview/abc?orderId=${ORDER_ID}`);
  await expect(page.getByRole('heading', { name: 'Your Color Analysis' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toHaveCount(0);
  // Who has paid, or asks for an order that there is not, is never shown a price.
  await expect(page.getByText('$29.00')).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
  await expect.poll(() => api.calls('getOrder')).toMatchObject([{ path: `/api/orders/${ORDER_ID}` }]);
});

test('preview: goes home without an order or a result, and calls none ready that has ended', async ({ page, api }) => {
  for (const address of ['/results-preview/abc', '/results-preview', '/results-preview/1?orderId=12a']) {
    await page.goto(address);
    await expectPath(page, '/');
  }
  for (const [reply, toast] of [
    [order('processing'), TOASTS.analysisNotFound],
    [problem('order_not_found'), TOASTS.analysisLoadFailed],
  ] as const) {
    api.on('getOrder', reply);
    await page.goto(`/results-preview/${ORDER_ID}`);
    await expectPath(page, '/');
    await expectToast(page, toast);
  }
  for (const [nextStep, title] of [
    ['new_order', 'This Order has Ended'],
    ['dispute', 'This Order is Locked'],
  ] as const) {
    api.on('getOrder', order('analyzed', { nextStep }));
    await page.goto(`/results-preview/${ORDER_ID}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · TrueSeason`);
  }
});

test('preview: what is blurred ends at the lines of its tile', async ({ page, api }) => {
  api.on('getOrder', order('analyzed'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/results-preview/${ORDER_ID}`);
    const tiles = page.locator('main li').filter({ hasText: 'Locked' });
    await expect(tiles).toHaveCount(4);
    const screen = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
    for (const tile of await tiles.all()) {
      const box = await tile.locator('p').boundingBox();
      if (!box) throw new Error('a tile has a title');
      // The line between a picture and its title is of one color, and so is the paper below it.
      for (const below of [0, 4]) {
        const [left, top, across] = [Math.ceil(box.x) + 1, Math.round(box.y) + below, Math.floor(box.width) - 3];
        const row = await screen.clone().extract({ left, top, width: across, height: 1 }).raw().toBuffer();
        const colors = Array.from({ length: across }, (_, i) => row.subarray(3 * i, 3 * i + 3).toString('hex'));
        expect([...new Set(colors)], `${await tile.textContent()} at ${width} px, ${below} px below`).toHaveLength(1);
      }
    }
  }
});

test('preview: their own photo stays in view beside the form on a desk', async ({ page, api }) => {
  api.on('getOrder', order('analyzed'));
  api.on('getPhotoLinks', [PHOTO]);
  api.on('getPhoto', image(await PLAIN.toBuffer()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/results-preview/${ORDER_ID}`);
  const photo = page.locator('main figure').first();
  await expect(page.getByText('One of twelve is yours')).toBeVisible();
  // As tall as the form makes it.
  await page.locator('main section[aria-label="Purchase"]').evaluate((form) => {
    form.style.minHeight = '1200px';
  });
  await page.evaluate(() => window.scrollTo(0, 500));
  const box = await photo.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
});
