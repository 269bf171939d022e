import { deltaE00, type Lab, linearToLab, srgbToLinear } from '@trueseason/color';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PEOPLE, paletteOf, photograph, REGIONS, type RegionName, regionsOf, type Shot, truthOf } from './index.ts';

const PICTURES = ['customer-1', 'customer-2', 'customer-3'] as const;
const NEUTRAL = { light: { kelvin: 6504, tint: 0, exposure: 0 }, noise: 0 } satisfies Shot;

/** The mean color of a region in a photo. */
async function meanOf(picture: (typeof PICTURES)[number], region: RegionName, shot: Shot): Promise<Lab> {
  const pixels = await sharp(await photograph(picture, shot))
    .raw()
    .toBuffer();
  const map = await regionsOf(picture);
  const sum: [number, number, number] = [0, 0, 0];
  let n = 0;
  for (const [pixel, shown] of map.region.entries()) {
    if (shown !== REGIONS[region]) continue;
    const [r = 0, g = 0, b = 0] = pixels.subarray(pixel * 3, pixel * 3 + 3);
    const linear = srgbToLinear([r / 255, g / 255, b / 255]);
    for (const c of [0, 1, 2] as const) sum[c] += linear[c];
    n += 1;
  }
  return linearToLab([sum[0] / n, sum[1] / n, sum[2] / n]);
}

describe('a painted picture', () => {
  it.each(PICTURES)('%s shows skin, hair and lips in their stated colors', async (name) => {
    const palette = paletteOf(name);
    for (const [region, most] of [
      ['skin', 4],
      ['hair', 6],
      ['lips', 4],
    ] as const)
      expect(deltaE00(await meanOf(name, region, NEUTRAL), palette[region]), region).toBeLessThan(most);
    expect(deltaE00(await meanOf(name, 'lips', NEUTRAL), truthOf(name).lips ?? [0, 0, 0])).toBeLessThan(1);
  });

  it.each(PICTURES)('%s has its irises where they are stated', async (name) => {
    const { width, region } = await regionsOf(name);
    const irises = truthOf(name).irises ?? [];
    expect(irises).toHaveLength(2);
    for (const { x, y, radius } of irises) {
      const at = (dx: number) => region[Math.round(y) * width + Math.round(x + dx * radius)];
      expect([at(-0.7), at(0.7)]).toEqual([REGIONS.iris, REGIONS.iris]);
    }
  });

  it('of each of the twelve people has deeper skin than the one before', () => {
    const depths = PEOPLE.map((name) => paletteOf(name).skin[0]);
    expect(depths).toEqual(depths.toSorted((a, b) => b - a));
  });
});

describe('a photo of it', () => {
  it('is the same for the same shot and another for another seed', async () => {
    const take = async (seed: string) => (await photograph('customer-1', { seed })).toString('base64');
    const first = await take('a');
    expect(await take('a')).toBe(first);
    expect(await take('b')).not.toBe(first);
  });

  it('changes with the light, not only channel by channel', async () => {
    const skin = await meanOf('customer-1', 'skin', NEUTRAL);
    const warm = { ...NEUTRAL, light: { ...NEUTRAL.light, kelvin: 4000, whiteBalance: 0.3 } };
    expect(deltaE00(await meanOf('customer-1', 'skin', warm), skin)).toBeGreaterThan(5);
    const darker = { ...NEUTRAL, light: { ...NEUTRAL.light, exposure: -1 } };
    expect(skin[0] - (await meanOf('customer-1', 'skin', darker))[0]).toBeGreaterThan(12);
  });

  it('has no color left when monochrome, and the size that was asked for', async () => {
    const size = { width: 300, height: 400 };
    const photo = sharp(await photograph('person-1', { size, monochrome: true, noise: 0.5 }));
    const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
    expect(data.every((v, i) => Math.abs(v - (data[i - (i % 3)] ?? 0)) <= 1)).toBe(true);
    expect(info).toMatchObject(size);
  });
});
