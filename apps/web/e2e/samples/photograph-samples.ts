import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { PhotoOutline, PublicOrder } from '@trueseason/contracts';
import sharp from 'sharp';
import { hangCloth } from '../../src/components/drape/hang-cloth.ts';
import type { SampleFacts } from '../../src/components/sample/sample-facts.ts';
import { frameOf } from '../../src/features/results/evidence/frame-of.ts';
import { openResult } from '../../src/lib/order/order.ts';
import { type OwnPhoto, toOwnPhoto } from '../../src/lib/photos/photo-links.ts';
import { unlockFree, uploadToPreview } from '../journey.ts';
import { drawReport } from '../screenshots/papers.ts';
import { describeSample } from './describe-sample.ts';
import { photosOf, SITTERS, type Sitter } from './sitters.ts';

const FACE = { left: 100, top: 60, width: 440, height: 440 };
const FACE_SIDE = 144;
const PORTRAIT = { width: 640, height: 800 };
/** Of the first sitter's report: what is shown of it, by the page's number. */
const PAGES = [1, 3, 4, 5, 10, 15];
const [THUMB, OPEN] = [260, 900];
/** Typed, so that the compiler reads what was written; `npm run format` gives it its shape. */
const HEAD = `/* biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measurements come near to every constant */
import type { SampleFacts } from '../components/sample/sample-facts.ts';

/** Written by e2e/samples. */
export const PEOPLE: readonly SampleFacts[] = `;
const footOf = (engineVersion: string): string => `
/** The version of the engine that measured them. */
export const MEASURED_BY = '${engineVersion}';
`;

/**
 * Takes painted people through the whole product and writes what the front page and the preview show of them, to be
 * copied to src/sample by hand: portraits, what the engine found, and pages of the report.
 */
export async function photographSamples(browser: Browser, baseURL: string, out: string): Promise<void> {
  const folder = join(out, 'sample');
  await mkdir(folder, { recursive: true });
  const samples: SampleFacts[] = [];
  let measuredBy = '';
  for (const sitter of SITTERS) {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { facts, engineVersion } = await photographSample(page, sitter, folder);
    const { readings: _, ...sample } = facts;
    samples.push(sitter === SITTERS[0] ? facts : sample);
    measuredBy = engineVersion;
    if (sitter === SITTERS[0]) await photographPages(page, folder);
    await context.close();
  }
  await writeFile(join(folder, 'people.ts'), `${HEAD}${JSON.stringify(samples, null, 2)};\n${footOf(measuredBy)}`);
}

async function photographSample(
  page: Page,
  sitter: Sitter,
  folder: string,
): Promise<{ facts: SampleFacts; engineVersion: string }> {
  const portraits = await photosOf(sitter);
  const files = portraits.map(({ image }, i) => ({ name: `${i}.jpg`, mimeType: 'image/jpeg', buffer: image }));
  const orderId = await uploadToPreview(page, files);
  await unlockFree(page, 'sample@example.com');
  const order = (await (await page.request.get(`/api/orders/${orderId}`)).json()) as PublicOrder;
  const result = openResult(order);
  const links = await (await page.request.get(`/api/orders/${orderId}/photos`)).json();
  const photos: OwnPhoto[] = links.map(toOwnPhoto);
  const shown = photos.find(({ position }) => position === 1);
  const drape = shown && hangCloth(shown.silhouettes, 0.8);
  const image = portraits[0]?.image;
  if (!result || !drape || !image) throw new Error(`${sitter.id} was not measured.`);
  const { frame } = drape;
  const { width = 0, height = 0 } = await sharp(image).metadata();
  const bottom = Math.min(1, frame.top + frame.height);
  await sharp(image)
    .extract({
      left: Math.round(frame.left * width),
      top: Math.round(frame.top * height),
      width: Math.round(frame.width * width),
      height: Math.round((bottom - frame.top) * height),
    })
    .resize(PORTRAIT.width, Math.round((PORTRAIT.height * (bottom - frame.top)) / frame.height), { fit: 'fill' })
    .webp({ quality: 66 })
    .toFile(join(folder, `${sitter.id}.webp`));
  const face = sharp(join(folder, `${sitter.id}.webp`))
    .extract(FACE)
    .resize(FACE_SIDE);
  await face.webp({ quality: 70 }).toFile(join(folder, `face-${sitter.id}.webp`));
  if (sitter === SITTERS[0])
    await sharp(await withLines(image, shown.outlines ?? []))
      .webp({ quality: 78 })
      .toFile(join(folder, 'measured.webp'));
  return { facts: describeSample(sitter, result, drape), engineVersion: result.evidence.engineVersion };
}

/** The page is the one that has just unlocked. */
async function photographPages(page: Page, folder: string): Promise<void> {
  const orderId = page.url().split('/').at(-1);
  let answer = await page.request.get(`/api/orders/${orderId}/pdf`);
  while (answer.status() !== 200) answer = await page.request.get(`/api/orders/${orderId}/pdf`);
  const pages = await drawReport(page, await answer.body(), 2);
  for (const number of PAGES) {
    const picture = pages[number - 1];
    if (!picture) continue;
    for (const [name, width] of [
      ['thumb', THUMB],
      ['page', OPEN],
    ] as const) {
      await sharp(picture)
        .resize({ width })
        .webp({ quality: name === 'thumb' ? 70 : 74 })
        .toFile(join(folder, `${name}-${String(number).padStart(2, '0')}.webp`));
    }
  }
}

/** The whole photo with a line around everything that was measured on it, cut to the face. */
async function withLines(image: Buffer, outlines: readonly PhotoOutline[]): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(image).metadata();
  const paths = outlines.map(({ lines }) =>
    lines.map((line) => `M${line.map(([x, y]) => `${x * width} ${y * height}`).join('L')}Z`).join(''),
  );
  const lines = paths.map(
    (d) =>
      `<path d="${d}" stroke="#FFF" stroke-width="5" opacity=".75"/><path d="${d}" stroke="#1C1917" stroke-width="2"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">${lines.join('')}</svg>`;
  const drawn = await sharp(image)
    .composite([{ input: Buffer.from(svg) }])
    .toBuffer();
  const { left, top, width: w, height: h } = frameOf(outlines, width / height);
  const part = { left: left * width, top: top * height, width: w * width, height: h * height };
  return sharp(drawn)
    .extract({
      left: Math.round(part.left),
      top: Math.round(part.top),
      width: Math.round(part.width),
      height: Math.round(part.height),
    })
    .resize(PORTRAIT)
    .toBuffer();
}
