import type { Page, Request } from '@playwright/test';
import { deltaE00 } from '@trueseason/color';
import type { Evidence, PublicOrder } from '@trueseason/contracts';
import { customerPhotos } from '@trueseason/painted-portraits';
import { createBrowser, createCustomer } from '@trueseason/test-kit';
import sharp from 'sharp';
import { agree } from '../consent.ts';
import { expect, standInsUrl, test, unlockFree } from '../journey.ts';

/** As cameras store them: upright, level and upside down, in both gamuts. */
const STORED = [
  { icc: 'srgb', orientation: 1, turnedBy: 0 },
  { icc: 'p3', orientation: 6, turnedBy: 270 },
  { icc: 'p3', orientation: 3, turnedBy: 180 },
] as const;
/** In CIEDE2000. Saving a photo anew without making it smaller moves these by 0.1, and nobody sees less than 1. */
const UNSEEN = 0.5;
const FEATURES = ['skin', 'hair', 'iris'] as const;

/** Photos of the size of a phone's camera. */
async function takePhotos(): Promise<Buffer<ArrayBuffer>[]> {
  const photos = await customerPhotos(3, { size: { width: 3024, height: 4032 }, noise: 0.4, quality: 100 });
  return Promise.all(
    STORED.map(async ({ turnedBy, ...metadata }, i) =>
      Buffer.from(await sharp(photos[i]).rotate(turnedBy).withMetadata(metadata).jpeg({ quality: 95 }).toBuffer()),
    ),
  );
}

/** Sends the files themselves, as no browser does any more, and pays. */
async function measureOriginals(url: string, photos: readonly Buffer<ArrayBuffer>[]): Promise<Evidence> {
  const browser = createBrowser(url);
  const customer = createCustomer(browser, standInsUrl());
  const id = await customer.upload(photos);
  await customer.waitFor(id, ['analyzed'], 60_000);
  await customer.unlock(id, 'originals@example.com');
  await customer.waitFor(id, ['completed']);
  return evidenceOf((await browser.call('GET', `/api/orders/${id}`)).json);
}

function evidenceOf({ analysisResult }: PublicOrder): Evidence {
  if (!analysisResult || !('evidence' in analysisResult)) throw new Error('the order has no open result');
  return analysisResult.evidence;
}

const isUpload = (request: Request): boolean => request.url().endsWith('/api/orders/guest');
const sentBytes = async (request: Request): Promise<number> => Number((await request.allHeaders())['content-length']);

async function measureInPage(page: Page, photos: readonly Buffer<ArrayBuffer>[]): Promise<[Evidence, number]> {
  await page.goto('/upload');
  await agree(page);
  const files = photos.map((buffer, i) => ({ name: `phone-${i + 1}.jpg`, mimeType: 'image/jpeg', buffer }));
  await page.getByTestId('picker').setInputFiles(files);
  // The painted person holds still, which the screen may say of the second and the third; a busy worker looks later.
  const seen = page.getByText(/We can measure this one\.|The same shot as photo|couldn’t check this one yet/);
  await expect(seen).toHaveCount(3, { timeout: 60_000 });
  const sending = page.waitForRequest(isUpload);
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  const sent = await sentBytes(await sending);
  await page.waitForURL('**/results-preview/*', { timeout: 60_000 });
  const id = page.url().split('/').at(-1);
  await unlockFree(page, 'smaller@example.com');
  return [evidenceOf(await (await page.request.get(`/api/orders/${id}`)).json()), sent];
}

test('large photos are sent smaller and measure the same', async ({ page, baseURL }) => {
  test.slow();
  const photos = await takePhotos();
  const originals = await measureOriginals(baseURL, photos);
  const [smaller, sent] = await measureInPage(page, photos);
  const whole = photos.reduce((sum, { length }) => sum + length, 0);
  const figures = FEATURES.map((feature) => {
    const [a, b] = [originals.features[feature], smaller.features[feature]];
    return { feature, deltaE00: a && b ? deltaE00(a.lab, b.lab) : null };
  });
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ whole, sent, figures }) });
  expect(sent).toBeLessThan(whole / 2);
  for (const { feature, deltaE00: distance } of figures) expect(distance, feature).toBeLessThan(UNSEEN);
  expect(smaller.distribution[0]?.season).toBe(originals.distribution[0]?.season);
});
