import { linearLuminance, type Rgb } from '@trueseason/color';
import type { Pixels } from '../../../../lib/garment/picture.ts';
import type { FacePhoto } from './face-photo.ts';
import { CHANNELS, type Matte, matteOf } from './matte.ts';
import { type Layer, paintPixels, pixelOf } from './paint.ts';
import { blurred, shrunk, valueAt } from './plane.ts';

/** Less than this of a pixel is not seen as hair. */
const LEAST = 0.012;
/** Keeps the logarithm of black hair out of its noise. */
const FLOOR = 0.004;
/** How wide a lock is, in shares of the face: wider is the light that falls on the hair, narrower are its strands. */
const LOCK = 0.04;
/** A swatch shows hair with its shine; what lies below the shine is darker. */
const BODY = 0.85;
/** How much of the cast of the photo's light is believed: over so much of a picture, a wrong one shows. */
const CAST = 0.25;
/** How much of the brightest strand is shine, which has the light's color; and how much deeper a tint is in shade. */
const SHINE = 0.45;
const DEEPENS = 0.18;

/** What hair looks like apart from its color. */
interface Strands {
  readonly pixels: Uint32Array;
  readonly shares: Float32Array;
  /** What is behind the hair in each of them, in linear light, three numbers a pixel. */
  readonly behind: Float32Array;
  /** How much lighter each is than the middle of the hair, as logarithms: by the light on it, and by its strands. */
  readonly lit: Float32Array;
  readonly strand: Float32Array;
  /** How far those two spread. */
  readonly unevenness: number;
  readonly contrast: number;
}

/**
 * Hair color. Light and strands stay as they are, in logarithms, as pigment swallows light: only the middle moves to the
 * new color, and strands differ as much as they do in hair that is that light. At the edge the old hair is taken out of
 * each pixel before the new one goes in.
 */
export function hairLayer({ pixels, hair, height, light }: FacePhoto): Layer | null {
  if (!hair) return null;
  const strands = strandsOf(pixels, matteOf(pixels, hair, height), height);
  const white = Math.sqrt(linearLuminance(light));
  const [r, g, b] = light;
  const lamp: Rgb = [white * castOf(r, white), white * castOf(g, white), white * castOf(b, white)];
  return { paint: (target, pigment) => dye(target, strands, pigment, lamp) };
}

const castOf = (value: number, white: number): number => (value / white ** 2) ** CAST;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

function dye(target: Pixels, strands: Strands, pigment: Rgb, lamp: Rgb): void {
  const { pixels, shares, behind, lit, strand } = strands;
  const color: Rgb = [BODY * pigment[0] * lamp[0], BODY * pigment[1] * lamp[1], BODY * pigment[2] * lamp[2]];
  const middle = linearLuminance(color);
  const logMiddle = Math.log(middle + FLOOR);
  const white = linearLuminance(lamp);
  const top = Math.max(0.3, white * 0.95);
  // 0 for black hair, 1 for white: light strands differ less from each other, and shade is filled by what they scatter.
  const pale = within((logMiddle + 4.5) / 4, 0, 1);
  const fine = within((0.42 - 0.24 * pale) / Math.max(0.06, strands.contrast), 0.45, 2.1);
  const bend = within((0.7 - 0.35 * pale) / Math.max(0.12, strands.unevenness), 0.5, 1.15);
  paintPixels(target, pixels, (i, into) => {
    const byLight = lit[i] ?? 0;
    const byStrand = (strand[i] ?? 0) * fine;
    // Shadows are the room's, whatever the color.
    const shade = within(byLight * (byLight < 0 ? Math.max(bend, 0.8) : bend), -1.8, 1.3);
    const log = logMiddle + shade + within(byStrand, -1.2, 1.1);
    const bright = Math.max(0, Math.exp(log) - FLOOR);
    // No strand is brighter than a white surface in this light.
    const knee = 0.6 * top;
    const seen = bright > knee ? top - (top - knee) * Math.exp((knee - bright) / (top - knee)) : bright;
    const shine = (SHINE * (within(byStrand, 0, 1.1) + 0.35 * within(shade, 0, 1.3))) / 1.6;
    const depth = 1 + DEEPENS * within(logMiddle - log, 0, 1.2);
    for (const c of CHANNELS) into[c] = (color[c] / middle) ** depth * (1 - shine) + (lamp[c] / white) * shine;
    const level = seen / linearLuminance([into[0] ?? 0, into[1] ?? 0, into[2] ?? 0]);
    const share = shares[i] ?? 0;
    for (const c of CHANNELS) into[c] = share * (into[c] ?? 0) * level + (1 - share) * (behind[i * 3 + c] ?? 0);
  });
}

