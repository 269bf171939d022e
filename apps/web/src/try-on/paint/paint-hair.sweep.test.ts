import type { ColorUse } from '@trueseason/contracts';
import {
  deltaE00,
  hexToLab,
  hexToSrgb,
  hueDifference,
  type Lab,
  labToLch,
  linearToSrgb,
  type Rgb,
  srgbToHex,
  srgbToLab,
  srgbToLinear,
} from '@trueseason/style/color';
import { VERY_NEARLY } from '@trueseason/style/seasons';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../lib/browser/picture.ts';
import type { FacePhoto } from './face-photo.ts';
import { type Mask, soften } from './mask.ts';
import { multiply, pixelOf } from './paint.ts';
import { hairLayer } from './paint-hair.ts';
import { strandsOf } from './strands.ts';

const WIDTH = 240;
const HEIGHT = 300;
const FACE = 150;
const ROOM = '#6F8FB0';
const SKIN = '#D9A88C';
const MIDDLE = { x: 120, y: 170 };
const LIGHT: Rgb = [1, 1, 1];
const linearColor = (hex: string): Rgb => srgbToLinear(hexToSrgb(hex));

type Tones = readonly [string, string, string];

interface Scene {
  /** The tones of the right half, where they are others. */
  readonly right?: Tones;
  /** Where that begins. */
  readonly from?: number;
}

/** A cap of hair around a face before a plain wall, its edge as fine as a pixel, in strands of three tones. */
function sit(tones: Tones, { right = tones, from = WIDTH / 2 }: Scene = {}) {
  const pixels: Pixels = { width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255) };
  const seen = new Float32Array(WIDTH * HEIGHT);
  const wall = linearColor(ROOM);
  const skin = linearColor(SKIN);
  const strands = tones.map(linearColor);
  const others = right.map(linearColor);
  for (let i = 0; i < seen.length; i++) {
    const x = i % WIDTH;
    const y = Math.floor(i / WIDTH);
    const fromMiddle = Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
    const isFace = Math.hypot((x - 120) / 50, (y - 190) / 75);
    const share = Math.max(0, Math.min(1, (112 - fromMiddle) / 3)) * Math.max(0, Math.min(1, (isFace - 1) * 25));
    const behind = isFace < 1.2 ? skin : wall;
    const strand = (x < from ? strands : others)[[0, 1, 1, 2, 1][Math.floor(x / 2) % 5] ?? 1] ?? wall;
    const mixed = [0, 1, 2].map((c) => share * (strand[c] ?? 0) + (1 - share) * (behind[c] ?? 0));
    pixels.data.set(
      linearToSrgb(mixed as [number, number, number]).map((v) => Math.round(v * 255)),
      i * 4,
    );
    seen[i] = share;
  }
  const map: Mask = { left: 0, top: 0, width: WIDTH, height: HEIGHT, values: seen };
  // As coarse as what a model sees.
  return { pixels, seen, strands: strandsOf(pixels, soften(map, 4).values, FACE) };
}

const sat = new Map<string, ReturnType<typeof sit>>();

/** Finding the strands takes most of the time, and many tests dye the same hair. */
function sitOnce(tones: Tones, scene?: Scene): ReturnType<typeof sit> {
  const key = JSON.stringify([tones, scene]);
  const found = sat.get(key) ?? sit(tones, scene);
  sat.set(key, found);
  return found;
}

const labAt = (photo: Pixels, x: number, y: number): Lab =>
  srgbToLab(linearToSrgb(pixelOf(photo, y * WIDTH + x)) as [number, number, number]);
