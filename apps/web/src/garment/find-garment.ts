import { type Lab, labToLch, linearToLab } from '@trueseason/style/color';
import type { Pixels } from '../lib/browser/picture.ts';
import { mean, perChannel } from '../lib/math.ts';
import type { Light } from './find-light.ts';
import {
  border,
  CENTER,
  ellipseAround,
  meanColor,
  type Planes,
  pixelAt,
  type Spot,
  sortByLight,
  type Triple,
} from './picture.ts';

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
const MIN_SHARE = 0.13;
const MAX_COLORS = 3;
/** Closer clusters are one color in light and shade; lightness counts less than hue. */
const SAME_COLOR_DISTANCE = 11;
const LIGHTNESS_WEIGHT = 0.42;
/** Distance from a shop's white, in the same unit. */
const OFF_WHITE = 5;
const ITERATIONS = 8;
const CLUSTER_COUNT = 6;
/** The quantiles of light that show a garment's own color: shade is darker, and highlights show the lamp. */
const LIT_QUANTILES = [0.55, 0.92] as const;

/** Finds the garment in known light; null if it does not stand out. */
export function findGarment(
  linear: Planes,
  lab: Planes,
  pixels: Pixels,
  light: Light,
  tappedSpot?: Spot,
): Garment | null {
  const isShop = light.source === 'background';
  const spot = tappedSpot ?? CENTER;
  const size = tappedSpot ? TAP_WINDOW : isShop ? 0.5 : WINDOW;
  const ratio = pixels.width / pixels.height;
  const windowPixels = ellipseAround(spot, tappedSpot ? [size, size * ratio] : [size, size], pixels);
  const clothPixels = tappedSpot ? windowPixels : withoutBackground(windowPixels, lab, pixels, isShop);
  if (clothPixels.length < 60 || clothPixels.length < windowPixels.length * 0.05) return null;
  const colorGroups = clusterColors(clothPixels, lab)
    .filter(({ length }) => length >= clothPixels.length * MIN_SHARE)
    .slice(0, MAX_COLORS);
  const groupedCount = colorGroups.reduce((sum, { length }) => sum + length, 0);
  if (groupedCount < clothPixels.length * 0.5) return null;
  return {
    colors: colorGroups.map((members) => ({
      lab: litColorOf(members, linear, light.white),
      share: members.length / groupedCount,
    })),
    spot: tappedSpot ?? middleOf(clothPixels, pixels),
  };
}

/** Leaves out the background and the skin of the wearer. */
function withoutBackground(windowPixels: readonly number[], lab: Planes, pixels: Pixels, isShop: boolean): number[] {
  if (isShop) {
    const cloth = windowPixels.filter((pixel) => colorDistance(pixelAt(lab, pixel), [100, 0, 0]) > OFF_WHITE);
    const withoutSkin = cloth.filter((pixel) => !isSkinLike(pixelAt(lab, pixel)));
    // If most of it looks like skin, it is a beige coat.
    return withoutSkin.length > cloth.length * 0.45 ? withoutSkin : cloth;
  }
  const backgrounds = clusterColors(border(pixels), lab)
    .filter((members) => members.length > border(pixels).length * 0.3)
    .map((members) => meanColor(lab, members));
  const cloth = windowPixels.filter((pixel) =>
    backgrounds.every((ground) => colorDistance(pixelAt(lab, pixel), ground) > SAME_COLOR_DISTANCE),
  );
  // A garment that fills the picture has no background.
  return cloth.length > windowPixels.length * 0.35 ? cloth : [...windowPixels];
}

function isSkinLike(lab: Triple): boolean {
  const [l, c, h] = labToLch(lab);
  return l > 25 && l < 88 && c > 9 && c < 34 && h > 28 && h < 72;
}

const colorDistance = ([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number =>
  Math.hypot((l1 - l2) * LIGHTNESS_WEIGHT, a1 - a2, b1 - b2);

/** Clusters of similar pixels, largest first: k-means from distant points, joining clusters of one color. */
function clusterColors(members: readonly number[], lab: Planes): number[][] {
  const step = Math.max(1, Math.floor(members.length / 3000));
  const sample = members.filter((_, i) => i % step === 0);
  let centers = distantCenters(sample, lab);
  for (let round = 0; round < ITERATIONS; round++) {
    centers = assignToCenters(sample, lab, centers)
      .filter(({ length }) => length > 0)
      .map((cluster) => meanColor(lab, cluster));
  }
  return mergeClusters(assignToCenters(members, lab, centers), lab).sort((a, b) => b.length - a.length);
}

function distantCenters(sample: readonly number[], lab: Planes): Triple[] {
  const centers: Triple[] = [meanColor(lab, sample)];
  while (centers.length < CLUSTER_COUNT) {
    let farthest: Triple = centers[0] ?? [0, 0, 0];
    let maxDistance = -1;
    for (const pixel of sample) {
      const point = pixelAt(lab, pixel);
      const distance = Math.min(...centers.map((center) => colorDistance(point, center)));
      if (distance > maxDistance) [maxDistance, farthest] = [distance, point];
    }
    centers.push(farthest);
  }
  return centers;
}

function assignToCenters(members: readonly number[], lab: Planes, centers: readonly Triple[]): number[][] {
  const clusters: number[][] = centers.map(() => []);
  for (const pixel of members) {
    const point = pixelAt(lab, pixel);
    let best = 0;
    let minDistance = Number.POSITIVE_INFINITY;
    centers.forEach((center, i) => {
      const distance = colorDistance(point, center);
      if (distance < minDistance) [minDistance, best] = [distance, i];
    });
    clusters[best]?.push(pixel);
  }
  return clusters;
}

function mergeClusters(clusters: readonly number[][], lab: Planes): number[][] {
  const merged = clusters.filter(({ length }) => length > 0).map((cluster) => [...cluster]);
  for (;;) {
    let best: readonly [number, number] | null = null;
    let minDistance = SAME_COLOR_DISTANCE;
    for (let i = 0; i < merged.length; i++) {
      for (let k = i + 1; k < merged.length; k++) {
        const distance = shadedDistance(meanColor(lab, merged[i] ?? []), meanColor(lab, merged[k] ?? []));
        if (distance < minDistance) [minDistance, best] = [distance, [i, k]];
      }
    }
    if (!best) return merged;
    const [target, source] = best;
    merged[target]?.push(...(merged[source] ?? []));
    merged.splice(source, 1);
  }
}

/** Like `colorDistance`, but a color in shade keeps its hue and loses chroma with its light. */
function shadedDistance(one: Triple, other: Triple): number {
  const [lit, dim] = one[0] >= other[0] ? [one, other] : [other, one];
  const chromaShare = Math.max(0.3, (dim[0] + 16) / (lit[0] + 16));
  return Math.min(
    colorDistance(one, other),
    colorDistance([dim[0] + (lit[0] - dim[0]) * 0.4, lit[1] * chromaShare, lit[2] * chromaShare], dim),
  );
}

function litColorOf(members: readonly number[], linear: Planes, white: Triple): Lab {
  const start = Math.floor(members.length * LIT_QUANTILES[0]);
  const end = Math.ceil(members.length * LIT_QUANTILES[1]);
  const color = meanColor(linear, sortByLight(linear, members).slice(start, end));
  return linearToLab(perChannel((c) => color[c] / white[c]));
}

const middleOf = (pixels: readonly number[], { width, height }: Pixels): Spot => ({
  x: (mean(pixels.map((pixel) => pixel % width)) + 0.5) / width,
  y: (mean(pixels.map((pixel) => Math.floor(pixel / width))) + 0.5) / height,
});
