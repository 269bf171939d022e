import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import type { MockApi } from './support/mock-api.ts';
import { kept, picker } from './support/photos.ts';
import { expect, test } from './support/test.ts';

/** A strip: only the longer side decides, and large pictures take long. */
const WIDTH = 2520;
const HEIGHT = 840;
/** Beyond sRGB where the numbers are Display P3. */
const RED = [250, 20, 30] as const;
const GRAY = [150, 145, 140] as const;

/** Gray with a red corner at the top left of the stored pixels, and some grain. */
function scene(width = WIDTH, height = HEIGHT): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const color = x < width / 3 && y < height / 3 ? RED : GRAY;
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = (color[c] ?? 0) + ((i * 7919 + c * 31) % 9) - 4;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const large = await scene().jpeg({ quality: 95 }).toBuffer();

/** Chooses one photo on the upload screen, which is open, and gives what is kept to be sent. */
async function choose(page: Page, api: MockApi, buffer: Buffer): Promise<Buffer> {
  api.on('checkPhoto', { problems: [], warnings: [] });
  await picker(page).setInputFiles([{ name: 'photo', mimeType: 'image/jpeg', buffer }]);
  const [sent] = await kept(page, 1);
  if (!sent) throw new Error('a photo was kept');
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await kept(page, 0);
  return sent;
}

const segment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);

/** A photo whose pixels stay and are said to be turned and, where asked, Display P3; sharp would decode them anew. */
async function take(orientation: number, gamut: string): Promise<Buffer> {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const tags = [segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff)]))];
  if (gamut === 'Display P3') {
    const { icc = Buffer.alloc(0) } = await sharp(await scene(9, 9).withIccProfile('p3').jpeg().toBuffer()).metadata();
    tags.push(segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc])));
  }
  return Buffer.concat([large.subarray(0, 2), ...tags, large.subarray(2)]);
}

/** Numbers of a coarse grid over the upright picture, left in the photo's own gamut. */
const grid = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).autoOrient().keepIccProfile().resize(15, 15, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();

async function farthest(a: Buffer, b: Buffer): Promise<number> {
  const firstGrid = await grid(a);
  const other = await grid(b);
  return firstGrid.reduce((most, level, i) => Math.max(most, Math.abs(level - (other[i] ?? 0))), 0);
}

test('a large photo is sent smaller, upright and in its own gamut', async ({ page, api }) => {
  await page.goto('/upload');
  for (const [gamut, orientations] of Object.entries({ sRGB: [1, 2, 3, 4, 5, 6, 7, 8], 'Display P3': [6] })) {
    for (const orientation of orientations) {
      await test.step(`${gamut}, orientation ${orientation}`, async () => {
        const photo = await take(orientation, gamut);
        const sentPhoto = await choose(page, api, photo);
        const { width, height, exif, ...sentAs } = await sharp(sentPhoto).metadata();
        expect([width, height]).toEqual(orientation > 4 ? [800, 2400] : [2400, 800]);
        expect([exif, sentAs.orientation]).toEqual([undefined, undefined]);
        expect(sentPhoto.length).toBeLessThan(photo.length);
        expect(await farthest(sentPhoto, photo)).toBeLessThan(10);
        const [reddest] = (await sharp(sentPhoto).stats()).channels;
        expect(reddest?.max).toBeGreaterThan(240);
        expect(sentAs.icc?.includes(Buffer.from(gamut, 'utf16le').swap16())).toBe(true);
      });
    }
  }
});

test('what cannot be made smaller without a doubt is sent as it is', async ({ page, api }) => {
  await page.goto('/upload');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  // So hard pressed that its own flaws cost more to store than it does.
  const pressed = sharp({ create: { width: 2450, height: 800, channels: 3, background: '#888', noise } });
  for (const photo of [
    await scene(2400, 800).jpeg({ quality: 95 }).toBuffer(),
    await pressed.jpeg({ quality: 5 }).toBuffer(),
    large.subarray(0, large.length / 2),
  ])
    expect((await choose(page, api, photo)).equals(photo)).toBe(true);
  // In a browser that cannot.
  await page.route('**/shrink-worker-*.js', (route) => route.abort());
  await page.reload();
  expect((await choose(page, api, large)).equals(large)).toBe(true);
});
