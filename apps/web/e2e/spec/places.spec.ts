import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { film, setVisibility, withCamera } from './support/fake-camera.ts';
import { completedOrder, LOCKED, ORDER_ID, order, progress, RESULT } from './support/orders.ts';
import { kept, PHOTOS, picker } from './support/photos.ts';
import { seenIn } from './support/places.ts';
import { expect, expectPath, session, test } from './support/test.ts';

/* Three places, on a phone: what is asked, what waits for the next one, and what each screen says that it counts. */

const FILM = join(tmpdir(), `trueseason-places-${process.pid}.mjpeg`);
test.use({ viewport: { width: 390, height: 844 }, launchOptions: await withCamera(FILM) });
test.afterAll(() => rm(FILM, { force: true }));

const room = (page: Page) => page.getByRole('dialog', { name: 'Camera' });
const next = (page: Page) => page.getByRole('region', { name: 'Next place' });
const selected = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole('heading', { name: `Selected Photos (${count}/3)` })).toBeVisible();

/** Takes one photo by hand, so that nothing waits for the face finder. */
async function take(
  page: Page,
  button: string,
  picture: 'camera-straight' | 'camera-turned-9' | 'camera-turned-back-10',
) {
  await film(FILM, [{ seconds: 0.5, picture }]);
  await page.getByRole('button', { name: button }).click();
  await room(page).getByRole('button', { name: 'Take It Now' }).click();
  await expect(room(page)).toBeHidden();
}

test.beforeEach(({ page }) => page.route('**/*.tflite', (route) => route.abort()));

test('the camera takes one photo a place, and waits through a locked screen and a reload', async ({ page, api }) => {
  api.on('checkPhoto', seenIn('window'), seenIn('room'), seenIn('outdoors'));
  await page.goto('/upload');
  await take(page, 'Take Them with the Camera', 'camera-straight');
  await selected(page, 1);
  await expect(next(page)).toContainText('Next: in another room.');
  await expect(next(page)).toContainText('After 24 hours we erase it.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await kept(page, 1);
  await page.reload();
  await selected(page, 1);
  await expect(next(page)).toContainText('Next: in another room.');

  await take(page, 'Take the Next with the Camera', 'camera-turned-9');
  await selected(page, 2);
  await expect(page.getByText('place 2')).toBeVisible();
  await expect(next(page)).toContainText('Next: outdoors, or at another window.');
  await take(page, 'Take One with the Camera', 'camera-turned-back-10');
  await selected(page, 3);
  await expect(page.getByText('place 3')).toBeVisible();
  await expect(page.getByText('3 places, and each counts.')).toBeVisible();
  await expect(next(page)).toHaveCount(0);

  api.on('createGuestOrder', { id: ORDER_ID });
  api.on('getOrderStatus', progress('queued'));
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await expectPath(page, '/analyzing');
});

test('a camera locked between two photos of one place continues with the second', async ({ page, api }) => {
  api.on('checkPhoto', seenIn('window'), seenIn('window'), seenIn('window'));
  await page.goto('/upload');
  await take(page, 'Take Them with the Camera', 'camera-straight');
  await film(FILM, [{ seconds: 0.5, picture: 'camera-turned-9' }]);
  await page.getByRole('button', { name: 'Take the Others Here' }).click();
  await room(page).getByRole('button', { name: 'Take It Now' }).click();
  await expect(room(page).getByRole('list', { name: '1 of 2 photos taken' })).toBeVisible();
  await kept(page, 2);
  await film(FILM, [{ seconds: 0.5, picture: 'camera-turned-back-10' }]);
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await expect(room(page).getByRole('list', { name: '0 of 1 photos taken' })).toBeVisible();
  await room(page).getByRole('button', { name: 'Take It Now' }).click();
  await selected(page, 3);
  await expect(page.getByText('place 1')).toHaveCount(3);
  await expect(page.getByText('All of one place: they count as one.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get My Analysis' })).toBeEnabled();
});

