import { ANALYSIS_FAILURES, PROBLEMS, TOASTS } from '@trueseason/contracts';
import { agree } from '../consent.ts';
import { duePath, dueText, dueToast, freeze, pass } from './support/clock.ts';
import { problem, refusal, unreachable } from './support/mock-api.ts';
import { ORDER_ID, order, progress } from './support/orders.ts';
import { choosePhotos, PHOTOS, picker } from './support/photos.ts';
import { allowAnalytics, events, expect, expectPath, expectToast, session, test } from './support/test.ts';

const FAILURES = [
  ['the network fails', unreachable, TOASTS.uploadFailed],
  ['the server breaks', problem('internal'), { ...TOASTS.startFailed, text: PROBLEMS.internal.message }],
  ['a proxy refuses', refusal(502), TOASTS.startFailed],
  ['the server counts too few photos', problem('not_enough_photos'), TOASTS.notEnoughPhotos],
  ['the server counts too many photos', problem('too_many_photos'), TOASTS.maximumFiles],
  ['the server finds a photo too large', problem('photo_too_large'), TOASTS.fileTooLarge],
  ['the server finds no JPEG or PNG', problem('photo_type'), TOASTS.invalidFileType],
] as const;

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

  const answer = api.hold('getBoughtOrder', { order: null, unpaid: { id: ORDER_ID, nextStep: 'analysis' } });
  await page.goBack();
  // Before the server has told, there is nothing to send either.
  await expect(send).toBeDisabled();
  answer();
  await expect(page.getByText(`We have your photos: order ${ORDER_ID}.`)).toBeVisible();
  await expect(send).toHaveCount(0);
  // On purpose, and empty.
  await page.getByRole('button', { name: 'Start Another Analysis' }).click();
  await expect(send).toBeDisabled();

  // Photos that failed are there again.
  api.on('getOrderStatus', progress('failed', { failure: ANALYSIS_FAILURES.givenUp }));
  await page.goForward();
  await expectPath(page, '/upload');
  await page.getByRole('button', { name: 'Start Another Analysis' }).click();
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
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

test('says why the photos did not become an order, and keeps them', async ({ page, api }) => {
  await choosePhotos(page, api);
  for (const [when, reply, toast] of FAILURES) {
    await test.step(when, async () => {
      api.on('createGuestOrder', reply);
      await page.getByRole('button', { name: 'Get My Analysis' }).click();
      await expectToast(page, toast);
      await expectPath(page, '/upload');
      await page.getByRole('button', { name: 'Dismiss' }).click();
    });
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible();
});

test('two seconds after the upload, an order that is already completed goes to the preview', async ({ page, api }) => {
  await choosePhotos(page, api);
  await freeze(page);
  await page.goto('/upload');
  await dueText(page, 'Selected Photos (3/3)');
  api.on('createGuestOrder', { id: ORDER_ID });
  api.on('getOrderStatus', progress('processing'), progress('completed', { result: null }));
  api.on('getOrder', order('analyzed'));
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await duePath(page, '/analyzing');
  await dueText(page, '75% complete');
  await pass(page, 1800);
  expect(api.calls('getOrderStatus')).toHaveLength(1);
  await pass(page, 200);
  await duePath(page, `/results-preview/${ORDER_ID}`);
  expect(api.calls('getOrderStatus')).toHaveLength(2);
});

test('two seconds after the upload, a check that fails is only logged', async ({ page, api }) => {
  await choosePhotos(page, api);
  await freeze(page);
  await page.goto('/upload');
  await dueText(page, 'Selected Photos (3/3)');
  api.on('createGuestOrder', { id: ORDER_ID });
  api.on('getOrderStatus', progress('processing'), unreachable, progress('failed'));
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await dueText(page, '75% complete');
  await pass(page, 2000);
  await expectPath(page, '/analyzing');
  await pass(page, 1000);
  await dueToast(page, TOASTS.progressFailed);
});
