import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hasRealPortraits, realPortraits } from '@trueseason/testing';
import { type PictureName, photograph } from '@trueseason/testing/portraits';
import sharp from 'sharp';
import { expectAccessible } from '../accessibility.ts';
import { film, setVisibility, tracksOf, watchTracks, withCamera } from './support/fake-camera.ts';
import { photo } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const FILM = join(tmpdir(), `trueseason-mirror-${process.pid}.mjpeg`);
const FIRST = 'Rust or raspberry: which makes you look rested?';

test.use({ launchOptions: await withCamera(FILM), viewport: { width: 390, height: 844 } });
test.afterAll(() => rm(FILM, { force: true }));

/** Requests that carry something, or go to somebody else. */
function leaks(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOurs = protocol === 'blob:' || protocol === 'data:' || origin === new URL(page.url()).origin;
    if (request.method() !== 'GET' || !isOurs) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

const room = (page: Page) => page.getByRole('dialog', { name: 'Two colors on you' });
const slider = (page: Page) => room(page).getByRole('slider', { name: /^Divider between / });

async function open(page: Page): Promise<string[]> {
  await page.goto('/');
  const requests = leaks(page);
  const start = page.getByRole('button', { name: 'Try it on your face' });
  await expect(start).toBeEnabled();
  await start.press('Enter');
  await expect(page.getByRole('button', { name: 'Camera', exact: true })).toBeFocused();
  return requests;
}

async function choose(page: Page, file: ReturnType<typeof photo>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Photo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

test('the camera hangs two cloths under a real face within ten seconds, on the device', async ({ page }) => {
  await showEnoughPictures(page);
  test.skip(!hasRealPortraits, 'There are no real portraits beside this checkout');
  const [path] = await realPortraits();
  const frame = await sharp(path).resize(720, 960, { fit: 'cover', position: 'top' }).jpeg({ quality: 92 }).toBuffer();
  await writeFile(FILM, Buffer.concat(Array.from({ length: 30 }, () => frame)));
  const requests = await open(page);
  const pressed = performance.now();
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  await expect(room(page).getByText(FIRST)).toBeVisible();
  expect(performance.now() - pressed).toBeLessThan(10_000);
  await expect(room(page).getByLabel(/^You, with a cloth in Rust on the left/)).toBeVisible();
  await slider(page).press('ArrowRight');
  await expectAccessible(page);
  expect(requests).toEqual([]);
});

const ME = async () => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph('camera-straight') });
const answer = (page: Page, name: string) => room(page).getByRole('button', { name, exact: true }).click();
const openCamera = (page: Page) => page.getByRole('button', { name: 'Camera', exact: true }).click();

/** Pictures come fast enough, however busy this machine is. */
const showEnoughPictures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    HTMLVideoElement.prototype.requestVideoFrameCallback = (onPicture) =>
      window.setTimeout(() => onPicture(0, {} as VideoFrameCallbackMetadata), 20);
    HTMLVideoElement.prototype.cancelVideoFrameCallback = (handle) => window.clearTimeout(handle);
  });

/** The cloth's upper edge from left to right, in shares of the picture that it hangs over. */
const edgeOver = (page: Page, picture: 'img' | 'video') =>
  room(page).evaluate((dialog, selector) => {
    const { left, top, width, height } = dialog.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const path = dialog.querySelector<SVGPathElement>('svg clipPath path');
    const screen = path?.closest('svg')?.getScreenCTM();
    const [edge = ''] = path?.getAttribute('d')?.slice(1).split('V') ?? [];
    return edge.split('L').map((text) => {
      const [x, y] = text.split(' ').map(Number);
      const point = new DOMPoint(x, y).matrixTransform(screen ?? undefined);
      return [(point.x - left) / width, (point.y - top) / height] as const;
    });
  }, picture);