const off = (a: Lab, b: Lab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

interface Told {
  readonly scene?: Scene;
  /** What the hair was read as. */
  readonly own?: string;
  readonly light?: Rgb;
  /** How the color is advised to be worn. */
  readonly use?: ColorUse;
}

function dyed(tones: Tones, hex: string, { scene, own, light = LIGHT, use }: Told = {}) {
  const { pixels, strands, seen } = sitOnce(tones, scene);
  const target: Pixels = { ...pixels, data: new Uint8ClampedArray(pixels.data) };
  const face: FacePhoto = {
    pixels,
    linesOf: () => [],
    light,
    skin: LIGHT,
    faceSkin: LIGHT,
    height: FACE,
    hair: own ? linearColor(own) : null,
    strands,
  };
  const layer = hairLayer(face, use);
  const pigment = linearColor(hex);
  layer?.paint(target, pigment);
  return {
    before: pixels,
    after: target,
    seen,
    moved: layer?.colorChange?.(pigment) ?? 0,
    isOwn: layer?.isNaturalColor?.(pigment),
  };
}

const WHITE = ['#B9B9B6', '#DADAD6', '#F2F2EF'] as const;
const BROWN = ['#2A1D16', '#4A3528', '#6B5140'] as const;
/** Told `OWN` where light falls on it. */
const DIM = ['#1C130E', '#33251C', '#4A382C'] as const;
const OWN = '#5F4A3B';
const ROW = 110;
/** On the face, and on the wall. */
const BARE = [
  [120, 190],
  [95, 190],
  [15, 20],
  [120, 40],
] as const;

/** A piece of a row, sixty pixels through the middle of the hair by default. */
const row = (photo: Pixels, from = 90, count = 60, y = ROW - 20): Lab[] =>
  Array.from({ length: count }, (_, x) => labAt(photo, from + x, y));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanLab = (labs: readonly Lab[]): Lab => {
  const of = (k: 0 | 1 | 2) => mean(labs.map((lab) => lab[k]));
  return [of(0), of(1), of(2)];
};
const spread = (labs: readonly Lab[]) => Math.max(...labs.map(([l]) => l)) - Math.min(...labs.map(([l]) => l));
const rising = (values: readonly number[], by: number) => {
  for (const [i, value] of values.entries()) if (i > 0) expect(value).toBeGreaterThan((values[i - 1] ?? 0) + by);
};
/** The colors of the pixels that are hair alone. */
const whole = (photo: Pixels, seen: Float32Array, every = 1): Lab[] =>
  [...seen.keys()].flatMap((i) =>
    seen[i] === 1 && i % every === 0 ? [labAt(photo, i % WIDTH, Math.floor(i / WIDTH))] : [],
  );
const castOf = (light: Rgb) => (hex: string) => srgbToHex(linearToSrgb(multiply(linearColor(hex), light)));
/** Hair of two kinds, side by side. */
const beside = (right: Tones, from?: number): Scene => ({ right, from });

describe.each([
  ['white hair', WHITE, '#4E3F39'],
  ['white hair', WHITE, '#A25A32'],
  ['brown hair', BROWN, '#271C18'],
  ['brown hair', BROWN, '#6C402D'],
] as const)('%s (%s) dyed %s', (_, tones, hex) => {
  const { before, after } = dyed(tones, hex);

  it('has the new color, keeps its strands, lighter ones lighter, and leaves skin and wall as they are', () => {
    const was = row(before);
    const is = row(after);
    expect(Math.abs(meanLab(is)[0] - hexToLab(hex)[0])).toBeLessThan(10);
    for (let x = 0; x + 2 < 60; x += 2) {
      const [a, b] = [was, is].map((all) => (all[x + 2]?.[0] ?? 0) - (all[x]?.[0] ?? 0));
      if (Math.abs(a ?? 0) > 5) expect(Math.sign(b ?? 0)).toBe(Math.sign(a ?? 0));
    }
    expect(spread(is)).toBeGreaterThan(6);
    for (const [x, y] of BARE) expect(off(labAt(before, x, y), labAt(after, x, y))).toBeLessThan(1);
  });
});

it('leaves gray strands in lowlights, and makes no dark one lighter', () => {
  const salted = ['#1A1A1A', '#3A3A3A', '#B9B9B9'] as const;
  const told = { own: '#505050' };
  const { before, after } = dyed(salted, '#43332F', { ...told, use: 'lowlights' });
  const covered = dyed(salted, '#43332F', told).after;
  const [was, is] = [row(before), row(after)].map((labs) => labs.map(([l]) => l)) as [number[], number[]];
  for (const [x, l] of is.entries()) expect(l, `pixel ${x}`).toBeLessThan((was[x] ?? 0) + 1.5);
  const lightest = Math.max(...was);
  expect(Math.max(...is)).toBeGreaterThan(lightest - 10);
  expect(Math.max(...row(covered).map(([l]) => l))).toBeLessThan(lightest - 20);
});

it('dyes the whole of white hair and nothing else, and leaves no white rim against the wall or on the forehead', () => {
  const { before, after, seen } = dyed(WHITE, '#4E3F39');
  const lightest = Math.max(hexToLab(ROOM)[0], hexToLab('#8A7468')[0]);
  for (const [l] of row(after, 0, WIDTH)) expect(l).toBeLessThan(lightest + 5);
  for (let y = 60; y < 125; y++) expect(labAt(after, 120, y)[0]).toBeLessThan(hexToLab(SKIN)[0] + 3);
  let missed = 0;
  let spilled = 0;
  let hair = 0;
  for (const [i, share] of seen.entries()) {
    const change = off(labAt(before, i % WIDTH, Math.floor(i / WIDTH)), labAt(after, i % WIDTH, Math.floor(i / WIDTH)));
    if (share === 1) hair += 1;
    if (share === 1 && change < 15) missed += 1;
    if (share === 0 && change > 8) spilled += 1;
  }
  expect(missed / hair).toBeLessThan(0.01);
  expect(spilled / hair).toBeLessThan(0.01);
});

describe('brown hair that lies in less light than the face', () => {
  it('stays as it is in its own color, to the last hair', () => {
    const { before, after } = dyed(DIM, OWN, { own: OWN });
    for (let y = 50; y < 280; y += 3)
      for (let x = 0; x < WIDTH; x += 3) expect(off(labAt(before, x, y), labAt(after, x, y))).toBeLessThan(1.5);
  });

  it('is no lighter in a color that is as dark as its own, and takes that color’s hue', () => {
    const { before, after } = dyed(DIM, '#5A4040', { own: OWN });
    const was = meanLab(row(before));
    const is = meanLab(row(after));
    expect(Math.abs(is[0] - was[0])).toBeLessThan(4);
    expect(is[2]).toBeLessThan(was[2] - 2);
  });

  it.each(['#7B5D46', '#4E3F39', '#9F7A54'])('has the tint of %s also where it was told grayer than it is', (color) => {
    const { after } = dyed(['#3A1F0E', '#5A3218', '#7A4A28'], color, { own: '#675547' });
    const got = labToLch(meanLab(row(after)));
    const wanted = labToLch(hexToLab(color));
    expect(Math.abs(got[1] - wanted[1])).toBeLessThan(7);
    expect(Math.abs(hueDifference(got[2], wanted[2]))).toBeLessThan(9);
  });

  it('is lighter in a lighter color, and the lighter that is the lighter', () => {
    const lighter = ['#3A2A22', OWN, '#7B5D46', '#9F7A54', '#CC9D71'];
    rising(
      lighter.map((hex) => meanLab(row(dyed(DIM, hex, { own: OWN }).after))[0]),
      2,
    );
  });
});

it('has nothing to dye without a hair map', () => {
  const { pixels } = sitOnce(BROWN);
  const face = { pixels, linesOf: () => [], light: LIGHT, skin: LIGHT, faceSkin: LIGHT, height: FACE };
  expect(hairLayer({ ...face, hair: null, strands: null })).toBeNull();
});

it.each(['#A79984', '#62514A'])('covers patches of white and dark gray with %s, without a seam between them', (hex) => {
  const { before, after } = dyed(WHITE, hex, { scene: beside(['#3A3938', '#565554', '#6E6D6B']), own: '#B7B7B7' });
  const apart = (photo: Pixels) => meanLab(row(photo, 75, 30))[0] - meanLab(row(photo, 135, 30))[0];
  expect(apart(before)).toBeGreaterThan(40);
  expect(apart(after)).toBeLessThan(14);
});

it('is no pink in a silver, and no greener in an ash brown than hair was told, where skin and hair show a cast', () => {
  const rosy: Rgb = [1.26, 0.93, 0.86];
  const gray = ['#6E6D6C', '#8A8A8A', '#ABAAA9'].map(castOf(rosy)) as unknown as Tones;
  expect(meanLab(row(dyed(gray, '#CFD2D5', { own: '#8A8A8A', light: rosy }).after))[1]).toBeLessThan(6);
  const light = [1.29, 1.0, 1.1] as Rgb;
  const own = '#796B60';
  const ash = '#8F7F6C';
  const brown = ['#5A4E45', own, '#978A80'].map(castOf(light)) as unknown as Tones;
  const [, a] = meanLab(row(dyed(brown, ash, { own, light }).after));
  expect(a).toBeGreaterThan(hexToLab(castOf(light)(ash))[1] - 1);
});

it.each([
  // Cropped and graying, with skin that shines through: seen far redder than it was told.
  ['graying hair', ['#5E4238', '#805F55', '#A58377'], '#796B60', '#726053', [1.29, 1.13, 1.18]],
  // Read darker than it is seen: the color is darker than what is seen, and lighter than what was read.
  ['dark hair in rosy light', ['#27130D', '#4D312B', '#805A50'], '#3F281F', '#402C20', [0.97, 0.66, 0.7]],
  ['dark hair in amber light', ['#1C110B', '#2A1B12', '#4A3325'], '#34291D', '#33251E', [1.21, 0.84, 0.69]],
  ['patches of gray', ['#3A3938', '#8C8B88', '#DEDEDA'], '#A5A5A3', '#A8A49C', [1, 1, 1]],
] as const)('%s hardly changes in a color that is called very nearly its own', (_, tones, own, color, light) => {
  const { before, after, seen, moved, isOwn } = dyed(tones, color, { own, light });
  expect(deltaE00(hexToLab(own), hexToLab(color))).toBeLessThan(VERY_NEARLY);
  expect(isOwn).toBe(true);
  expect(moved).toBeLessThan(3);
  // It turns neither green nor gray, at its edges either.
  for (const [i, share] of seen.entries()) {
    if (share === 0 || i % 5 > 0) continue;
    const [was, is] = [before, after].map((photo) => labAt(photo, i % WIDTH, Math.floor(i / WIDTH)));
    expect((is?.[1] ?? 0) - (was?.[1] ?? 0)).toBeGreaterThan(-1.5);
  }
});

it('is no ginger where light lies on it, in a brown that is a little lighter and warmer than the hair was told', () => {
  const { after, seen } = dyed(['#3A241A', '#66432F', '#B08060'], '#7B5D46', { own: '#675547' });
  const lit = whole(after, seen)
    .map(labToLch)
    .sort((a, b) => b[0] - a[0]);
  const brightest = lit.slice(0, Math.floor(lit.length / 5));
  const [light, chroma] = [0, 1].map((k) => mean(brightest.map((lch) => lch[k] ?? 0)));
  const [askedLight, askedChroma] = labToLch(hexToLab('#7B5D46'));
  expect((chroma ?? 0) / (light ?? 1)).toBeLessThan(askedChroma / askedLight);
});

it('takes pale strands of blond hair down with it, and as yellow as they are dyed, in a blond that is a little darker', () => {
  const { before, after, seen } = dyed(['#A57F55', '#BC976E', '#EBD9B8'], '#A68D6B', { own: '#BC976E' });
  const was = whole(before, seen);
  const is = whole(after, seen);
  const darker = was.map(([l], i) => l - (is[i]?.[0] ?? 0));
  const asked = hexToLab('#BC976E')[0] - hexToLab('#A68D6B')[0];
  expect(mean(darker)).toBeGreaterThan(asked);
  const isPale = (_: unknown, i: number) => (was[i]?.[0] ?? 0) > 80;
  expect(mean(darker.filter(isPale))).toBeGreaterThan(1.5 * asked);
  // Red and yellow alike, or what is pale turns green.
  expect(mean(is.filter(isPale).map(([, a]) => a))).toBeGreaterThan(1);
});

describe('black hair with lengths that are lighter', () => {
  const BROWN_ENDS = ['#553A1E', '#7A5429', '#94703C'] as const;
  const worn = (right: Tones, hex: string, use?: ColorUse) => {
    const told = { scene: beside(right, 175), own: '#282322', use };
    const { before, after } = dyed(['#191615', '#282322', '#38302E'], hex, told);
    const strands = row(after, 188, 30, MIDDLE.y);
    const apart = (photo: Pixels) =>
      meanLab(row(photo, 188, 30, MIDDLE.y))[0] - meanLab(row(photo, 25, 30, MIDDLE.y))[0];
    return { strands, apart: apart(after), was: apart(before) };
  };

  it('is dark to its brown ends in a dark dye, and of its hue there', () => {
    const { apart, was, strands } = worn(BROWN_ENDS, '#391E23');
    expect(was).toBeGreaterThan(20);
    expect(apart).toBeLessThan(7);
    const [hue, wanted] = [meanLab(strands), hexToLab('#391E23')].map((lab) => labToLch(lab)[2]);
    expect(Math.abs(hueDifference(hue ?? 0, wanted ?? 0))).toBeLessThan(12);
    expect(spread(strands)).toBeGreaterThan(3);
  });

  it('shines as before where it was light on hair of one color', () => {
    expect(worn(['#524C4A', '#6A6462', '#847D7B'], '#391E23').apart).toBeGreaterThan(10);
  });

  it('is lighter there in a dye that is as light as they are, and in lowlights', () => {
    expect(worn(BROWN_ENDS, '#9F7A54').apart).toBeGreaterThan(10);
    expect(worn(BROWN_ENDS, '#391E23', 'lowlights').apart).toBeGreaterThan(10);
  });
});
