import { linearLuminance, linearToLab, type Rgb } from '@trueseason/color';
import type { Frame } from './simulation/frame.ts';
import type { Part, Parts } from './simulation/parts.ts';
import { median, quantile } from './statistics.ts';

/** Exposure measured from a portrait without the engine. L* 0..100, shares 0..1. */
export interface Exposure {
  /** Median of the evenly lit face, without the darkest third (shadow, beard) and brightest tenth (shine). */
  readonly skin: number;
  /** Median a* and b* of the same pixels. */
  readonly skinColor: readonly [a: number, b: number];
  /** White of the eyes: 90th percentile within the lids. Null if too little is visible. */
  readonly eyes: number | null;
  /** The brightest near-neutral cloth, such as a white collar. Null if there is none. */
  readonly collar: number | null;
  /** 1st and 99th percentile of the picture. */
  readonly darkest: number;
  readonly brightest: number;
  /** Share of the face with clipped green, or any clipped channel. */
  readonly clipped: number;
  readonly clippedRed: number;
}

const lightnessOf = (y: number): number => linearToLab([y, y, y])[0];

export function exposureOf({ linear }: Frame, { masks }: Parts): Exposure {
  const rgbAt = (p: number): Rgb => [linear[p * 3] as number, linear[p * 3 + 1] as number, linear[p * 3 + 2] as number];
  const gather = (part: Part, keep: (rgb: Rgb) => boolean = () => true): Rgb[] => {
    const seen: Rgb[] = [];
    const mask = masks[part];
    for (let p = 0; p < mask.length; p++) {
      if ((mask[p] as number) < 0.9) continue;
      const rgb = rgbAt(p);
      if (keep(rgb)) seen.push(rgb);
    }
    return seen;
  };
  const brightness = (pixels: readonly Rgb[]) => pixels.map(linearLuminance);
  const neutral = ([r, g, b]: Rgb) => Math.max(r, g, b) < 1.25 * Math.min(r, g, b);
  const face = gather('face');
  const byLight = [...face].sort((a, b) => linearLuminance(a) - linearLuminance(b));
  const lit = byLight.slice(Math.floor(face.length / 3), Math.ceil(face.length * 0.9));
  const labs = lit.map((rgb) => linearToLab(rgb));
  const eyes = brightness(gather('eyes'));
  const cloth = brightness(gather('clothes', neutral));
  const all: number[] = [];
  for (let p = 0; p < masks.skin.length; p += 37) all.push(linearLuminance(rgbAt(p)));
  all.sort((a, b) => a - b);
  const clipped = (test: (rgb: Rgb) => boolean) => face.filter(test).length / Math.max(1, face.length);
  return {
    skin: lightnessOf(quantile(lit.map(linearLuminance), 0.5)),
    skinColor: [median(labs.map(([, a]) => a)), median(labs.map(([, , b]) => b))],
    eyes: eyes.length < 60 ? null : lightnessOf(quantile(eyes, 0.9)),
    collar: cloth.length < 400 ? null : lightnessOf(quantile(cloth, 0.97)),
    darkest: lightnessOf(quantile(all, 0.01)),
    brightest: lightnessOf(quantile(all, 0.99)),
    clipped: clipped((rgb) => rgb[1] > 0.96),
    clippedRed: clipped((rgb) => Math.max(...rgb) > 0.96),
  };
}

/**
 * Whether a portrait is well exposed, defined on the tuning half in advance: the histogram reaches from dark to bright,
 * the face is not clipped, and something white is rendered white: a collar, or without one the whites of the eyes.
 */
export function isWellExposed({ eyes, collar, darkest, brightest, clipped, clippedRed }: Exposure): boolean {
  const white = (collar ?? 0) >= 80 || (eyes ?? 0) >= 40;
  return darkest <= 16 && brightest >= 82 && clipped <= 0.01 && clippedRed <= 0.42 && white;
}
