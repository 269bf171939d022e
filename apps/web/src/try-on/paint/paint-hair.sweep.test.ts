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
} from '@trueseason/color';
import type { ColorUse } from '@trueseason/contracts';
import { VERY_NEARLY } from '@trueseason/seasons';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../lib/browser/picture.ts';
import type { FacePhoto } from './face-photo.ts';
import { type Mask, soften } from './mask.ts';
import { pixelOf, times } from './paint.ts';
import { hairLayer } from './paint-hair.ts';
import { strandsOf } from './strands.ts';

const [WIDTH, HEIGHT, FACE] = [240, 300, 150];
const [ROOM, SKIN] = ['#6F8FB0', '#D9A88C'];
const MIDDLE = { x: 120, y: 170 };
const LIGHT: Rgb = [1, 1, 1];
const linearColor = (hex: string): Rgb => srgbToLinear(hexToSrgb(hex));

type Tones = readonly [string, string, string];

interface Scene {
  readonly room: string;
  readonly isShort: boolean;
  /** The tones of the right half, where they are others. */
  readonly right?: Tones;
  /** Where that begins. */
  readonly from?: number;
}

/** A cap of hair around a face before a plain wall, its edge as fine as a pixel, in strands of three tones. */
function sit(tones: Tones, { room, isShort, right = tones, from = WIDTH / 2 }: Scene = { room: ROOM, isShort: false }) {
  const pixels: Pixels = { width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255) };
  const seen = new Float32Array(WIDTH * HEIGHT);
  const [wall, skin] = [linearColor(room), linearColor(SKIN)];
  const [strands, others] = [tones.map(linearColor), right.map(linearColor)];
  for (let i = 0; i < seen.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const [fromMiddle, isFace] = [Math.hypot(x - MIDDLE.x, y - MIDDLE.y), Math.hypot((x - 120) / 50, (y - 190) / 75)];
    const outer = isShort ? (1.22 - isFace) * 25 : (112 - fromMiddle) / 3;
    const share = Math.max(0, Math.min(1, outer)) * Math.max(0, Math.min(1, (isFace - 1) * 25));
    const behind = isFace < (isShort ? 1.1 : 1.2) ? skin : wall;
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
  return { before: pixels, after: target, seen, moved: layer?.moves?.(pigment) ?? 0, isOwn: layer?.isOwn?.(pigment) };
}

const WHITE = ['#B9B9B6', '#DADAD6', '#F2F2EF'] as const;
const BROWN = ['#2A1D16', '#4A3528', '#6B5140'] as const;
/** Told `OWN` where light falls on it. */
const DIM = ['#1C130E', '#33251C', '#4A382C'] as const;
const ROW = 110;

describe.each([
  ['white hair', WHITE, '#4E3F39'],
  ['white hair', WHITE, '#A25A32'],
  ['brown hair', BROWN, '#271C18'],
  ['brown hair', BROWN, '#6C402D'],
] as const)('%s (%s) dyed %s', (_, tones, hex) => {
  const { before, after } = dyed(tones, hex);
  const across = (photo: Pixels) => Array.from({ length: 60 }, (__, x) => labAt(photo, 90 + x, ROW - 20));

  it('has the new color in the middle', () => {
    const mean = across(after).reduce((sum, [l]) => sum + l, 0) / 60;
    expect(Math.abs(mean - hexToLab(hex)[0])).toBeLessThan(10);
  });

  it('keeps its strands: what was lighter is lighter', () => {
    const [was, is] = [across(before), across(after)];
    for (let x = 0; x + 2 < 60; x += 2) {
      const [a, b] = [(was[x + 2]?.[0] ?? 0) - (was[x]?.[0] ?? 0), (is[x + 2]?.[0] ?? 0) - (is[x]?.[0] ?? 0)];
      if (Math.abs(a) > 5) expect(Math.sign(b)).toBe(Math.sign(a));
    }
    const lightness = is.map(([l]) => l);
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeGreaterThan(6);
  });

  it('leaves skin and wall as they are', () => {
    for (const [x, y] of [
      [120, 190],
      [120, 150],
      [95, 190],
      [15, 20],
      [225, 280],
      [120, 40],
    ] as const)
      expect(off(labAt(before, x, y), labAt(after, x, y))).toBeLessThan(1);
  });
});