/** Of the face in a still, in shares of the picture: a plate shows at most 2.04 of them. */
async function leastFaceHeight(page: Page): Promise<number> {
  const plate = await room(page).locator('svg:has(clipPath)').first().boundingBox();
  const picture = await room(page).locator('img').boundingBox();
  return (plate?.height ?? Number.NaN) / (picture?.height ?? Number.NaN) / 2.04;
}

type Edge = Awaited<ReturnType<typeof edgeOver>>;

/** The height of an edge at a point across; NaN beyond its ends. */
function heightAt(edge: Edge, x: number): number {
  const i = edge.findIndex(([edgeX]) => edgeX >= x);
  const [[x0, y0], [x1, y1]] = [edge[i - 1] ?? [Number.NaN, Number.NaN], edge[i] ?? [Number.NaN, Number.NaN]];
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

const SIZE = { width: 720, height: 960 };

test('with the camera, the cloth hangs on the moving picture as on a still, and follows the face', async ({ page }) => {
  await showEnoughPictures(page);
  await watchTracks(page);
  const requests = await open(page);
  const pictures: readonly PictureName[] = ['camera-left', 'camera-leaning', 'camera-far'];
  for (const picture of pictures) {
    await choose(page, { ...(await ME()), buffer: await photograph(picture, { size: SIZE }) });
    await expect(room(page).getByText(FIRST)).toBeVisible();
    const still = await edgeOver(page, 'img');
    const faceHeight = await leastFaceHeight(page);
    await page.keyboard.press('Escape');

    await film(FILM, [
      { seconds: 1, picture: 'camera-straight' },
      { seconds: 5, picture },
    ]);
    await openCamera(page);
    await expect(room(page).getByText(FIRST)).toBeVisible();
    const error = async (): Promise<number> => {
      // As in a mirror.
      const live = (await edgeOver(page, 'video')).map(([x, y]) => [1 - x, y] as const).reverse();
      const errors = still.map(([x, y]) => Math.abs(heightAt(live, x) - y)).filter((value) => !Number.isNaN(value));
      return errors.length > still.length / 2 ? Math.max(...errors) / faceHeight : Number.NaN;
    };
    await expect.poll(error, picture).toBeLessThan(0.06);
    await page.keyboard.press('Escape');
    await expect(room(page)).toHaveCount(0);
  }
  await expect.poll(() => tracksOf(page)).toEqual(pictures.map(() => 'ended'));
  expect(requests).toEqual([]);
});

test('the live pairs end in a photo that goes along, and Back returns to the live picture', async ({ page, api }) => {
  await showEnoughPictures(page);
  api.on('checkPhoto', { problems: [], warnings: [] });
  await watchTracks(page);
  await film(FILM, [{ seconds: 2, picture: 'camera-straight' }]);
  const requests = await open(page);
  await openCamera(page);
  await expect(room(page).getByText(FIRST)).toBeVisible();
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '51% Rust, 49% Raspberry');
  for (const name of ['Raspberry', 'Navy', 'Emerald', 'Ivory', 'Black']) await answer(page, name);
  const question = room(page).getByRole('heading', { name: 'You picked raspberry, navy, emerald, ivory, black.' });
  await expect(question).toBeFocused();
  await expect(room(page).getByRole('img', { name: /^You, with a cloth in Chocolate/ })).toBeVisible();
  expect(await tracksOf(page)).toEqual(['ended']);
  await page.goBack();
  await expect(room(page).getByText('5 of 5')).toBeVisible();
  await expect(room(page).locator('video')).toBeVisible();
  await answer(page, 'I can’t tell');
  await expect(room(page).getByRole('heading', { name: 'You picked raspberry, navy, emerald, ivory.' })).toBeFocused();
  await expect.poll(() => tracksOf(page)).toEqual(['ended', 'ended']);
  expect(requests).toEqual([]);
  await room(page).getByRole('link', { name: 'Start with this photo' }).click();
  await page.waitForURL('**/upload');
  await expect(page.getByText('Selected Photos (1/3)')).toBeVisible();
});