test('a camera denied at the next place leaves the first photo, and files do as well', async ({ page, api }) => {
  api.on('checkPhoto', seenIn('window'), seenIn('room'), seenIn('outdoors'));
  await page.goto('/upload');
  await take(page, 'Take Them with the Camera', 'camera-straight');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await page.getByRole('button', { name: 'Take the Next with the Camera' }).click();
  await expect(room(page).getByRole('status')).toHaveText('The camera is blocked.');
  const chooser = page.waitForEvent('filechooser');
  await room(page).getByRole('button', { name: 'Choose Photos Instead' }).click();
  await (await chooser).setFiles(PHOTOS.slice(0, 2));
  await selected(page, 3);
  await expect(page.getByText('camera-front.jpg', { exact: true })).toBeVisible();
  await expect(page.getByText('3 places, and each counts.')).toBeVisible();
});

test('what waits is erased at once on request, and after a day', async ({ page, api }) => {
  api.on('checkPhoto', seenIn('window'));
  await page.clock.install();
  await page.goto('/upload');
  await picker(page).setInputFiles(PHOTOS.slice(0, 1));
  await kept(page, 1);
  await next(page).getByRole('button', { name: 'Erase It Now' }).click();
  await expect(page.getByRole('heading', { name: /Selected Photos/ })).toHaveCount(0);
  await kept(page, 0);
  expect(await session(page, 'uploadedFiles')).toBeNull();

  await picker(page).setInputFiles(PHOTOS.slice(0, 1));
  await kept(page, 1);
  await page.clock.fastForward('23:30:00');
  await picker(page).setInputFiles(PHOTOS.slice(1, 2));
  await kept(page, 2);
  await page.clock.fastForward('31:00');
  await expect(page.getByText('Your photos had waited here for 24 hours, so we erased them.')).toBeVisible();
  await kept(page, 0);
  await expect(page.getByRole('heading', { name: /Selected Photos/ })).toHaveCount(0);
});

test('a page opened again after a day finds nothing, and says so', async ({ page, api }) => {
  api.on('checkPhoto', seenIn('window'));
  await page.clock.install();
  await page.goto('/upload');
  await picker(page).setInputFiles(PHOTOS.slice(0, 1));
  await kept(page, 1);
  await page.goto('/help');
  await page.clock.fastForward('24:01:00');
  await page.goto('/upload');
  await expect(page.getByText('Your photos had waited here for 24 hours, so we erased them.')).toBeVisible();
  await kept(page, 0);
});

test('another place is added before the price and after it', async ({ page, api }) => {
  const place = { morePhotosFor: 'place' as const };
  const before = order('analyzed', { roomForPhotos: 2, analysisResult: { ...LOCKED, ...place, places: 1 } });
  api.on('checkPhoto', seenIn('room'));
  api.on('getOrder', before);
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByText('All in one place: one more elsewhere makes your result surer.')).toBeVisible();
  await page.getByRole('link', { name: 'Add a photo from another place' }).click();
  await take(page, 'Take Them with the Camera', 'camera-straight');
  const after = order('analyzed', { roomForPhotos: 1, analysisResult: { ...LOCKED, ...place, places: 2 } });
  api.on('addPhotos', after);
  api.on('getOrder', after);
  await page.getByRole('button', { name: 'Add This Photo' }).click();
  await expectPath(page, `/results-preview/${ORDER_ID}`);
  await expect(page.getByText('2 places.')).toBeVisible();

  const result = { ...RESULT, evidence: { ...RESULT.evidence, ...place } };
  completedOrder(api, result);
  api.on('getOrder', order('completed', { roomForPhotos: 1, analysisResult: result }));
  await page.goto(`/results/${ORDER_ID}#evidence`);
  await page.getByRole('link', { name: 'Add One Photo' }).click();
  await expect(page.getByText('Add a photo from another place')).toBeVisible();
  await take(page, 'Take One with the Camera', 'camera-turned-9');
  api.on('addPhotos', order('completed'));
  completedOrder(api);
  await page.getByRole('button', { name: 'Add This Photo' }).click();
  await expectPath(page, `/results/${ORDER_ID}`);
});