it('leaves gray strands in lowlights, and makes no dark one lighter', () => {
  const salted = ['#1A1A1A', '#3A3A3A', '#B9B9B9'] as const;
  const lightnesses = (photo: Pixels) => Array.from({ length: 60 }, (_, x) => labAt(photo, 90 + x, ROW - 20)[0]);
  const told = { own: '#505050' };
  const { before, after } = dyed(salted, '#43332F', { ...told, use: 'lowlights' });
  const [was, is] = [lightnesses(before), lightnesses(after)];
  for (const [x, l] of is.entries()) expect(l, `pixel ${x}`).toBeLessThan((was[x] ?? 0) + 1.5);
  const covered = lightnesses(dyed(salted, '#43332F', told).after);
  const lightest = Math.max(...was);
  expect(Math.max(...is)).toBeGreaterThan(lightest - 10);
  expect(Math.max(...covered)).toBeLessThan(lightest - 20);
});

it('leaves no white rim where white hair was dyed, neither against the wall nor on the forehead', () => {
  const { after } = dyed(WHITE, '#4E3F39');
  const lightest = Math.max(hexToLab(ROOM)[0], hexToLab('#8A7468')[0]);
  for (let x = 0; x < WIDTH; x++) expect(labAt(after, x, ROW - 20)[0]).toBeLessThan(lightest + 5);
  for (let y = 60; y < 125; y++) expect(labAt(after, 120, y)[0]).toBeLessThan(hexToLab(SKIN)[0] + 3);
});

it('dyes the whole of the hair, and nothing else', () => {
  const { before, after, seen } = dyed(WHITE, '#4E3F39');
  let [missed, spilled, hair] = [0, 0, 0];
  for (let i = 0; i < seen.length; i++) {
    const change = off(labAt(before, i % WIDTH, Math.floor(i / WIDTH)), labAt(after, i % WIDTH, Math.floor(i / WIDTH)));
    if ((seen[i] ?? 0) === 1) hair += 1;
    if ((seen[i] ?? 0) === 1 && change < 15) missed += 1;
    if ((seen[i] ?? 0) === 0 && change > 8) spilled += 1;
  }
  expect(missed / hair).toBeLessThan(0.01);
  expect(spilled / hair).toBeLessThan(0.01);
});

it('dyes white hair that is cut short before a light wall, to its outer edge', () => {
  const { before, after, seen } = dyed(WHITE, '#4E3F39', { scene: { room: '#C9BFBB', isShort: true } });
  let [missed, hair] = [0, 0];
  for (const [i, share] of seen.entries()) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (share < 1) continue;
    hair += 1;
    if (labAt(before, x, y)[0] - labAt(after, x, y)[0] < 15) missed += 1;
  }
  expect(missed / hair).toBeLessThan(0.1);
});

describe('brown hair that lies in less light than the face', () => {
  const OWN = '#5F4A3B';
  const mean = (photo: Pixels): Lab => {
    const labs = Array.from({ length: 60 }, (_, x) => labAt(photo, 90 + x, ROW - 20));
    const of = (k: 0 | 1 | 2) => labs.reduce((sum, lab) => sum + lab[k], 0) / labs.length;
    return [of(0), of(1), of(2)];
  };

  it('stays as it is in its own color, to the last hair', () => {
    const { before, after } = dyed(DIM, OWN, { own: OWN });
    for (let y = 50; y < 280; y += 3)
      for (let x = 0; x < WIDTH; x += 3) expect(off(labAt(before, x, y), labAt(after, x, y))).toBeLessThan(1.5);
  });

  it('is no lighter in a color that is as dark as its own, and takes that color’s hue', () => {
    const color = '#5A4040';
    const { before, after } = dyed(DIM, color, { own: OWN });
    const [was, is] = [mean(before), mean(after)];
    expect(Math.abs(is[0] - was[0])).toBeLessThan(4);
    expect(is[2]).toBeLessThan(was[2] - 2);
  });

  it.each(['#7B5D46', '#4E3F39', '#9F7A54'])('has the tint of %s also where it was told grayer than it is', (color) => {
    const { after } = dyed(['#3A1F0E', '#5A3218', '#7A4A28'], color, { own: '#675547' });
    const [got, wanted] = [labToLch(mean(after)), labToLch(hexToLab(color))];
    expect(Math.abs(got[1] - wanted[1])).toBeLessThan(7);
    expect(Math.abs(hueDifference(got[2], wanted[2]))).toBeLessThan(9);
  });

  it('is lighter in a lighter color, and the lighter that is the lighter', () => {
    const lights = ['#3A2A22', OWN, '#7B5D46', '#9F7A54', '#CC9D71'].map(
      (hex) => mean(dyed(DIM, hex, { own: OWN }).after)[0],
    );
    for (const [i, light] of lights.entries()) if (i > 0) expect(light).toBeGreaterThan((lights[i - 1] ?? 0) + 2);
  });

  it('keeps the drawing of its strands in a lighter color', () => {
    const { after } = dyed(['#C9B093', '#DCC6A8', '#FAE8C6'], '#D6B781', { own: '#B49772' });
    for (let x = 90; x < 150; x++) expect(labAt(after, x, ROW - 20)[0]).toBeLessThan(98);
  });
});

