import { refusedContainers, sameInEveryContainer } from '@trueseason/testing';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sanitizePhoto } from './sanitize-photo.ts';

const SIDE = 96;
/** Skin, hair, eye and cloth colors in soft blocks, so that only a change of color shows. */
const COLORS = ['#f1cdb5', '#c68863', '#6b4226', '#2b1d16', '#5d7f8c', '#a33b3b', '#e8e4da', '#3d5a3a', '#d9a441'];
/** 8-bit steps, of blocks: a JPEG of quality 70 is off by 3, a wrong color space by 10 and more. */
const MOST_OFF = 5;

async function picture(): Promise<Buffer> {
  const tile = SIDE / 3;
  const tiles = COLORS.map((background, i) => ({
    input: { create: { width: tile, height: tile, channels: 3 as const, background } },
    left: (i % 3) * tile,
    top: Math.floor(i / 3) * tile,
  }));
  const canvas = { create: { width: SIDE, height: SIDE, channels: 3 as const, background: '#000' } };
  return sharp(canvas).composite(tiles).png().toBuffer();
}

async function sanitize(bytes: Buffer): Promise<Buffer> {
  const { body } = await sanitizePhoto(
    (async function* () {
      yield bytes;
    })(),
    'a.jpg',
  );
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The mean color of each block as the engine decodes it. */
async function blocksOf(bytes: Buffer): Promise<number[]> {
  const data = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .resize(3, 3, { kernel: 'linear' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  return [...data];
}

it('reads one picture alike from every container', async () => {
  const plain = await picture();
  const expected = await blocksOf(plain);
  const containers = (await sameInEveryContainer(plain)).filter(({ name }) => name !== 'turned PNG, EXIF last');
  expect(containers.length).toBeGreaterThanOrEqual(25);
  for (const { name, bytes } of containers) {
    const blocks = await blocksOf(await sanitize(bytes));
    const off = Math.max(...blocks.map((value, i) => Math.abs(value - (expected[i] ?? 0))));
    expect(off, name).toBeLessThan(MOST_OFF);
  }
});

it('refuses containers whose colors readers guess', async () => {
  for (const { name, bytes } of await refusedContainers(await picture()))
    await expect(sanitize(bytes), name).rejects.toMatchObject({ code: 'photo_encoding' });
});
