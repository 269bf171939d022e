import { hexToLab, type Lab, labToLinear, linearToSrgb } from '@trueseason/style/color';
import { lightColor } from '@trueseason/testing/portraits';
import type { Pixels } from '../../lib/browser/picture.ts';
import { clamp, perChannel } from '../../lib/math.ts';
import type { Spot } from '../picture.ts';

export interface GarmentScene {
  /** True colors, in vertical bands; Lab under D65. */
  readonly cloth: readonly Lab[];
  readonly ground: 'shop' | 'wall' | 'wood' | 'close';
  readonly kelvin: number;
  readonly tint?: number;
  /** How much of the light's color the camera takes out, 0..1. */
  readonly whiteBalance: number;
  /** In stops. */
  readonly exposure?: number;
  /** A sheet of paper lies in the picture's lower left corner. */
  readonly paper?: boolean;
  /** A hand of this color holds it, at the lower right. */
  readonly hand?: Lab;
  /** Standard deviation of encoded noise. */
  readonly noise?: number;
  readonly seed: number;
}

export const PAPER_SPOT: Spot = { x: 0.09, y: 0.9 };
export const HAND_SPOT: Spot = { x: 0.9, y: 0.87 };

const SIZE = 96;
const GROUNDS: Readonly<Record<'wall' | 'wood', Lab>> = { wall: [82, 0.5, 6], wood: [48, 12, 22] };
const PAPER: Lab = [95.2, -0.3, -1];

/** A garment with folds as a camera sees it in a known light. */
export function paintGarment(scene: GarmentScene): Pixels {
  const { cloth, ground, kelvin, tint = 0, whiteBalance, exposure = 0, noise = 0.008, seed } = scene;
  const random = mulberry(seed);
  // What is left of the light's color after the camera has taken out its share.
  const remainingCast = lightColor(kelvin, tint).map((value) => value ** (1 - whiteBalance));
  const gain = 2 ** exposure;
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  const phase = random() * 6;
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const { lab, shade } = surfaceAt((column + 0.5) / SIZE, (row + 0.5) / SIZE, scene, phase);
      const isShop = ground === 'shop' && lab === 'shop';
      const linear = isShop ? [0.98, 0.98, 0.98] : labToLinear(lab === 'shop' ? PAPER : lab);
      const shaded = linear.map((value, c) => value * shade * gain * (remainingCast[c] ?? 1));
      const encoded = linearToSrgb(perChannel((c) => clamp(shaded[c] ?? 0, 0, 1)));
      const offset = (row * SIZE + column) * 4;
      for (let c = 0; c < 3; c++) data[offset + c] = 255 * ((encoded[c] ?? 0) + noise * normal(random));
      data[offset + 3] = 255;
    }
  }
  return { width: SIZE, height: SIZE, data };

  function surfaceAt(
    x: number,
    y: number,
    { paper, hand }: GarmentScene,
    turn: number,
  ): { lab: Lab | 'shop'; shade: number } {
    if (paper && x < 0.2 && y > 0.78) return { lab: PAPER, shade: 0.97 };
    if (hand && (x - 0.9) ** 2 + (y - 0.87) ** 2 < 0.09 ** 2) return { lab: hand, shade: 0.97 };
    const isGarment =
      ground === 'close' || (Math.abs(x - 0.5) < 0.34 - 0.06 * Math.sin(y * 5) && Math.abs(y - 0.5) < 0.4);
    if (!isGarment && (ground === 'wall' || ground === 'wood')) return { lab: GROUNDS[ground], shade: 0.92 + 0.06 * x };
    if (!isGarment) return { lab: 'shop', shade: 1 };
    const band = Math.min(cloth.length - 1, Math.floor(((x - 0.16) / 0.68) * cloth.length));
    // Folds: long soft ones and some sharp creases.
    const fold =
      0.8 +
      0.17 * Math.sin(x * 21 + turn + 2 * Math.sin(y * 4)) -
      0.16 * Math.max(0, Math.sin(x * 9 + y * 11 + turn)) ** 12;
    return { lab: cloth[Math.max(0, band)] ?? hexToLab('#808080'), shade: Math.max(0.25, fold) };
  }
}

/** A small generator of numbers 0..1 that gives the same ones everywhere. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
