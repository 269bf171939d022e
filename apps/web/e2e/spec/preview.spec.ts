import type { Locator } from '@playwright/test';
import { type AnswerOf, type Api, BRAND, type OutlinePoint } from '@trueseason/contracts';
import { FREE_PAIR } from '@trueseason/style/seasons';
import sharp from 'sharp';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { expectRoomForLargeText, PHONES } from '../accessibility.ts';
import { PRICE } from '../prices.ts';
import { expectWellMade } from './support/admin.ts';
import { image, never, problem, unreachable } from './support/mock-api.ts';
import { FREE, INTENT, LOCKED, ORDER_ID, order, progress } from './support/orders.ts';
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
  const decoys = [...LOCKED.coreNeutrals, ...LOCKED.accentLights, ...LOCKED.accentBrights];
  expect(decoys.length).toBeGreaterThan(5);
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toBeEnabled();
  await expect(page.getByText('One-time payment • Instant access', { exact: true })).toBeVisible();
  await expect
    .poll(() => api.calls('getOrder'))
    .toMatchObject([{ path: `/api/orders/${ORDER_ID}`, contentType: undefined }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
  await expectRoomForLargeText(page, PHONES);
});

test('preview: with both questions open it takes less than two and a half windows', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  api.on('getOrder', order('analyzed', { openQuestions: ['naturalHair', 'eyes'] }));
  await page.goto(`/results-preview/${ORDER_ID}`);
  const eyes = page.getByRole('group', { name: 'What color are your eyes?' });
  await expect(page.getByRole('group', { name: 'What is your natural hair color?' })).toBeVisible();
  await expect(eyes).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
  await page.getByText('What color are your eyes?').first().click();
  await expect(eyes.getByRole('radio', { name: 'Hazel' })).toBeVisible();
});

test('preview: says nothing before it is known, and no price to whom it was given', async ({ page, api }) => {
  const coverage = 'Paid for by your gift. You pay nothing.';
  const money = page.locator('main').getByText(/\$|purchase/i);
  await seedSession(page, { purchase: { code: 'GIFT-7KQM-2XWD-9TPA-C4HN' } });
  const answer = api.hold('getOrder', order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Color Analysis');
  await expect(page).toHaveTitle(`Your Color Analysis · ${BRAND.name}`);
  await expect(money).toHaveCount(0);
  answer();
  await expect(page.getByText(coverage)).toBeVisible();
  await expect(money).toHaveCount(0);

  // A code that covers nothing any more is told before the price.
  api.on('createPaymentIntent', { ...INTENT });
  await page.reload();
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByRole('button', { name: `Continue at ${PRICE}` }).click();
  await expect(page.getByRole('button', { name: `Complete Purchase - ${PRICE}` })).toBeVisible();
  await expect(page.getByText(coverage)).toHaveCount(0);
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

test('preview: two strong colors on their own photo, the same for everybody, and one finding for free', async ({
  page,
  api,
}) => {
  api.on('getOrder', order('analyzed'));
  api.on('getPhotoLinks', [{ ...PHOTO, position: 1, url: '/api/orders/4711/photos/one', lines: [] }, PHOTO]);
  api.on('getPhoto', image(await PLAIN.toBuffer()));
  await page.goto(`/results-preview/${ORDER_ID}`);
  const [one, other] = FREE_PAIR;
  await expect(page.getByRole('img', { name: `Yours, number 2, with ${one.name} and ${other.name}` })).toBeVisible();
  await expect(page.getByLabel(`Divider between ${one.name} and ${other.name}`)).toBeVisible();
  await expect(page.getByText('Your hair is clearly darker than your skin.')).toBeVisible();
  for (const { text } of LOCKED.certainty) await expect(page.locator('main figcaption')).toContainText(text);
  await expectWellMade(page);
});

test('preview: the photo stays next to the form, and covers nothing below it', async ({ page, api }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  api.on('getOrder', order('analyzed'));
  api.on('getPhotoLinks', [PHOTO]);
  api.on('getPhoto', image(await PLAIN.toBuffer()));
  api.on('createPaymentIntent', { ...INTENT });
  await page.goto(`/results-preview/${ORDER_ID}`);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  const pay = page.getByRole('button', { name: 'Complete Purchase' });
  const picture = page.locator('main figure');
  await pay.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(picture).toBeInViewport({ ratio: 1 });
  const cards = page.getByRole('list').filter({ hasText: 'Locked' });
  await cards.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const room = async (): Promise<number> => {
    const [above, below] = await Promise.all([picture.boundingBox(), cards.boundingBox()]);
    return above && below ? below.y - (above.y + above.height) : Number.NaN;
  };
  await expect.poll(room).toBeGreaterThan(0);
});

test('preview: the first screen of a small phone sells, then takes the order', async ({ page, api }) => {
  await page.setViewportSize({ width: 360, height: 640 });
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
      await expect(page.getByLabel(/^Divider between/)).toBeVisible();
      const button = page.getByRole('button', { name: 'Unlock My Color Analysis' });
      await sees(page.getByRole('heading', { level: 1 }));
      await sees(page.getByText(PRICE));
      await sees(button);
      await button.click();
      await sees(page.getByRole('heading', { name: 'Unlock Your Color Analysis' }));
      await sees(page.getByLabel('Email'));
      await sees(page.getByText('Total', { exact: true }));
      await expect(page.getByRole('note')).toHaveCount(0);
    });
  }
});

test('preview: the query names the order first; nothing is sold before it has loaded', async ({ page, api }) => {
  const answer = api.hold('getOrder', order('analyzed'));
  await page.goto(`/results-preview/abc?orderId=${ORDER_ID}`);
  await expect(page.getByRole('heading', { name: 'Your Color Analysis' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toHaveCount(0);
  // Who has paid, or asks for an order that there is not, is never shown a price.
  await expect(page.getByText(PRICE)).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
  await expect.poll(() => api.calls('getOrder')).toMatchObject([{ path: `/api/orders/${ORDER_ID}` }]);
});

test('preview: out of reach, it says so, sells nothing, and opens by itself', async ({ page, api }) => {
  api.on('getOrder', unreachable, order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expectToast(page, TOASTS.analysisLoadFailed);
  await expect(page.getByText(PRICE)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
});

test('preview: leads to where an order is, and calls none ready that is not', async ({ page, api }) => {
  for (const address of ['/results-preview/abc', '/results-preview', '/results-preview/1?orderId=12a']) {
    await page.goto(address);
    await expectPath(page, '/');
  }
  api.on('getOrderStatus', progress('processing'));
  for (const [reply, path, toast] of [
    [order('processing'), `/processing/${ORDER_ID}`, TOASTS.analysisNotFound],
    [problem('internal'), '/', TOASTS.analysisLoadFailed],
  ] as const) {
    api.on('getOrder', reply);
    await page.goto(`/results-preview/${ORDER_ID}`);
    await expectPath(page, path);
    await expectToast(page, toast);
  }
  for (const [nextStep, title] of [
    ['new_order', 'This order has ended'],
    ['dispute', 'This order is locked'],
  ] as const) {
    api.on('getOrder', order('analyzed', { nextStep }));
    await page.goto(`/results-preview/${ORDER_ID}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · ${BRAND.name}`);
  }
});