test('the camera is off while the tab is hidden', async ({ page }) => {
  await showEnoughPictures(page);
  await watchTracks(page);
  await film(FILM, [{ seconds: 2, picture: 'camera-straight' }]);
  await open(page);
  await openCamera(page);
  await expect(room(page).getByText(FIRST)).toBeVisible();
  await setVisibility(page, 'hidden');
  await expect.poll(() => tracksOf(page)).toEqual(['ended']);
  await setVisibility(page, 'visible');
  await expect(room(page).getByText(FIRST)).toBeVisible();
  await page.goBack();
  await expect(room(page)).toHaveCount(0);
  await expect.poll(() => tracksOf(page)).toEqual(['ended', 'ended']);
});

test('the live mirror asks only one face', async ({ page }) => {
  await showEnoughPictures(page);
  await film(FILM, [
    { seconds: 2, picture: 'camera-straight' },
    { seconds: 4, picture: 'landscape' },
    { seconds: 4, picture: 'two-people' },
  ]);
  await open(page);
  await openCamera(page);
  await expect(room(page).getByText(FIRST)).toBeVisible();
  await expect(room(page).getByRole('status')).toHaveText('Come back into the picture.');
  await expect(room(page).getByRole('status')).toHaveText('Only you in the picture, please.');
  await expect(room(page).getByText(FIRST)).toBeVisible();
});

for (const [what, make] of [
  ['shows too few pictures', () => Object.assign(HTMLVideoElement.prototype, { requestVideoFrameCallback: () => 0 })],
  ['finds no faces in moving pictures', () => Object.assign(window, { Worker: undefined })],
] as const) {
  test(`where the device ${what}, the pairs hang on a photo`, async ({ page }) => {
    await page.addInitScript(make);
    await film(FILM, [{ seconds: 2, picture: 'camera-straight' }]);
    await open(page);
    await openCamera(page);
    const take = room(page).getByRole('button', { name: 'Take It Now' });
    await expect(take).toBeVisible();
    if (what !== 'shows too few pictures') await take.click();
    await expect(room(page).getByRole('img', { name: /^You, with a cloth in Rust/ })).toBeVisible();
    for (let i = 0; i < 5; i++) await answer(page, 'I can’t tell');
    await expect(room(page).getByRole('link', { name: 'Start with this photo' })).toBeVisible();
  });
}