it('has nothing to dye where nobody looked for hair', () => {
  const { pixels } = sitOnce(BROWN);
  expect(
    hairLayer({
      pixels,
      linesOf: () => [],
      light: LIGHT,
      skin: LIGHT,
      faceSkin: LIGHT,
      height: FACE,
      hair: null,
      strands: null,
    }),
  ).toBeNull();
});

it.each(['#A79984', '#62514A'])('covers patches of white and dark gray with %s, without a seam between them', (hex) => {
  const DARK_GRAY = ['#3A3938', '#565554', '#6E6D6B'] as const;
  const { before, after } = dyed(WHITE, hex, {
    scene: { room: ROOM, isShort: false, right: DARK_GRAY },
    own: '#B7B7B7',
  });
  const mean = (photo: Pixels, from: number) =>
    Array.from({ length: 30 }, (_, x) => labAt(photo, from + x, ROW - 20)[0]).reduce((sum, l) => sum + l, 0) / 30;
  const apart = (photo: Pixels) => mean(photo, 75) - mean(photo, 135);
  expect(apart(before)).toBeGreaterThan(40);
  expect(apart(after)).toBeLessThan(14);
});

it('covers gray temples of dark hair in a color that is near what it was told', () => {
  const SALTED = ['#5A5856', '#7E7C79', '#B4B2AF'] as const;
  const { after } = dyed(['#2A2826', '#3A3735', '#474340'], '#4E3F39', {
    scene: { room: ROOM, isShort: false, right: SALTED },
    own: '#47433E',
  });
  const row = Array.from({ length: 50 }, (_, x) => labAt(after, 130 + x, ROW)[0]);
  expect(Math.max(...row)).toBeLessThan(hexToLab('#B4B2AF')[0] - 14);
});

it('is no redder in a light strawberry than its swatch, in blond hair whose highlights are pale', () => {
  const { after } = dyed(['#A06A3C', '#C79A6C', '#F6EAD6'], '#CC9D71', { own: '#B49772' });
  const row = Array.from({ length: 60 }, (_, x) => labAt(after, 90 + x, ROW - 20)).toSorted((a, b) => a[0] - b[0]);
  const lit = row.slice(12, 45);
  const mean = (k: 1 | 2) => lit.reduce((sum, lab) => sum + lab[k], 0) / lit.length;
  const [, a, b] = hexToLab('#CC9D71');
  expect(Math.hypot(mean(1), mean(2)) - Math.hypot(a, b)).toBeLessThan(6);
});

it('is no pink in a silver where skin and gray hair are seen rosy', () => {
  const light: Rgb = [1.26, 0.93, 0.86];
  const cast = (hex: string): string => srgbToHex(linearToSrgb(times(linearColor(hex), light)));
  const tones = ['#6E6D6C', '#8A8A8A', '#ABAAA9'].map(cast) as unknown as Tones;
  const { after } = dyed(tones, '#CFD2D5', { own: '#8A8A8A', light });
  const row = Array.from({ length: 60 }, (_, x) => labAt(after, 90 + x, ROW - 20)[1]);
  expect(row.reduce((sum, a) => sum + a, 0) / row.length).toBeLessThan(6);
});

it('leaves strands where light washed them out beside hair of every gray', () => {
  const [EVERY, WASHED] = [
    ['#2E2D2B', '#8C8B88', '#DEDEDA'],
    ['#DCDCD9', '#E6E6E3', '#F4F4F1'],
  ] as const;
  const { before, after } = dyed(EVERY, '#A79984', {
    scene: { room: ROOM, isShort: false, right: WASHED },
    own: '#B7B7B7',
  });
  const spread = (photo: Pixels) => {
    const row = Array.from({ length: 40 }, (_, x) => labAt(photo, 150 + x, ROW)[0]);
    return Math.max(...row) - Math.min(...row);
  };
  expect(spread(before)).toBeLessThan(10);
  expect(spread(after)).toBeGreaterThan(spread(before));
});

