import type { OutlinePoint } from '@trueseason/contracts';
import {
  deltaE00,
  hexToLab,
  hexToSrgb,
  linearToSrgb,
  type Rgb,
  srgbToLab,
  srgbToLinear,
} from '@trueseason/style/color';
import { expect, it } from 'vitest';
import type { FacePhoto } from './face-photo.ts';
import { lipsLayer } from './paint-lips.ts';

const SIDE = 240;
const X = 120;
const Y = 120;
const WIDE = 90;
const HIGH = 34;
/** Half of how wide lips pass into skin, in pixels. */
const SOFT = 6;

const LINE = Array.from({ length: 40 }, (_, i): OutlinePoint => {
  const angle = (2 * Math.PI * i) / 40;
  return [X + WIDE * Math.cos(angle), Y + HIGH * Math.sin(angle)];
});

const linear = (hex: string): Rgb => srgbToLinear(hexToSrgb(hex));

/** Lips that pass into skin around them, as they do on any photo. */
function face(skin: string, lips: string): FacePhoto {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const from = linear(skin);
  const to = linear(lips);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const beyond = (Math.hypot(((i % SIDE) - X) / WIDE, (Math.floor(i / SIDE) - Y) / HIGH) - 1) * HIGH;
    const share = Math.max(0, Math.min(1, (SOFT - beyond) / (2 * SOFT)));
    const mixed = (c: 0 | 1 | 2) => from[c] + (to[c] - from[c]) * share;
    data.set(
      linearToSrgb([mixed(0), mixed(1), mixed(2)]).map((value) => Math.round(value * 255)),
      i * 4,
    );
  }
  const pixels = { width: SIDE, height: SIDE, data };
  const linesOf: FacePhoto['linesOf'] = (feature) => (feature === 'lips' ? [LINE] : []);
  return { pixels, linesOf, light: [1, 1, 1], skin: from, faceSkin: from, height: SIDE, hair: null, strands: null };
}

/** What a column through the middle shows, so far above the line. */
const above = ({ data }: { readonly data: Uint8ClampedArray }, by: number) => {
  const at = ((Y - HIGH - by) * SIDE + X) * 4;
  const of = (c: number) => (data[at + c] ?? 0) / 255;
  return srgbToLab([of(0), of(1), of(2)]);
};

it.each([
  ['fair', '#E8C4B0', '#C2185B', '#B98A6A'],
  ['medium', '#C58F70', '#B0206A', '#8C4A3A'],
  ['deep', '#5A3626', '#A01848', '#8A5A40'],
])('on %s skin, vivid lipstick that is worn leaves no outline around another', (_, skin, lips, hex) => {
  const photo = face(skin, lips);
  const after = { ...photo.pixels, data: new Uint8ClampedArray(photo.pixels.data) };
  lipsLayer(photo)?.paint(after, linear(hex));
  const bare = hexToLab(skin);
  const worn = above(after, -12);
  for (let by = -7; by <= 7; by++) {
    const [l, a, b] = above(after, by);
    // Neither redder nor bluer than both of what meets here.
    expect(a).toBeLessThan(Math.max(bare[1], worn[1]) + 6);
    expect(b).toBeGreaterThan(Math.min(bare[2], worn[2]) - 5);
    expect(l).toBeGreaterThan(Math.min(bare[0], worn[0]) - 4);
  }
  for (const by of [10, 14]) expect(deltaE00(above(after, by), bare)).toBeLessThan(1);
});
