import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../accessibility.ts';
import { film, type Scene, setVisibility, tracksOf, watchTracks, withCamera } from './support/fake-camera.ts';
import { kept, PHOTOS, picker } from './support/photos.ts';
import { expect, session, test } from './support/test.ts';

const FILM = join(tmpdir(), `trueseason-camera-${process.pid}.mjpeg`);

test.use({ launchOptions: await withCamera(FILM) });
test.afterAll(() => rm(FILM, { force: true }));
test.beforeEach(({ api }) => api.on('checkPhoto', { problems: [], warnings: [] }));

const room = (page: Page) => page.getByRole('dialog', { name: 'Camera' });

async function openCamera(page: Page): Promise<void> {
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Take Them with the Camera' }).click();
}

/** Its face finder has to be fetched and to see three frames, beside a second browser on two cores. */
const BY_ITSELF = { timeout: 60_000 };

const STRAIGHT: Scene = { seconds: 2, picture: 'camera-straight' };
const TURNING: readonly Scene[] = [
  STRAIGHT,
  { seconds: 2, picture: 'camera-turned-9' },
  { seconds: 2, picture: 'camera-turned-back-10' },
];

test.describe('with a camera that may be used', () => {
  test('says what to do until a photo can be taken', async ({ page }) => {
    await film(FILM, [{ seconds: 0.5, picture: 'camera-far' }]);
    await openCamera(page);
    await expect(room(page).getByRole('status')).toHaveText('Come a little closer.', BY_ITSELF);
    await expect(room(page).getByRole('list', { name: '0 of 1 photos taken' })).toBeVisible();
    await expectAccessible(page);
  });

  test('takes one photo by itself, and two more while the person stays', async ({ page }) => {
    await film(FILM, TURNING);
    await watchTracks(page);
    await openCamera(page);
    await expect(page.getByRole('heading', { name: 'Selected Photos (1/3)' })).toBeVisible(BY_ITSELF);
    await expect(room(page)).toBeHidden();
    await page.getByRole('button', { name: 'Take the Others Here' }).click();
    await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible(BY_ITSELF);
    await expect(room(page)).toBeHidden();
    expect(await tracksOf(page)).toEqual(['ended', 'ended']);
    await expectAccessible(page);
    await expect(page.getByText('We can measure this one.')).toHaveCount(3);
    const storedPhotos = async () => JSON.parse((await session(page, 'uploadedFiles')) ?? '[]');
    await expect
      .poll(storedPhotos)
      .toMatchObject([{ name: 'camera-front.jpg' }, { name: 'camera-left.jpg' }, { name: 'camera-right.jpg' }]);
  });

  test('puts the light out when it is left, or the page is', async ({ page }) => {
    await film(FILM, [STRAIGHT]);
    await watchTracks(page);
    await openCamera(page);
    await expect(room(page).getByLabel('What the camera sees')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(room(page)).toBeHidden();
    await expect.poll(() => tracksOf(page)).toEqual(['ended']);
    await expect(page.getByRole('button', { name: 'Take Them with the Camera' })).toBeFocused();

    await page.getByRole('button', { name: 'Take Them with the Camera' }).click();
    await expect(room(page).getByLabel('What the camera sees')).toBeVisible();
    await setVisibility(page, 'hidden');
    await expect.poll(() => tracksOf(page)).toEqual(['ended', 'ended']);
    await setVisibility(page, 'visible');
    await expect(room(page).getByLabel('What the camera sees')).toBeVisible();
  });

  test('without its face finder the button takes the photos', async ({ page }) => {
    await film(FILM, [STRAIGHT]);
    await page.route('**/*.tflite', (route) => route.abort());
    await openCamera(page);
    await expect(room(page).getByRole('status')).toHaveText('Look into the camera.');
    const takeButton = room(page).getByRole('button', { name: 'Take It Now' });
    await takeButton.click();
    await page.getByRole('button', { name: 'Take the Others Here' }).click();
    for (const count of [0, 1]) {
      await expect(room(page).getByRole('list', { name: `${count} of 2 photos taken` })).toBeVisible();
      await takeButton.click();
    }
    await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible();
  });

  test('takes as many as are missing, and of a wide picture its upright middle', async ({ page }) => {
    await film(FILM, [{ seconds: 2, picture: 'camera-wide' }]);
    await page.goto('/upload');
    await picker(page).setInputFiles(PHOTOS.slice(0, 2));
    await page.getByRole('button', { name: 'Take One with the Camera' }).click();
    await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible(BY_ITSELF);
    const thirdPhoto = (await kept(page, 3))[2];
    expect(await sharp(thirdPhoto).metadata()).toMatchObject({ format: 'jpeg', width: 540, height: 720 });
  });
});

const FAILURES = [
  ['NotAllowedError', 'The camera is blocked.'],
  ['NotFoundError', 'We can’t find a camera.'],
  ['NotReadableError', 'The camera is in use.'],
] as const;

test('without a camera it says why, and files do as well', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', sessionStorage.getItem('failure') ?? 'NotAllowedError');
    };
  });
  await openCamera(page);
  for (const [failure, words] of FAILURES) {
    await page.evaluate((name) => sessionStorage.setItem('failure', name), failure);
    await room(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(room(page).getByRole('status')).toHaveText(words);
  }
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await room(page).getByRole('button', { name: 'Choose Photos Instead' }).click();
  await (await chooser).setFiles(PHOTOS);
  await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible();
});

test('on phones it stands before the drop zone; else there is its app', async ({ browser, baseURL, page }) => {
  const isFirst = async (on: Page): Promise<boolean> => {
    await on.goto('/upload');
    // The app takes the place of what was drawn before it: there is no button for a moment.
    await expect(on.locator('[data-prerendered]')).toHaveCount(0);
    const [camera, zone] = ['Take Them with the Camera', 'Drop your photos here'].map((name) =>
      on.getByRole('button', { name }).boundingBox(),
    );
    return ((await camera)?.y ?? 0) < ((await zone)?.y ?? 0);
  };
  expect(await isFirst(page)).toBe(false);
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  expect(await isFirst(phone)).toBe(true);
  await phone.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await phone.reload();
  const chooser = phone.waitForEvent('filechooser');
  await phone.getByRole('button', { name: 'Take a photo' }).click();
  expect((await chooser).isMultiple()).toBe(false);
  await context.close();
});