test('by keyboard, without canvases: a photo, five pairs, what was picked, and the photo goes along', async ({
  page,
  api,
}) => {
  api.on('checkPhoto', { problems: [], warnings: [] });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  const requests = await open(page);
  await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph('camera-straight') });
  await expect(room(page).getByRole('status')).toHaveText(FIRST);
  await expect(room(page).getByRole('img', { name: /^You, with a cloth in Rust/ })).toBeVisible();
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '51% Rust, 49% Raspberry');
  await page.keyboard.press('Tab');
  for (const leftName of ['Rust', 'Sky', 'Sage', 'Ivory', 'Chocolate']) {
    await expect(room(page).getByRole('button', { name: leftName })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(
    room(page).getByRole('heading', {
      name: 'You picked rust, sky, sage, ivory, chocolate. Does the measurement agree?',
    }),
  ).toBeFocused();
  await expectAccessible(page);
  expect(requests).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(room(page).getByRole('link', { name: 'Start with this photo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/upload');
  await expect(page.getByText('Selected Photos (1/3)')).toBeVisible();
});

test('Back goes one pair back, then out of the mirror, and only then off the page', async ({ page }) => {
  await page.goto('/faq');
  await open(page);
  await choose(page, await ME());
  for (const name of ['Raspberry', 'Navy', 'I can’t tell', 'Ivory', 'Black']) await answer(page, name);
  await expect(room(page).getByRole('heading', { name: 'You picked raspberry, navy, ivory, black.' })).toBeFocused();
  await page.goBack();
  await expect(room(page).getByRole('button', { name: 'Chocolate' })).toBeFocused();
  await answer(page, 'Chocolate');
  await expect(room(page).getByText('You picked raspberry, navy, ivory, chocolate.')).toBeVisible();
  for (const pair of [5, 4, 3, 2, 1]) {
    await page.goBack();
    await expect(room(page).getByText(`${pair} of 5`)).toBeVisible();
  }
  await page.goBack();
  await expect(room(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Photo', exact: true })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goForward();
  await expect.poll(() => stepOf(page)).toBe(0);
  await expect(room(page)).toHaveCount(0);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/faq');
});

const stepOf = (page: Page): Promise<number> => page.evaluate(() => Number(window.history.state?.step ?? 0));

test('closing or reloading leaves nothing to go back through', async ({ page }) => {
  await page.goto('/faq');
  await open(page);
  for (const leave of [() => page.keyboard.press('Escape'), () => page.reload()]) {
    await choose(page, await ME());
    for (const name of ['Rust', 'Navy']) await answer(page, name);
    await expect(room(page).getByText('3 of 5')).toBeVisible();
    await leave();
    await expect(room(page)).toHaveCount(0);
    await expect.poll(() => stepOf(page)).toBe(0);
  }
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/faq');
});

test('Back from the upload returns to the page', async ({ page }) => {
  await open(page);
  await choose(page, await ME());
  for (let i = 0; i < 5; i++) await answer(page, 'I can’t tell');
  await expect(room(page).getByRole('heading', { name: 'Five pairs, and no favorite.' })).toBeFocused();
  await room(page).getByRole('link', { name: 'Start without it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Color Analysis' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Try it on your face' })).toBeEnabled();
  await expect.poll(() => stepOf(page)).toBe(0);
});

test('the picture ends before another person in the photo', async ({ page }) => {
  const person = sharp(await photograph('camera-straight'));
  const { width, height } = await person.metadata();
  // As close as two people stand for one photo.
  const shown = Math.round(width * 0.75);
  const input = await person.extract({ left: Math.round(width * 0.12), top: 0, width: shown, height }).toBuffer();
  const both = sharp({ create: { width: 2 * shown, height, channels: 3, background: '#c0c0b8' } }).composite([
    { input, left: 0, top: 0 },
    { input, left: shown, top: 0 },
  ]);
  await open(page);
  await choose(page, { ...(await ME()), buffer: await both.jpeg().toBuffer() });
  await expect(room(page).getByText(FIRST)).toBeVisible();
  const picture = room(page).getByRole('img', { name: /^You, with a cloth/ });
  const ratio = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(ratio).toBeLessThan((1.1 * shown) / height);
});

test('without a face, or a picture at all, it says so and asks nothing', async ({ page }) => {
  await open(page);
  const plain = sharp({ create: { width: 300, height: 400, channels: 3, background: '#c09070' } });
  const files = [
    [{ ...photo('wall.png'), buffer: await plain.png().toBuffer() }, 'We can’t find a face in this photo'],
    [
      {
        ...photo('side.jpg'),
        buffer: await sharp(await photograph('camera-straight'))
          .rotate(90)
          .toBuffer(),
      },
      'This photo lies on its side',
    ],
    [photo('text.jpg', 'text/plain'), 'This browser can’t open that picture'],
  ] as const;
  for (const [file, words] of files) {
    await choose(page, file);
    await expect(room(page).getByRole('status').filter({ hasText: words })).toBeVisible();
    await expect(room(page).getByText('which makes you look rested?')).toHaveCount(0);
    await expect(room(page).getByRole('link')).toHaveText(['Start with three photos']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Photo', exact: true })).toBeFocused();
  }
  await choose(page, files[0][0]);
  const chooser = page.waitForEvent('filechooser');
  await room(page).getByRole('button', { name: 'Try Another Photo' }).click();
  await (await chooser).setFiles(await ME());
  await expect(room(page).getByText(FIRST)).toBeVisible();
});
