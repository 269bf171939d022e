import type { AnalysisFailure } from '@trueseason/contracts';
import { expectRoomForLargeText, PHONES } from '../accessibility.ts';
import { PRICE } from '../prices.ts';
import { problem } from './support/mock-api.ts';
import { ORDER_ID, progress } from './support/orders.ts';
import { kept, PHOTOS, picker } from './support/photos.ts';
import { expect, expectPath, test } from './support/test.ts';

const ADDRESS = `/upload?order=${ORDER_ID}`;
const FAILURE: AnalysisFailure = {
  code: 'photos',
  message: 'We could not find a face on one of your photos.',
  photos: [{ position: 1, problems: ['no_face'], warnings: [] }],
};
const waiting = progress('failed', { nextStep: 'photos', failure: FAILURE });

test('photos for a paid order: the email link adds them to that order without a charge', async ({ page, api }) => {
  api.on('getOrderStatus', waiting);
  api.on('checkPhoto', { problems: [], warnings: [] });
  await page.goto(ADDRESS);
  await expect(page.getByText(`Your order ${ORDER_ID} needs three photos.`)).toBeVisible();
  await expect(page.getByText(FAILURE.message)).toBeVisible();
  await expect(page.getByText(PRICE)).toHaveCount(0);
  await picker(page).setInputFiles(PHOTOS);
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
  await kept(page, 3);
  // Also after a reload, which is where a second order would begin.
  await page.reload();
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
  await expect(page.getByText(`Your order ${ORDER_ID} needs`, { exact: false })).toBeVisible();
  await picker(page).setInputFiles([]);
  await page.getByRole('button', { name: /^Remove .*one\.jpg$/ }).click();
  await picker(page).setInputFiles([{ ...(PHOTOS[0] ?? never()), name: 'other.jpg' }]);
  api.on('putOrderPhotos', { success: true });
  api.on('getOrderStatus', progress('processing'));
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await expectPath(page, `/processing/${ORDER_ID}`);
  expect(api.calls('putOrderPhotos')).toMatchObject([
    { path: `/api/orders/${ORDER_ID}/photos`, fields: ['photo1', 'photo2', 'photo3'] },
  ]);
  expect(api.calls('createGuestOrder')).toEqual([]);
});

test('photos for a paid order: one that waits for none leads on, an unknown one to the lookup', async ({
  page,
  api,
}) => {
  api.on('getOrderStatus', progress('processing'));
  await page.goto(ADDRESS);
  await expectPath(page, `/processing/${ORDER_ID}`);
  api.on('getOrderStatus', problem('order_not_found'));
  await page.goto(ADDRESS);
  await page.getByRole('link', { name: 'Find It by Number' }).click();
  await expectPath(page, '/lookup');
  // One that is refunded says so before any are chosen.
  api.on('getOrderStatus', progress('queued', { nextStep: 'new_order', refunded: true }));
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order has ended');
  await expect(page.getByText('We have refunded you, or the refund is on its way.')).toBeVisible();
  await expect(picker(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Get Your Analysis' }).click();
  await expectPath(page, '/upload');
});

test('photos: one that cannot be measured, or is chosen twice, has to be replaced', async ({ page, api }) => {
  api.on('checkPhoto', { problems: ['no_face'], warnings: [] }, { problems: [], warnings: [] });
  await page.goto('/upload');
  const [first = never(), second = never()] = PHOTOS;
  await picker(page).setInputFiles([first]);
  await expect(page.getByText(/No face/)).toBeVisible();
  await picker(page).setInputFiles([second, { ...second, name: 'copy of two.png' }]);
  await expect(page.getByText('The same photo as number 2.')).toBeVisible();
  const send = page.getByRole('button', { name: 'Get My Analysis' });
  await expect(send).toBeDisabled();
  await expect(page.getByText('Please replace photos 1 and 3 to continue.')).toBeVisible();
  await expectRoomForLargeText(page, PHONES);
});

function never(): never {
  throw new Error('there are three photos');
}