describe.each([
  // Cropped and graying, with skin that shines through: seen far redder than it was told.
  ['graying hair', ['#5E4238', '#805F55', '#A58377'], '#796B60', '#726053', [1.29, 1.13, 1.18]],
  // Read darker than it is seen: the color is darker than what is seen, and lighter than what was read.
  ['dark hair in rosy light', ['#27130D', '#4D312B', '#805A50'], '#3F281F', '#402C20', [0.97, 0.66, 0.7]],
  ['dark hair in amber light', ['#1C110B', '#2A1B12', '#4A3325'], '#34291D', '#33251E', [1.21, 0.84, 0.69]],
  ['patches of gray', ['#3A3938', '#8C8B88', '#DEDEDA'], '#A5A5A3', '#A8A49C', [1, 1, 1]],
] as const)('%s in a color that is called very nearly its own', (_, tones, own, color, light) => {
  const { before, after, seen, moved, isOwn } = dyed(tones, color, { own, light });

  it('hardly changes, and is said to be that', () => {
    expect(deltaE00(hexToLab(own), hexToLab(color))).toBeLessThan(VERY_NEARLY);
    expect(isOwn).toBe(true);
    expect(moved).toBeLessThan(3);
  });

  it('turns neither green nor gray, at its edges either', () => {
    for (const [i, share] of seen.entries()) {
      if (share === 0 || i % 5 > 0) continue;
      const [was, is] = [before, after].map((photo) => labAt(photo, i % WIDTH, Math.floor(i / WIDTH)));
      expect((is?.[1] ?? 0) - (was?.[1] ?? 0)).toBeGreaterThan(-1.5);
    }
  });
});

it('is no greener in an ash brown than hair was told, where skin and hair show the same cast', () => {
  const light: Rgb = [1.29, 1.0, 1.1];
  const cast = (hex: string): string => srgbToHex(linearToSrgb(times(linearColor(hex), light)));
  const [OWN, ASH] = ['#796B60', '#8F7F6C'];
  const tones = ['#5A4E45', OWN, '#978A80'].map(cast) as unknown as Tones;
  const { after } = dyed(tones, ASH, { own: OWN, light });
  const row = Array.from({ length: 60 }, (_, x) => labAt(after, 90 + x, ROW - 20)[1]);
  const wanted = hexToLab(cast(ASH))[1];
  expect(row.reduce((sum, a) => sum + a, 0) / row.length).toBeGreaterThan(wanted - 1);
});

describe('how far hair moves', () => {
  const moved = (hex: string) => dyed(DIM, hex, { own: '#5F4A3B' }).moved;

  it('is nothing in its own color, and the more the further a color is from it', () => {
    const all = ['#5F4A3B', '#5A4638', '#4E3F39', '#271C18'].map(moved);
    expect(all[0]).toBeLessThan(1);
    for (const [i, far] of all.entries()) if (i > 0) expect(far).toBeGreaterThan(all[i - 1] ?? 0);
  });

  it('is as far as what is drawn lies from the photo', () => {
    const { before, after, seen, moved } = dyed(DIM, '#7B5D46', { own: '#5F4A3B' });
    const all = [...seen.keys()].filter((i) => i % 7 === 0 && seen[i] === 1);
    const far = all.map((i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return deltaE00(labAt(before, x, y), labAt(after, x, y));
    });
    expect(Math.abs(moved - far.reduce((sum, one) => sum + one, 0) / far.length)).toBeLessThan(0.7);
  });
});

it('is no ginger where light lies on it, in a brown that is a little lighter and warmer than the hair was told', () => {
  const { after, seen } = dyed(['#3A241A', '#66432F', '#B08060'], '#7B5D46', { own: '#675547' });
  const all = [...seen.keys()].filter((i) => seen[i] === 1);
  const lit = all.map((i) => labToLch(labAt(after, i % WIDTH, Math.floor(i / WIDTH)))).sort((a, b) => b[0] - a[0]);
  const [light, chroma] = [0, 1].map((k) => {
    const brightest = lit.slice(0, Math.floor(lit.length / 5));
    return brightest.reduce((sum, lch) => sum + (lch[k] ?? 0), 0) / brightest.length;
  });
  const [askedLight, askedChroma] = labToLch(hexToLab('#7B5D46'));
  expect((chroma ?? 0) / (light ?? 1)).toBeLessThan(askedChroma / askedLight);
});

