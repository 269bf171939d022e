import { type Lab, labToLch, linearToLab } from '@trueseason/style/color';
import type { Pixels } from '../lib/browser/picture.ts';
import { mean, perChannel } from '../lib/math.ts';
import type { Light } from './find-light.ts';
import { around, border, byLight, MIDDLE, meanColor, type Planes, pixelAt, type Spot, type Triple } from './picture.ts';

export interface GarmentColor {
  readonly lab: Lab;
  readonly share: number;
}

export interface Garment {
  /** Largest first; one to three. */
  readonly colors: readonly GarmentColor[];
  /** The middle of the measured part. */
  readonly spot: Spot;
}

/** Half the size of the measured part, in shares of a photo. */
const WINDOW = 0.3;
const TAP_WINDOW = 0.11;
/** A color with a smaller share is a button, a label or a mistake. */
const LEAST_SHARE = 0.13;
const MOST_COLORS = 3;
/** Closer clusters are one color in light and shade; lightness counts less than hue. */
const SAME = 11;
const LIGHTNESS_WEIGHT = 0.42;
/** Distance from a shop's white, in the same unit. */
const OFF_WHITE = 5;
const ROUNDS = 8;
const CLUSTERS = 6;
/** The quantiles of light that show a garment's own color: shade is darker, and highlights show the lamp. */
const LIT = [0.55, 0.92] as const;

/** Finds the garment in known light; null if it does not stand out. */
export function findGarment(linear: Planes, lab: Planes, pixels: Pixels, light: Light, tapped?: Spot): Garment | null {
  const shop = light.source === 'background';
  const spot = tapped ?? MIDDLE;
  const size = tapped ? TAP_WINDOW : shop ? 0.5 : WINDOW;
  const ratio = pixels.width / pixels.height;
  const looked = around(spot, tapped ? [size, size * ratio] : [size, size], pixels);
  const own = tapped ? looked : withoutGround(looked, lab, pixels, shop);
  if (own.length < 60 || own.length < looked.length * 0.05) return null;
  const groups = group(own, lab)
    .filter(({ length }) => length >= own.length * LEAST_SHARE)
    .slice(0, MOST_COLORS);
  const covered = groups.reduce((sum, { length }) => sum + length, 0);
  if (covered < own.length * 0.5) return null;
  return {
    colors: groups.map((members) => ({ lab: litColor(members, linear, light.white), share: members.length / covered })),
    spot: tapped ?? middleOf(own, pixels),
  };
}

/** Leaves out the background and the skin of the wearer. */
function withoutGround(looked: readonly number[], lab: Planes, pixels: Pixels, shop: boolean): number[] {
  if (shop) {
    const cloth = looked.filter((pixel) => apart(pixelAt(lab, pixel), [100, 0, 0]) > OFF_WHITE);
    const bare = cloth.filter((pixel) => !isSkinLike(pixelAt(lab, pixel)));
    // If most of it looks like skin, it is a beige coat.
    return bare.length > cloth.length * 0.45 ? bare : cloth;
  }
  const grounds = group(border(pixels), lab)
    .filter((members) => members.length > border(pixels).length * 0.3)
    .map((members) => meanColor(lab, members));
  const cloth = looked.filter((pixel) => grounds.every((ground) => apart(pixelAt(lab, pixel), ground) > SAME));
  // A garment that fills the picture has no background.
  return cloth.length > looked.length * 0.35 ? cloth : [...looked];
}

function isSkinLike(lab: Triple): boolean {
  const [l, c, h] = labToLch(lab);
  return l > 25 && l < 88 && c > 9 && c < 34 && h > 28 && h < 72;
}

const apart = ([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number =>
  Math.hypot((l1 - l2) * LIGHTNESS_WEIGHT, a1 - a2, b1 - b2);

/** Clusters of similar pixels, largest first: k-means from distant points, joining clusters of one color. */
function group(members: readonly number[], lab: Planes): number[][] {
  const step = Math.max(1, Math.floor(members.length / 3000));
  const sample = members.filter((_, i) => i % step === 0);
  let centers = farApart(sample, lab);
  for (let round = 0; round < ROUNDS; round++) {
    centers = shared(sample, lab, centers)
      .filter(({ length }) => length > 0)
      .map((cluster) => meanColor(lab, cluster));
  }
  return joined(shared(members, lab, centers), lab).sort((a, b) => b.length - a.length);
}

function farApart(sample: readonly number[], lab: Planes): Triple[] {
  const centers: Triple[] = [meanColor(lab, sample)];
  while (centers.length < CLUSTERS) {
    let far: Triple = centers[0] ?? [0, 0, 0];
    let most = -1;
    for (const pixel of sample) {
      const point = pixelAt(lab, pixel);
      const near = Math.min(...centers.map((center) => apart(point, center)));
      if (near > most) [most, far] = [near, point];
    }
    centers.push(far);
  }
  return centers;
}

function shared(members: readonly number[], lab: Planes, centers: readonly Triple[]): number[][] {
  const clusters: number[][] = centers.map(() => []);
  for (const pixel of members) {
    const point = pixelAt(lab, pixel);
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    centers.forEach((center, i) => {
      const distance = apart(point, center);
      if (distance < least) [least, best] = [distance, i];
    });
    clusters[best]?.push(pixel);
  }
  return clusters;
}

function joined(clusters: readonly number[][], lab: Planes): number[][] {
  const left = clusters.filter(({ length }) => length > 0).map((cluster) => [...cluster]);
  for (;;) {
    let best: readonly [number, number] | null = null;
    let least = SAME;
    for (let i = 0; i < left.length; i++) {
      for (let k = i + 1; k < left.length; k++) {
        const distance = shadeApart(meanColor(lab, left[i] ?? []), meanColor(lab, left[k] ?? []));
        if (distance < least) [least, best] = [distance, [i, k]];
      }
    }
    if (!best) return left;
    const [into, from] = best;
    left[into]?.push(...(left[from] ?? []));
    left.splice(from, 1);
  }
}

/** Like `apart`, but a color in shade keeps its hue and loses chroma with its light. */
function shadeApart(one: Triple, other: Triple): number {
  const [lit, dim] = one[0] >= other[0] ? [one, other] : [other, one];
  const keep = Math.max(0.3, (dim[0] + 16) / (lit[0] + 16));
  return Math.min(apart(one, other), apart([dim[0] + (lit[0] - dim[0]) * 0.4, lit[1] * keep, lit[2] * keep], dim));
}

function litColor(members: readonly number[], linear: Planes, white: Triple): Lab {
  const [from, to] = [Math.floor(members.length * LIT[0]), Math.ceil(members.length * LIT[1])];
  const lit = meanColor(linear, byLight(linear, members).slice(from, to));
  return linearToLab(perChannel((c) => lit[c] / white[c]));
}

const middleOf = (own: readonly number[], { width, height }: Pixels): Spot => ({
  x: (mean(own.map((pixel) => pixel % width)) + 0.5) / width,
  y: (mean(own.map((pixel) => Math.floor(pixel / width))) + 0.5) / height,
});
