import type { Page } from '@playwright/test';
import { hexToLab } from '@trueseason/style/color';
import sharp from 'sharp';
import { HIDDEN_COLORS } from '../../src/lib/message-texts.ts';
import { choosePhotos, expect, garmentPhoto, LATER_HEADINGS, test, threePhotos, unlockFree } from '../journey.ts';

/* Whatever a device refuses, hides or never answers: the job ends, and what is said is so. */

async function fillDisk(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
}

const SCRIPTS = {
  'a full device': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'a database that stays silent': () => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  },
  'a canvas that changes pixels': () => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (...place) {
      const pixels = getImageData.apply(this, place);
      for (let i = 0; i < pixels.data.length; i++) pixels.data[i] = (i * 7919) % 256;
      return pixels;
    };
  },
  'no service worker': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  'no clipboard and no share sheet': () => {
    for (const name of ['clipboard', 'share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
  },
} as const;

const unreachable = (page: Page) => page.getByText(/Service Temporarily Unavailable|can’t reach/);

for (const [fault, script] of Object.entries(SCRIPTS))
  test(`buys, walks through nine steps and comes back with ${fault}`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/');
    if (fault === 'a full device') await fillDisk(page);
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await page.getByRole('link', { name: 'Start with three photos' }).first().click();
    await page.getByRole('checkbox').first().check();
    const png = await sharp((await threePhotos())[0]?.buffer)
      .ensureAlpha()
      .png()
      .toBuffer();
    const [, ...others] = await threePhotos();
    const photos = [{ name: 'opaque.png', mimeType: 'image/png', buffer: png }, ...others];
    await page.getByTestId('picker').setInputFiles(photos);
    await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
    // Paying first needs the photos on the next screen.
    await page.getByRole('link', { name: /pay now/i }).click();
    await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
    await expect(page.getByText('No Photos Found')).toHaveCount(0);
    await expect(page.getByAltText(/^Chosen, number/)).toHaveCount(3);
    await page.goBack();
    await page.getByRole('button', { name: 'Get My Analysis' }).click();
    await page.waitForURL('**/results-preview/*', { timeout: 60_000 });
    await unlockFree(page, `${fault.replaceAll(' ', '-')}@example.com`);
    for (const [i, heading] of LATER_HEADINGS.entries()) {
      await page.getByRole('button', { name: /^Next: / }).click();
      if (i === 0) await page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(unreachable(page)).toHaveCount(0);
    }
    if (fault === 'no clipboard and no share sheet') {
      await page.getByRole('button', { name: 'Copy Link' }).click();
      await expect(page.getByRole('dialog').getByLabel('Link')).toHaveValue(/\/shared\//);
    }
    const result = page.url();
    await page.goto('/garment');
    // A full device does not know after a reload who opened it: the season is asked.
    if (fault === 'a full device') await page.getByRole('combobox').selectOption('True Winter');
    await page.getByLabel('Choose a picture').setInputFiles(await garmentPhoto(hexToLab('#B01030')));
    const verdict = page.getByRole('heading', { name: /^(Yours|In between|Not yours)$/ });
    const isHidden = fault === 'a canvas that changes pixels';
    await expect(isHidden ? page.getByText(HIDDEN_COLORS) : verdict).toBeVisible();
    if (isHidden) await expect(verdict).toHaveCount(0);
    for (const path of ['/upload', '/gift', result]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(unreachable(page)).toHaveCount(0);
    }
    await expect(page.getByText('Step 9 of 9')).toBeVisible();
  });

test('photos that no database keeps are asked for again after a reload', async ({ page }) => {
  await page.addInitScript(SCRIPTS['a database that stays silent']);
  await choosePhotos(page);
  await page.reload();
  await expect(page.getByTestId('picker')).toBeAttached();
  await expect(page.getByText('Selected Photos')).toHaveCount(0);
});
