import { deltaE00, type Lab, linearToLab, type Rgb, srgbToLinear } from '@trueseason/color';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { encode } from './encode.ts';
import {
  createPerson,
  type PortraitOptions,
  type PortraitTruth,
  portraitSet,
  REGIONS,
  type RegionName,
  renderPortrait,
} from './index.ts';
import { withDefaults } from './photo-defaults.ts';

// What is tested here is painted here.
vi.stubEnv('PAINTED_DIR', '');
afterAll(() => void vi.unstubAllEnvs());

const SMALL = { width: 300, height: 390, noise: 0, format: 'png' } as const satisfies PortraitOptions;
const person = createPerson({ seed: 'one', depth: 0.4, hairStyle: 'bob', masculine: 0 });
const plain = await renderPortrait({ ...SMALL, person });

async function pixelsOf(image: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(image)
    .autoOrient()
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Mean linear color of a region in the finished picture. */
async function meanColor(image: Buffer, truth: PortraitTruth, region: RegionName): Promise<Rgb> {
  const { data } = await pixelsOf(image);
  const sum: [number, number, number] = [0, 0, 0];
  let n = 0;
  truth.map.region.forEach((value, pixel) => {
    if (value !== REGIONS[region]) return;
    const channel = (c: number) => (data[pixel * 3 + c] ?? 0) / 255;
    const [r, g, b] = srgbToLinear([channel(0), channel(1), channel(2)]);
    sum[0] += r;
    sum[1] += g;
    sum[2] += b;
    n++;
  });
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

describe('renderPortrait', () => {
  it('gives the same bytes for the same options and others for another person', async () => {
    const first = await renderPortrait({ person, width: 200, height: 260 });
    const again = await renderPortrait({ person, width: 200, height: 260 });
    const other = await renderPortrait({ person: createPerson({ seed: 'two' }), width: 200, height: 260 });
    expect(again.image.equals(first.image)).toBe(true);
    expect(other.image.equals(first.image)).toBe(false);
  });

  it.each([0, 0.25, 0.5, 0.75, 1])('shows skin of depth %s in its stated color', async (depth) => {
    const subject = createPerson({ seed: `depth ${depth}`, depth });
    const { image, truth } = await renderPortrait({ ...SMALL, person: subject });
    const seen = truth.regions.skin?.seen as Lab;
    expect(deltaE00(seen, subject.palette.skin)).toBeLessThan(4);
    expect(deltaE00(linearToLab(await meanColor(image, truth, 'skin')), seen)).toBeLessThan(1);
  });

  it('tints the picture as the light does, and says by how much', async () => {
    const warm = await renderPortrait({ ...SMALL, person, light: { kelvin: 4000, whiteBalance: 0.3 } });
    const truth = plain.truth.regions.skin?.seen as Lab;
    const mean = await meanColor(warm.image, warm.truth, 'skin');
    const { paper } = warm.truth;
    const uncorrected = deltaE00(linearToLab(mean), truth);
    const corrected = deltaE00(linearToLab([mean[0] / paper[0], mean[1] / paper[1], mean[2] / paper[2]]), truth);
    expect(paper[0]).toBeGreaterThan(paper[2]);
    expect(plain.truth.paper.every((v) => Math.abs(v - 1) < 0.002)).toBe(true);
    expect(uncorrected).toBeGreaterThan(5);
    expect(corrected).toBeLessThan(uncorrected / 3);
    // Light acts on spectra, so that scaling channels leaves a remainder.
    expect(corrected).toBeGreaterThan(0.05);
  });

  it('brightens by stops', async () => {
    const darker = await renderPortrait({ ...SMALL, person, light: { exposure: -1 } });
    const [a, b] = [
      await meanColor(plain.image, plain.truth, 'skin'),
      await meanColor(darker.image, darker.truth, 'skin'),
    ];
    expect(a[1] / b[1]).toBeCloseTo(2, 1);
  });

  it('marks the irises where it painted them', async () => {
    const { truth } = await renderPortrait({ ...SMALL, person, pose: { yaw: 12, roll: -6 } });
    for (const iris of truth.faces[0]?.irises ?? []) {
      const at = (dx: number) =>
        truth.map.region[Math.round(iris.y) * truth.map.width + Math.round(iris.x + dx * iris.radius)];
      expect([at(-0.7), at(0.7)]).toEqual([REGIONS.iris, REGIONS.iris]);
    }
    expect(truth.faces[0]?.irises).toHaveLength(2);
  });

  it('hides the irises behind closed lids and the hair under a cap', async () => {
    const closed = await renderPortrait({ ...SMALL, person, eyesOpen: 0 });
    const capped = await renderPortrait({ ...SMALL, person, hat: [40, 30, 10] });
    const count = (t: PortraitTruth, region: RegionName) => t.regions[region]?.pixels ?? 0;
    expect(count(plain.truth, 'iris')).toBeGreaterThan(100);
    expect(count(closed.truth, 'iris')).toBe(0);
    expect(count(capped.truth, 'headwear')).toBeGreaterThan(2000);
    expect(count(capped.truth, 'hair')).toBeLessThan(count(plain.truth, 'hair') * 0.7);
  });

  it('shows several people side by side, or nobody', async () => {
    const two = await renderPortrait({ ...SMALL, people: [person, createPerson({ seed: 'two' })] });
    const [left, right] = two.truth.faces;
    expect((left?.box.x ?? 0) + (left?.box.width ?? 0)).toBeLessThan(right?.box.x ?? 0);
    const nobody = await renderPortrait({ ...SMALL, scene: 'landscape' });
    expect(nobody.truth.faces).toEqual([]);
    expect(nobody.truth.regions.skin).toBeUndefined();
  });

  it('has no color left when monochrome', async () => {
    const { image } = await renderPortrait({ ...SMALL, person, monochrome: true, noise: 0.5, light: { kelvin: 4000 } });
    const { data } = await pixelsOf(image);
    expect(data.every((v, i) => v === data[i - (i % 3)])).toBe(true);
  });
});

describe('the file', async () => {
  // Painted once: the file is made of what was painted.
  const upright = await pixelsOf(plain.image);
  const written = (options: PortraitOptions): Promise<Buffer> =>
    encode(upright.data, SMALL.width, SMALL.height, withDefaults({ ...SMALL, person, ...options }));

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads upright with EXIF orientation %i', async (orientation) => {
    const image = await written({ orientation });
    const turned = await pixelsOf(image);
    const { orientation: tag, width } = await sharp(image).metadata();
    expect(tag ?? 1).toBe(orientation);
    expect(width).toBe(orientation >= 5 ? SMALL.height : SMALL.width);
    expect([turned.width, turned.height]).toEqual([SMALL.width, SMALL.height]);
    expect(turned.data.equals(upright.data)).toBe(true);
  });

  it('carries a Display P3 profile that leads back to the same colors', async () => {
    const image = await written({ profile: 'display-p3', orientation: 6 });
    const { icc } = await sharp(image).metadata();
    // The profile names itself in UTF-16.
    expect(icc?.toString('latin1').replaceAll('\0', '')).toMatch(/P3/);
    const stored = await sharp(image).autoOrient().keepIccProfile().raw().toBuffer();
    const [a, b] = [(await pixelsOf(image)).data, upright.data];
    const difference = a.reduce((sum, v, i) => sum + Math.abs(v - (b[i] ?? 0)), 0) / a.length;
    expect(difference).toBeLessThan(1);
    expect(stored.equals(b)).toBe(false);
  });

  it('can carry data that must not survive an upload', async () => {
    const { image } = await renderPortrait({ ...SMALL, person, format: 'jpeg', personalExif: true, orientation: 6 });
    const { exif, orientation } = await sharp(image).metadata();
    expect(exif?.toString('latin1')).toContain('Test Camera');
    expect(orientation).toBe(6);
  });

  it('comes as large as phones make them', async () => {
    const { image, truth } = await renderPortrait({ person, width: 3000, height: 4000 });
    const { width, height, format } = await sharp(image).metadata();
    expect([width, height, format]).toEqual([3000, 4000, 'jpeg']);
    expect(truth.faces[0]?.irises[0]?.radius).toBeGreaterThan(40);
  }, 240_000);

  it('gets softer with blur and smaller with lower quality', async () => {
    const detail = async (options: PortraitOptions) => {
      const { data, width } = await pixelsOf(await written(options));
      let sum = 0;
      for (let i = 3; i < data.length; i += 3) {
        if ((i / 3) % width > 0) sum += ((data[i] ?? 0) - (data[i - 3] ?? 0)) ** 2;
      }
      return sum / data.length;
    };
    expect(await detail({ blur: 8 })).toBeLessThan((await detail({})) / 3);
    const size = async (quality: number) => (await written({ format: 'jpeg', quality })).length;
    expect(await size(60)).toBeLessThan((await size(95)) / 2);
  });
});

describe('portraitSet', () => {
  it('shows one person in different photos', async () => {
    const set = await portraitSet(person, 3, { width: 240, height: 312 });
    expect(new Set(set.map((photo) => photo.image.toString('base64'))).size).toBe(3);
    expect(set.every((photo) => photo.truth.faces[0]?.person === person)).toBe(true);
    expect(new Set(set.map((photo) => photo.truth.light.kelvin)).size).toBe(3);
  });
});
