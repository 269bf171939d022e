import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paintGarment } from '../src/garment/testing/painted-garments.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test, uploadToPreview } from './journey.ts';
import { openBoughtResult } from './opened-order.ts';

// The last file of the journeys: in one worker alone its tests would keep all others waiting.
test.describe.configure({ mode: 'parallel' });

const SHOP = { ground: 'shop', kelvin: 6500, whiteBalance: 1, seed: 7 } as const;

test('a shared link shows a result to a stranger until its owner ends it', async ({ page }) => {
  const orderId = await openBoughtResult(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { url } = (await (await page.request.post(`/api/orders/${orderId}/share`)).json()) as { url: string };
  const stranger = await page.context().browser()?.newContext();
  const guest = await stranger?.newPage();
  if (!guest) throw new Error('a second browser context');
  await guest.goto(url);
  await expect(guest.getByText('And yours?')).toBeVisible();
  await expectAccessible(guest);
  expect(await guest.content()).not.toContain(orderId);
  // Another step of an open result is no new page.
  await page.goto('about:blank');
  await page.goto(`/results/${orderId}#share`);
  await page.getByRole('button', { name: 'Stop sharing', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, stop sharing' }).click();
  await expect(page.getByText('Sharing has ended')).toBeVisible();
  await guest.goto(url);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('No results found');
  await guest.goto(`/results/${orderId}`);
  await expect(guest.getByText('We can’t find that order in this browser', { exact: true })).toBeVisible();
  await stranger?.close();
});

test('an opened result is fetched once, and can be read without a network', async ({ page, context }) => {
  const orderId = await openBoughtResult(page);
  const season = await page.getByRole('heading', { level: 1 }).textContent();
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/api/orders/${orderId}`))
    .toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('results-3')).keys()).map(({ url }) => url)))
    .toContainEqual(expect.stringContaining('/assets/garment-'));
  // Season, colors and advice, and not who bought them; asked again where the report came between both.
  await expect(async () => {
    const answers = await page.evaluate(async (path) => {
      const response: unknown = await (await fetch(path)).json();
      const cached: unknown = await (await caches.match(path))?.json();
      return { kept: cached, told: response };
    }, `/api/orders/${orderId}`);
    expect(answers.told).toMatchObject({ email: expect.stringContaining('@'), paymentIntentId: expect.any(String) });
    expect(answers.kept).toEqual({ ...Object(answers.told), email: null, paymentIntentId: null });
  }).toPass();
  const requestUrls: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() && request.url().endsWith(`/api/orders/${orderId}`)) requestUrls.push(request.url());
  });
  await page.reload();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  expect(requestUrls).toHaveLength(1);
  await context.setOffline(true);
  await page.goto(`/results/${orderId}#palette`);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Color Palette' })).toBeVisible();
  await expect(page.getByText('Core neutrals')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(season ?? '');

  await page.goto(`/garment?order=${orderId}`);
  await expect(page.getByText(`Compared with your palette: ${season}`)).toBeVisible();
  const { data, width, height } = paintGarment({ ...SHOP, cloth: [[45, 50, 20]] });
  const raw = { width, height, channels: 4 } as const;
  const buffer = await sharp(data, { raw }).resize(480).png().toBuffer();
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'garment.png', mimeType: 'image/png', buffer });
  await expect(page.locator('h2[class*=verdict]')).toHaveText(/^(Yours|In between|Not yours)$/);

  await page.goto('/lookup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Temporarily Unavailable');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Results');
});

test('the main job works with only the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const orderId = await uploadToPreview(page);
  const tabTo = async (name: string | RegExp): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      const label = `${await focused.getAttribute('aria-label')} ${await focused.textContent()} ${await focused.getAttribute('name')}`;
      if (label.match(name)) return;
    }
    throw new Error(`${name} was not reached by Tab`);
  };
  // A change of page moves the focus once, to its content.
  await expect(page.locator('#main')).toBeFocused();
  await tabTo('Unlock My Color Analysis');
  await page.keyboard.press('Enter');
  await page.getByLabel('Email').waitFor();
  await tabTo('email');
  await page.keyboard.type('keys@example.com');
  await tabTo('promo');
  await page.keyboard.type(process.env.E2E_FREE_PROMO ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Get Free Analysis' })).toBeEnabled();
  await tabTo('Get Free Analysis');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/results/${orderId}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await tabTo('Next');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Step 2 of 9')).toBeVisible();
});