/** Takes every pixel of the edge apart into hair and what is behind it, and the hair into light and strands. */
function strandsOf(photo: Pixels, matte: Matte, face: number): Strands {
  const { width, height } = photo;
  const found: number[] = [];
  for (const [pixel, share] of matte.shares.entries()) if (share >= LEAST) found.push(pixel);
  const pixels = Uint32Array.from(found);
  const shares = Float32Array.from(found, (pixel) => matte.shares[pixel] ?? 0);
  const behind = new Float32Array(found.length * 3);
  const logs = new Float32Array(found.length);
  const weighed = new Float32Array(width * height);
  for (const [i, pixel] of found.entries()) {
    const share = shares[i] ?? 0;
    const there = matte.place(pixel % width, Math.floor(pixel / width));
    const seen = pixelOf(photo, pixel);
    const hair: [number, number, number] = [0, 0, 0];
    for (const c of CHANNELS) {
      const [middle, back] = [valueAt(matte.hair[c], there), valueAt(matte.behind[c], there)];
      const taken = (seen[c] - (1 - share) * back) / Math.max(share, 0.1);
      const trust = share * share;
      hair[c] = within(taken, middle * 0.2, Math.max(middle * 3, 0.02)) * trust + middle * (1 - trust);
      // The less hair, the more of what is seen is what is behind it, whatever is near.
      const room = 0.15 / share;
      const rest = share < 0.995 ? (seen[c] - share * hair[c]) / (1 - share) : seen[c];
      const least = Math.min(seen[c], back * Math.max(0, 1 - room));
      behind[i * 3 + c] = within(rest, least, Math.max(seen[c], back * (1 + room)));
    }
    logs[i] = Math.log(linearLuminance(hair) + FLOOR);
    weighed[pixel] = (logs[i] ?? 0) * share;
  }
  const soft = (values: Float32Array) => blurred(shrunk({ width, height, values }, matte.by), (face / matte.by) * LOCK);
  const [weights, means] = [soft(matte.shares), soft(weighed)];
  const lit = logs.map((_, i) => {
    const pixel = pixels[i] ?? 0;
    const there = matte.place(pixel % width, Math.floor(pixel / width));
    return valueAt(means, there) / Math.max(valueAt(weights, there), 1e-4);
  });
  const strand = logs.map((log, i) => log - (lit[i] ?? 0));
  const sure: number[] = [];
  for (let i = 0; i < found.length; i += 7) if ((shares[i] ?? 0) > 0.95) sure.push(i);
  const [light, detail] = [spreadOf(lit, sure), spreadOf(strand, sure)];
  return {
    pixels,
    shares,
    behind,
    lit: lit.map((value) => value - light.middle),
    strand,
    unevenness: light.spread,
    contrast: detail.spread,
  };
}

/** The middle, and how far two thirds of the values lie from it. */
function spreadOf(values: Float32Array, at: readonly number[]): { readonly middle: number; readonly spread: number } {
  const sorted = Float32Array.from(at, (i) => values[i] ?? 0).sort();
  const part = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { middle: part(0.5), spread: (part(0.84) - part(0.16)) / 2 };
}
