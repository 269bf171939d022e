import { FEATURES, type Feature } from '@trueseason/contracts';
import { DIMENSIONS, type LogColor, toLogColor } from './log-chroma.ts';
import type { PhotoMeasurement } from './measure-photo.ts';
import type { SkinZone } from './measure-skin.ts';
import { READING_SD } from './population.ts';
import type { Swatch } from './swatch.ts';

/** One feature as one photo shows it: value and one-sigma uncertainty, light not yet taken out. */
export interface Reading {
  readonly color: LogColor;
  readonly sd: LogColor;
  readonly pixels: number;
}

export type Readings = Partial<Record<Feature, Reading>>;

/** Beards, shadow and make-up make the lower face and neck weaker witnesses. */
const ZONE_WEIGHTS: Readonly<Record<SkinZone, number>> = {
  cheekLeft: 1,
  cheekRight: 1,
  forehead: 1,
  jawLeft: 0.3,
  jawRight: 0.3,
  chin: 0.2,
  neck: 0.2,
};

interface Part {
  readonly swatch: Swatch | null | undefined;
  readonly weight: number;
}

/** Weighted mean of the parts; parts that disagree widen the uncertainty. */
function combine(feature: Feature, parts: readonly Part[]): Reading | undefined {
  const seen = parts.flatMap(({ swatch, weight }) =>
    swatch && weight > 0 ? [{ color: toLogColor(swatch.linear), weight, pixels: swatch.pixels }] : [],
  );
  const total = seen.reduce((sum, part) => sum + part.weight, 0);
  if (total === 0) return undefined;
  const mean = DIMENSIONS.map((d) => seen.reduce((sum, part) => sum + part.color[d] * part.weight, 0) / total);
  const sd = DIMENSIONS.map((d) => {
    const variance = seen.reduce((sum, part) => sum + part.weight * (part.color[d] - (mean[d] ?? 0)) ** 2, 0) / total;
    return Math.sqrt(READING_SD[feature][d] ** 2 + variance / Math.max(1, seen.length));
  });
  return {
    color: mean as unknown as LogColor,
    sd: sd as unknown as LogColor,
    pixels: seen.reduce((sum, part) => sum + part.pixels, 0),
  };
}

/** Few pixels make a weak witness. */
const enough = (swatch: Swatch | null, full: number): number => (swatch ? Math.min(1, swatch.pixels / full) : 0);

export function readPhoto(photo: PhotoMeasurement, hairTrusted: boolean): Readings {
  const zones = Object.entries(photo.zones) as [SkinZone, Swatch][];
  const all: Record<Feature, Reading | undefined> = {
    skin: combine(
      'skin',
      zones.map(([zone, swatch]) => ({ swatch, weight: ZONE_WEIGHTS[zone] * (1.1 - swatch.clipped) })),
    ),
    hair: hairTrusted ? combine('hair', [{ swatch: photo.hair.whole, weight: 1 }]) : undefined,
    iris: combine(
      'iris',
      photo.eyes.map((eye) => ({ swatch: eye.iris, weight: enough(eye.iris, 60) })),
    ),
    brows: combine(
      'brows',
      photo.eyes.map((eye) => ({ swatch: eye.brow, weight: enough(eye.brow, 60) })),
    ),
    lips: combine('lips', [{ swatch: photo.lips, weight: 1 }]),
    // The wider open, better lit eye shows the cleaner white.
    sclera: combine(
      'sclera',
      photo.eyes.map((eye) => ({ swatch: eye.sclera, weight: enough(eye.sclera, 40) * Math.min(1, eye.openness) })),
    ),
  };
  return Object.fromEntries(FEATURES.flatMap((f) => (all[f] ? [[f, all[f]]] : [])));
}
