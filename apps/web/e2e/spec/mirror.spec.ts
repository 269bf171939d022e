import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hasRealPortraits, realPortraits } from '@trueseason/testing';
import { photograph } from '@trueseason/testing/portraits';
import sharp from 'sharp';
import { expectAccessible } from '../accessibility.ts';
import { withCamera } from './support/fake-camera.ts';
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
  test.skip(!hasRealPortraits, 'There are no real portraits beside this checkout');
  const [path] = await realPortraits();
  const frame = await sharp(path).resize(720, 960, { fit: 'cover', position: 'top' }).jpeg({ quality: 92 }).toBuffer();
  await writeFile(FILM, Buffer.concat(Array.from({ length: 30 }, () => frame)));
  const requests = await open(page);
  const pressed = performance.now();
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  await slider(page).press('ArrowRight', { timeout: 20_000 });
  expect(performance.now() - pressed).toBeLessThan(10_000);
  await expect(room(page).getByRole('img', { name: /^You, with a cloth in Rust on the left/ })).toBeVisible();
  await expect(room(page).getByText(FIRST)).toBeVisible();
  await expectAccessible(page);
  expect(requests).toEqual([]);
});

test('by keyboard, without canvases: a photo, five pairs, and the photo goes along', async ({ page, api }) => {
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
  await expect(room(page).getByRole('heading', { name: 'Now let us measure it.' })).toBeFocused();
  await expectAccessible(page);
  expect(requests).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(room(page).getByRole('link', { name: 'Use This Photo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/upload');
  await expect(page.getByText('Selected Photos (1/3)')).toBeVisible();
});

test('without a face, or a picture at all, it says so and shows cloth alone', async ({ page }) => {
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
    await expect(room(page).getByText(FIRST)).toBeVisible();
    for (let i = 0; i < 5; i++) await room(page).getByRole('button', { name: 'I can’t tell' }).click();
    await expect(room(page).getByRole('link')).toHaveText(['Start with three photos']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Photo', exact: true })).toBeFocused();
  }
});