it('takes pale strands of blond hair down with it, and as yellow as they are dyed, in a blond that is a little darker', () => {
  const blond = ['#A57F55', '#BC976E', '#EBD9B8'] as const;
  const { before, after, seen } = dyed(blond, '#A68D6B', { own: '#BC976E' });
  const all = [...seen.keys()].filter((i) => seen[i] === 1);
  const labs = (photo: Pixels) => all.map((i) => labAt(photo, i % WIDTH, Math.floor(i / WIDTH)));
  const [was, is] = [labs(before), labs(after)];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const darker = was.map(([l], i) => l - (is[i]?.[0] ?? 0));
  const asked = hexToLab('#BC976E')[0] - hexToLab('#A68D6B')[0];
  expect(mean(darker)).toBeGreaterThan(asked);
  const pale = all
    .keys()
    .filter((i) => (was[i]?.[0] ?? 0) > 80)
    .toArray();
  expect(mean(pale.map((i) => darker[i] ?? 0))).toBeGreaterThan(1.5 * asked);
  // Red and yellow alike, or what is pale turns green.
  expect(mean(pale.map((i) => is[i]?.[1] ?? 0))).toBeGreaterThan(1);
});

describe('pale hair that is redder in shade, in a photo that is a little rosy', () => {
  const [SHADE, LIT, OWN, COLOR] = ['#6E5149', '#F3E9E1', '#BEB4A7', '#C5B495'];
  const { after } = dyed([SHADE, '#B5A59A', LIT], COLOR, { own: OWN });
  const row = Array.from({ length: 60 }, (_, x) => labAt(after, 90 + x, ROW - 20)).toSorted((a, b) => a[0] - b[0]);
  const hue = (lab: Lab | undefined) => (lab ? labToLch(lab)[2] : 0);

  it('is redder there in a new color too', () => {
    expect(hue(row[3])).toBeLessThan(hue(row[56]) - 4);
  });

  it('is no greener than its swatch but where it shines', () => {
    const [, a] = hexToLab(COLOR);
    for (const lab of row.slice(0, 48)) expect(lab[1]).toBeGreaterThan(a + 1);
  });
});

describe('black hair with lengths that are lighter', () => {
  const [BLACK, OWN] = [['#191615', '#282322', '#38302E'], '#282322'] as const;
  const [BROWN_ENDS, SHINE] = [
    ['#553A1E', '#7A5429', '#94703C'],
    ['#524C4A', '#6A6462', '#847D7B'],
  ] as const;
  const worn = (right: Tones, hex: string, use?: ColorUse) => {
    const { before, after } = dyed(BLACK, hex, {
      scene: { room: ROOM, isShort: false, right, from: 175 },
      own: OWN,
      use,
    });
    const mean = (photo: Pixels, from: number): Lab => {
      const labs = Array.from({ length: 30 }, (_, x) => labAt(photo, from + x, MIDDLE.y));
      const of = (k: 0 | 1 | 2) => labs.reduce((sum, lab) => sum + lab[k], 0) / labs.length;
      return [of(0), of(1), of(2)];
    };
    const ends = mean(after, 188);
    const strands = Array.from({ length: 30 }, (_, x) => labAt(after, 188 + x, MIDDLE.y)[0]);
    return { ends, strands, apart: ends[0] - mean(after, 25)[0], was: mean(before, 188)[0] - mean(before, 25)[0] };
  };

  it('is dark to its brown ends in a dark dye, and of its hue there', () => {
    const { ends, apart, was, strands } = worn(BROWN_ENDS, '#391E23');
    expect(was).toBeGreaterThan(20);
    expect(apart).toBeLessThan(7);
    expect(Math.abs(hueDifference(labToLch(ends)[2], labToLch(hexToLab('#391E23'))[2]))).toBeLessThan(12);
    expect(Math.max(...strands) - Math.min(...strands)).toBeGreaterThan(3);
  });

  it('shines as before where it was light on hair of one color', () => {
    expect(worn(SHINE, '#391E23').apart).toBeGreaterThan(10);
  });

  it('is lighter there in a dye that is as light as they are, and in lowlights', () => {
    expect(worn(BROWN_ENDS, '#9F7A54').apart).toBeGreaterThan(10);
    expect(worn(BROWN_ENDS, '#391E23', 'lowlights').apart).toBeGreaterThan(10);
  });
});
