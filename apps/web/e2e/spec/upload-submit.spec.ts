import { unmeasurablePhotos } from '@trueseason/contracts';
import { expectRoomForLargeText, PHONES } from '../accessibility.ts';
import { agree } from '../consent.ts';
import { NOTHING_HELD, ORDER_ID, order, progress } from './support/orders.ts';
import { choosePhotos, PHOTOS, photo, picker } from './support/photos.ts';
import { allowAnalytics, events, expect, expectPath, session, test } from './support/test.ts';

test('sends the photos and goes to the waiting screen', async ({ page, api }) => {
  await allowAnalytics(page);
  await choosePhotos(page, api);
  const answer = api.hold('createGuestOrder', { id: ORDER_ID });
  api.on('getOrderStatus', progress('queued'));
  const send = page.getByRole('button', { name: 'Get My Analysis' });
  await send.click();
  await expect(send).toBeDisabled();
  await expect(send.locator('[class*=spinner]')).toBeVisible();
  answer();
  await expectPath(page, '/analyzing');
  await expect
    .poll(() => api.calls('createGuestOrder'))
    .toMatchObject([{ path: '/api/orders/guest', fields: ['photo1', 'photo2', 'photo3'] }]);
  expect(await session(page, 'currentOrderId')).toBe(String(ORDER_ID));
  expect(await session(page, 'uploadedFiles')).toBeNull();
  await expect.poll(() => events(page, 'page_view')).toMatchObject([{ path: '/upload' }, { path: '/analyzing' }]);
  expect(await events(page, 'photo_upload')).toMatchObject([{ photos: 3 }]);
  expect(await events(page, 'funnel_step')).toMatchObject([{ step: 'upload_page_view' }, { step: 'photos_uploaded' }]);
});

test('Back from the waiting screen: says that the analysis runs, and sends nothing twice', async ({ page, api }) => {
  await choosePhotos(page, api);
  api.on('createGuestOrder', { id: ORDER_ID });
  api.on('getOrderStatus', progress('processing'));
  const send = page.getByRole('button', { name: 'Get My Analysis' });
  await send.click();
  await expect(page.getByText('75% complete')).toBeVisible();
  await expectRoomForLargeText(page, PHONES);

  const answer = api.hold('findPurchaseContext', {
    ...NOTHING_HELD,
    unpaid: { id: ORDER_ID, status: 'processing', nextStep: 'analysis' },
    latest: ORDER_ID,
  });
  await page.goBack();
  // Before the server has told, there is nothing to send either.
  await expect(send).toBeDisabled();
  answer();
  await expect(page.getByText(`We have your photos: order ${ORDER_ID}.`)).toBeVisible();
  await expect(send).toHaveCount(0);
  // On purpose, and empty.
  await page.getByRole('button', { name: 'Start Another Analysis' }).click();
  await expect(send).toBeDisabled();

  // What could be measured is there again; for the rest, there is room and the reason.
  const failure = unmeasurablePhotos([{ position: 2, problems: ['no_face'], warnings: [] }]);
  api.on('getOrderStatus', progress('failed', { failure }));
  await page.goForward();
  await expectPath(page, '/upload');
  await page.getByRole('button', { name: 'Start Another Analysis' }).click();
  await expect(page.getByText('Selected Photos (2/3)')).toBeVisible();
  await expect(page.getByText('Photo 2: No face found.')).toBeVisible();
  await picker(page).setInputFiles([photo('other.jpg')]);
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
  await expect(page.getByText('Photo 2: No face found.')).toHaveCount(0);
  await expect(send).toBeEnabled();
  expect(api.calls('createGuestOrder')).toHaveLength(1);
});

/** Web views without DOM storage, browsers that refuse it, and a full one. */
const STORAGES = {
  null: () => Object.defineProperty(window, 'sessionStorage', { value: null }),
  blocked: () => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
} as const;

for (const [name, prepare] of Object.entries(STORAGES)) {
  test(`with ${name} storage, photos still lead to their order`, async ({ page, api }) => {
    await page.addInitScript(prepare);
    api.on('checkPhoto', { problems: [], warnings: [] });
    await page.goto('/upload');
    await picker(page).setInputFiles(PHOTOS);
    await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
    api.on('createGuestOrder', { id: ORDER_ID });
    api.on('getOrderStatus', progress('completed', { result: null }));
    api.on('getOrder', order('analyzed'));
    await agree(page);
    await page.getByRole('button', { name: 'Get My Analysis' }).click();
    await expect(page).toHaveURL(new RegExp(`/${ORDER_ID}$`));
  });
}
