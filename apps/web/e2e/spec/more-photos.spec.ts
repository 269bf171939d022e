import type { Locator } from '@playwright/test';
import { PHOTO_POSITIONS, PHOTO_WARNING_ADVICE } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { resultChangeText } from '../../src/order/answers/use-send-answers.ts';
import { textOf } from '../../src/order/read-result.ts';
import { expectAccessible } from '../accessibility.ts';
import { problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID, order, RESULT } from './support/orders.ts';
import { PHOTOS, photo, picker } from './support/photos.ts';
import { expect, expectPath, expectToast, session, test } from './support/test.ts';

const UPLOAD = `/upload?order=${ORDER_ID}&more`;
const fontSize = (line: Locator): Promise<number> =>
  line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

const unsure = order('analyzed', { roomForPhotos: 2 });
const bought = order('completed', { roomForPhotos: 2 });

test.beforeEach(({ api }) => api.on('checkPhoto', { problems: [], warnings: [] }));

test('more photos: an unsure preview asks for two, free, and its result is made of all', async ({ page, api }) => {
  api.on('getOrder', unsure);
  await page.goto(`/results-preview/${ORDER_ID}`);
  await page.getByRole('link', { name: 'Add a photo from another day' }).click();

  await expectPath(page, UPLOAD);
  const send = page.getByRole('button', { name: /Add Th/ });
  await expect(send).toBeDisabled();
  await picker(page).setInputFiles(PHOTOS.slice(0, 2));
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/2)' })).toBeVisible();
  await expect(page.getByText('We can measure this one.')).toHaveCount(2);
  await picker(page).setInputFiles([photo('more.jpg')]);
  await expectToast(page, { title: 'Maximum files reached', text: 'You can add up to 2 more', tone: 'destructive' });
  await expectAccessible(page);

  // Questions stand where one waits, and in the evidence.
  await expect(page.getByRole('radio')).toHaveCount(0);
  api.on('addPhotos', order('analyzed'));
  api.on('getOrder', order('analyzed'));
  await send.click();
  await expectPath(page, `/results-preview/${ORDER_ID}`);
  expect(api.calls('addPhotos')).toMatchObject([
    { path: `/api/orders/${ORDER_ID}/photos`, fields: ['photos', 'photos'] },
  ]);
  await expectToast(page, TOASTS.resultUpdated('Your result now uses all of your photos.'));
  await expect(page.getByText('One finding, free')).toBeVisible();
  await expect(page.getByRole('link', { name: 'from another day' })).toHaveCount(0);
});

test('more photos: those that are chosen survive a reload, and are this order’s alone', async ({ page, api }) => {
  api.on('getOrder', unsure);
  await page.goto(UPLOAD);
  await picker(page).setInputFiles(PHOTOS.slice(0, 2));
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/2)' })).toBeVisible();
  await expect.poll(() => session(page, 'morePhotosAt')).toContain(String(ORDER_ID));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/2)' })).toBeVisible();
  api.on('getOrder', order('analyzed', { id: ORDER_ID + 1, roomForPhotos: 2 }));
  await page.goto(`/upload?order=${ORDER_ID + 1}&more`);
  await expect(page.getByText('Add a photo from another day')).toBeVisible();
  // Photos of another order are not only not shown: this tab lets go of them.
  await expect.poll(() => session(page, 'morePhotosAt')).toBeNull();
  await expect(page.getByRole('heading', { name: /Selected Photos/ })).toHaveCount(0);
});

test('more photos: a bought result says what became of it', async ({ page, api }) => {
  completedOrder(api);
  api.on('getOrder', bought);
  await page.goto(`/results/${ORDER_ID}#evidence`);
  const note = page.getByText('Photos from another day tell us most.');
  // It is a note beside the lead, and no louder than it.
  expect(await fontSize(note)).toBeLessThan(await fontSize(page.getByText(textOf(RESULT, 'why'), { exact: true })));
  await note.getByRole('link', { name: 'Add Two Photos' }).click();
  await picker(page).setInputFiles(PHOTOS.slice(0, 1));
  const newOrder = order('completed', { analysisResult: { ...RESULT, season: 'Dark Autumn' } });
  api.on('addPhotos', { ...bought, measuring: true });
  // Measured at the second look.
  api.on('getOrder', { ...bought, measuring: true }, newOrder);
  await page.getByRole('button', { name: 'Add This Photo' }).click();
  await expectPath(page, `/results/${ORDER_ID}`);
  await expectToast(page, TOASTS.resultUpdated(resultChangeText(RESULT, { ...RESULT, season: 'Dark Autumn' })));
});

