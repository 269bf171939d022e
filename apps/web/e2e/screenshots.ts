// Photographs every screen at two widths, light and dark, into the ignored folder screenshots/ at the root.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '@trueseason/chromium';
import { threePhotos, unlockFree, uploadToPreview, webUrl } from './journey.ts';
import { composeReadmePicture } from './readme-picture.ts';
import start from './start-system.ts';

const OUT = join(import.meta.dirname, '../../../screenshots');
const SIZES = [
  [390, 844],
  [1280, 800],
] as const;

const PUBLIC = [
  '/',
  '/reddit-landing',
  '/faqs',
  '/about',
  '/terms',
  '/help',
  '/blog',
  '/blog/draping-guide',
  '/upload',
];
const REST = ['/payment', '/lookup', '/admin', '/utm-test', '/404'];
const STEPS = ['overview', 'palette', 'clothing', 'accessories', 'hair', 'makeup', 'celebrities', 'evidence', 'share'];

const nameOf = (path: string): string =>
  path
    .replace(/\d{6,}\/?/g, '')
    .replace(/[/?=#]+/g, '-')
    .replace(/^-|-$/g, '') || 'home';

async function photograph(page: Page, path: string, suffix: string, name = nameOf(path)): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // A picture of the whole page shows what is loaded only when somebody comes near.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(OUT, `${name}-${suffix}.png`), fullPage: true });
}

async function journey(browser: Browser, baseURL: string, size: (typeof SIZES)[number], colorScheme: 'light' | 'dark') {
  const [width, height] = size;
  const suffix = `${width}-${colorScheme}`;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('analyticsConsent', 'refused'));
  const page = await context.newPage();
  const shot = (name: string): Promise<unknown> => page.screenshot({ path: join(OUT, `${name}-${suffix}.png`) });
  for (const path of [...PUBLIC, ...REST]) await photograph(page, path, suffix);

  await page.goto('/upload');
  await page.getByRole('button', { name: /Drop your photos/ }).click();
  await page.waitForTimeout(400);
  await shot('upload-guidelines');
  await page.keyboard.press('Escape');
  await page.getByTestId('picker').setInputFiles(await threePhotos());
  await page.waitForTimeout(2500);
  await shot('upload-photos');
  await photograph(page, '/checkout', suffix);

  const orderId = await uploadToPreview(page);
  await photograph(page, `/results-preview/${orderId}`, suffix);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Card number').waitFor();
  await page.screenshot({ path: join(OUT, `unlock-${suffix}.png`), fullPage: true });
  await page.reload();
  await unlockFree(page, 'screens@example.com');
  await page.getByRole('dialog').waitFor();
  await shot('share-story');
  for (const step of STEPS) await photograph(page, `/results/${orderId}#${step}`, suffix);
  await page.goto(`/results/${orderId}#palette`);
  await page.getByRole('heading', { name: 'On you' }).evaluate((heading) => heading.scrollIntoView());
  await page.waitForTimeout(600);
  await shot('drape');
  for (const step of ['identity', 'palette', 'wow', 'guide', 'looks']) {
    await photograph(page, `/results-premium/${orderId}#${step}`, suffix);
  }
  await photograph(page, `/results/${orderId}?view=classic`, suffix);
  await photograph(page, `/analysis/${orderId}`, suffix);
  await context.close();
}

const stop = await start();
const browser = await chromium.launch(await launchOptions());
try {
  await mkdir(OUT, { recursive: true });
  for (const scheme of ['light', 'dark'] as const) {
    for (const size of SIZES) await journey(browser, webUrl(), size, scheme);
  }
  await composeReadmePicture(OUT);
} finally {
  await browser.close();
  await stop();
}