/** How many pictures have been the largest that this page painted, one after another. */
const largestPictures = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().filter((entry) => 'url' in entry && entry.url !== '').length);
        });
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test.describe('where nothing is kept on the device', () => {
  // What the service worker kept comes past the route that holds the app back.
  test.use({ serviceWorkers: 'block' });

  const openPreview = async (page: Page): Promise<void> => {
    await uploadToPreview(page);
    await expect(page.getByRole('img', { name: /^Yours, number/ })).toBeVisible();
  };
  const openResult = async (page: Page): Promise<void> => {
    await openBoughtResult(page);
    await expect(page.getByRole('img', { name: /^You, with a cloth/ })).toBeVisible();
  };
  const EARLY = '[data-early-photo] img';
  const photoRequests = (page: Page): string[] => {
    const urls: string[] = [];
    page.on('request', (request) => request.url().includes('/photos/') && urls.push(request.url()));
    return urls;
  };
  /** Opens the page again until its photo is seen without the app, whose code comes once it is released. */
  const holdApp = async (page: Page): Promise<() => void> => {
    const app = Promise.withResolvers<void>();
    await page.route('**/assets/main-*.js', async (route) => {
      await app.promise;
      await route.continue();
    });
    // A phone paints what the app draws before the photo is ready.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator(EARLY)).toBeVisible();
    return app.resolve;
  };

  for (const [screen, open, name] of [
    ['preview', openPreview, /^Yours, number/],
    ['result', openResult, /^You, with a cloth/],
  ] as const)
    test(`the photo of a ${screen} is seen before the code, in its place`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page);
      const ownPhoto = page.getByRole('img', { name });
      const photos = photoRequests(page);
      const release = await holdApp(page);
      const early = page.locator(EARLY);
      const earlyBox = await early.boundingBox();
      release();
      await expect(ownPhoto).toBeVisible();
      await expect(early).toHaveCount(0);
      const box = await ownPhoto.boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        // Browsers lay out in sixty-fourths of a pixel.
        expect(Math.abs((box?.[side] ?? 0) - (earlyBox?.[side] ?? 0)), side).toBeLessThan(0.02);
      }
      expect(await largestPictures(page), 'painted larger once more by the app').toBe(1);
      expect(photos).toHaveLength(1);
    });

  for (const [step, name] of [
    ['palette', /^Your photo/],
    ['makeup', /^Your photo/],
    ['evidence', /^Yours, number 1/],
  ] as const)
    test(`the photo of a ${step} step that is opened directly is seen before the code, as it will stand`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const orderId = await openBoughtResult(page);
      await page.goto('/robots.txt');
      await page.goto(`/results/${orderId}#${step}`);
      const own = page.getByRole('img', { name });
      await expect(own).toBeVisible();
      const photos = photoRequests(page);
      const release = await holdApp(page);
      const early = page.locator(EARLY);
      const earlyPlate = await early.locator('..').boundingBox();
      const earlyBox = await early.boundingBox();
      release();
      await expect(own).toBeVisible();
      await expect(early).toHaveCount(0);
      const plate = await own.locator('xpath=ancestor::*[contains(@class, "framed")][1]').boundingBox();
      const box = await own.boundingBox();
      for (const side of ['x', 'width', 'height'] as const) {
        expect(Math.abs((plate?.[side] ?? 0) - (earlyPlate?.[side] ?? 0)), `${side} of the plate`).toBeLessThan(0.1);
        // Colors are painted on the part that is seen.
        if (step === 'makeup') continue;
        expect(Math.abs((box?.[side] ?? 0) - (earlyBox?.[side] ?? 0)), side).toBeLessThan(0.1);
      }
      // The text above it is as long as it is.
      expect(Math.abs((plate?.y ?? 0) - (earlyPlate?.y ?? 0)), 'y of the plate').toBeLessThan(90);
      expect(await largestPictures(page), 'painted larger once more by the app').toBe(1);
      expect(
        photos.filter((url) => url.includes('size=')),
        'the others wait until one looks for them',
      ).toHaveLength(1);
    });
});