test('more photos: unusable ones change nothing, and those that are there lead on', async ({ page, api }) => {
  completedOrder(api);
  api.on('getOrder', bought);
  const failure = { code: 'photos' as const, message: 'We couldn’t measure your colors in 2 photos.', photos: [] };
  api.on('addPhotos', { ...bought, measuring: true });
  await page.goto(UPLOAD);
  await picker(page).setInputFiles(PHOTOS.slice(0, 2));
  const send = page.getByRole('button', { name: 'Add These Photos' });
  api.on('getOrder', { ...bought, failure });
  await send.click();
  await expectToast(page, { title: 'Upload Error', text: failure.message, tone: 'destructive' });
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/2)' })).toBeVisible();
  api.on('addPhotos', problem('photos_already_attached'));
  api.on('getOrder', order('completed'));
  await send.click();
  await expectPath(page, `/results/${ORDER_ID}`);
});

test('more photos: an order that takes none leads on, and a deleted one says so', async ({ page, api }) => {
  completedOrder(api);
  await page.goto(UPLOAD);
  await expectPath(page, `/results/${ORDER_ID}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  api.on('getOrder', unsure);
  await page.goto(UPLOAD);
  await picker(page).setInputFiles(PHOTOS.slice(0, 1));
  api.on('addPhotos', problem('order_not_found'));
  api.on('getOrder', problem('order_not_found'));
  await page.getByRole('button', { name: 'Add This Photo' }).click();
  await expect(page.getByText(/We can’t find that order in this browser/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find It by Number' })).toBeVisible();
});

test('other photos: a bought result of photos that differ too much takes three others, free', async ({ page, api }) => {
  const photos = PHOTO_POSITIONS.slice(0, 3).map((position) => ({
    position,
    problems: [],
    warnings: ['unlike_others' as const],
  }));
  const mixed = { ...RESULT, evidence: { ...RESULT.evidence, photos } };
  completedOrder(api, mixed);
  api.on('getOrder', order('completed', { analysisResult: mixed, photoExchanges: 3, roomForPhotos: 2 }));
  await page.goto(`/results/${ORDER_ID}#evidence`);
  const above = page.getByRole('note').filter({ hasText: PHOTO_WARNING_ADVICE.unlike_others.advice });
  await expect(above.getByRole('link', { name: 'Use other photos, free' })).toBeVisible();
  // Adding photos would keep the ones of another person.
  await expect(page.getByRole('link', { name: 'Add Two Photos' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Use Other Photos', exact: true }).click();

  await expectPath(page, `/upload?order=${ORDER_ID}&others`);
  const send = page.getByRole('button', { name: 'Measure These Photos' });
  await picker(page).setInputFiles(PHOTOS.slice(0, 2));
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/3)' })).toBeVisible();
  await expect(send).toBeDisabled();
  await picker(page).setInputFiles(PHOTOS.slice(2));
  await expect(page.getByText('We can measure this one.')).toHaveCount(3);
  await expectAccessible(page);

  const updated = { ...RESULT, season: 'Soft Summer' as const };
  api.on('exchangePhotos', order('completed', { analysisResult: updated }));
  api.on('getOrder', order('completed', { analysisResult: updated }));
  await send.click();
  await expectPath(page, `/results/${ORDER_ID}`);
  expect(api.calls('exchangePhotos')).toMatchObject([{ fields: ['photo1', 'photo2', 'photo3'] }]);
  await expectToast(page, TOASTS.resultUpdated(resultChangeText(RESULT, { ...RESULT, season: 'Soft Summer' })));
  await expect(above).toHaveCount(0);
});
