import { expectAccessible, expectNoSidewaysScroll, expectRoomForLargeText, PHONES } from '../accessibility.ts';
import { problem, unreachable } from './support/mock-api.ts';
import { ORDER_ID, progress } from './support/orders.ts';
import { choosePhotos, kept, PHOTOS, photo, picker } from './support/photos.ts';
import { expect, expectPath, session, test } from './support/test.ts';

test.beforeEach(({ api }) => api.on('checkPhoto', { problems: [], warnings: [] }));

test('the guidelines come first and lead to the file picker', async ({ page }) => {
  await page.goto('/upload');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Color Analysis');
  await page.getByRole('button', { name: 'Drop your photos here or click to browse' }).click();
  const guidelines = page.getByRole('dialog', { name: 'Photo Guidelines' });
  await expect(guidelines.locator('figcaption')).toHaveText([
    'Good: one face, close, in daylight',
    'Multiple people and sunglasses',
    'Too far away',
  ]);
  await expect(guidelines.locator('li strong')).toHaveText([
    'Close-up, single subject',
    'Natural lighting',
    'Eyes and hair visible',
    'Minimal makeup',
  ]);
  const chooser = page.waitForEvent('filechooser');
  await guidelines.getByRole('button', { name: 'Got it! Upload Photos' }).click();
  expect((await chooser).isMultiple()).toBe(true);
  await expect(guidelines).toBeHidden();
});

test('chosen photos are listed, can be removed and added one by one, and survive a reload', async ({ page }) => {
  await page.goto('/upload');
  const send = page.getByRole('button', { name: 'Get My Analysis' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription('Please add 3 photos first.');
  await picker(page).setInputFiles(PHOTOS.slice(0, 1));
  await expect(page.getByRole('heading', { name: 'Selected Photos (1/3)' })).toBeVisible();
  await expect(page.getByRole('button', { name: '+ Add more photos (2 remaining)' })).toBeVisible();
  await picker(page).setInputFiles(PHOTOS.slice(1));
  await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible();
  await expect(page.getByText('one.jpg', { exact: true })).toBeVisible();
  await expect(page.getByText('0.01 MB').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Add more photos/ })).toBeHidden();
  await expect(send).toBeEnabled();

  await page.getByRole('button', { name: /^Remove .*two\.png$/ }).click();
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/3)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your photos' })).toBeFocused();
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription('Please add one more photo first.');
  const storedPhotos = async () => JSON.parse((await session(page, 'uploadedFiles')) ?? '[]');
  await expect.poll(storedPhotos).toMatchObject([{ name: 'one.jpg', type: 'image/jpeg' }, { name: 'three.jpg' }]);
  expect(Object.keys((await storedPhotos())[0]).sort()).toEqual(['lastModified', 'name', 'size', 'type']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Selected Photos (2/3)' })).toBeVisible();
  await picker(page).setInputFiles([photo('a-rather-long-name-as-cameras-give-them-20261122.jpg')]);
  await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible();
  await expectRoomForLargeText(page, PHONES);
});

test('photos of two tabs stay apart, also after a reload', async ({ page, api, context }) => {
  await choosePhotos(page, api);
  const other = await context.newPage();
  await choosePhotos(other, api, [photo('of-a-friend.jpg')]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible();
  await expect(page.getByText('one.jpg', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Remove .*one\.jpg$/ }).click();
  await other.reload();
  await expect(other.getByText('of-a-friend.jpg', { exact: true })).toBeVisible();
});

test('accepts a photo that could not be checked yet, and says so', async ({ page, api }) => {
  api.on('checkPhoto', problem('unavailable'));
  await page.goto('/upload');
  await picker(page).setInputFiles(PHOTOS);
  await kept(page, PHOTOS.length);
  for (const reply of [problem('unavailable'), problem('too_many_requests'), unreachable]) {
    api.on('checkPhoto', reply);
    await page.reload();
    await expect(page.getByText('We couldn’t check this one yet. You can still send it')).toHaveCount(3);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  api.on('createGuestOrder', { id: ORDER_ID });
  api.on('getOrderStatus', progress('queued'));
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await expectPath(page, '/analyzing');
});
