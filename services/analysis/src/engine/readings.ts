import { FEATURES, type Feature } from '@trueseason/contracts';
import { DIMENSIONS, type LogColor, toLogColor } from './log-chroma.ts';
import type { HairMeasurement } from './measure-hair.ts';
import type { PhotoMeasurement } from './measure-photo.ts';
import type { SkinZone } from './measure-skin.ts';
import { READING_SD, ZONE_READING_SD } from './population.ts';
import type { Swatch } from './swatch.ts';

/** One feature or zone as one photo shows it: value and one-sigma uncertainty, light not yet taken out. */
export interface Reading {
  readonly color: LogColor;
  readonly sd: LogColor;
  readonly pixels: number;
}

/** Skin comes as zones, the other features as one reading each. */
export interface Readings {
  readonly zones: Readonly<Partial<Record<SkinZone, Reading>>>;
  readonly features: Readonly<Partial<Record<Exclude<Feature, 'skin'>, Reading>>>;
}

interface Part {
  readonly swatch: Swatch | null | undefined;
  readonly weight: number;
}

/** Doubt about tint and warmth of skin in a photo in which red or blue was all filled in. */
const GLARE_SD: LogColor = [0.2, 0.2, 0];

/** Weighted mean of the parts; parts that disagree widen the uncertainty. */
function combine(parts: readonly Part[], sd: LogColor): Reading | undefined {
  const seen = parts.flatMap(({ swatch, weight }) =>
    swatch && weight > 0 ? [{ ...swatch, color: toLogColor(swatch.linear), weight }] : [],
  );
  const total = seen.reduce((sum, part) => sum + part.weight, 0);
  if (total === 0) return undefined;
  const mean = (read: (part: (typeof seen)[number]) => number) =>
    seen.reduce((sum, part) => sum + read(part) * part.weight, 0) / total;
  const color = DIMENSIONS.map((d) => mean((part) => part.color[d])) as unknown as LogColor;
  return {
    color,
    sd: DIMENSIONS.map((d) => {
      const variance = mean((part) => (part.color[d] - color[d]) ** 2) / Math.max(1, seen.length);
      return Math.sqrt(sd[d] ** 2 + variance);
    }) as unknown as LogColor,
    pixels: seen.reduce((sum, part) => sum + part.pixels, 0),
  };
}

/** Few pixels make a weak witness. */
const enough = (swatch: Swatch | null, full: number): number => (swatch ? Math.min(1, swatch.pixels / full) : 0);

/** Roots count twice: that is what grows there. Lengths of another color (dye, sun) widen the uncertainty. */
const hairParts = ({ whole, roots, lengths }: HairMeasurement): Part[] => [
  { swatch: whole, weight: 1 },
  { swatch: roots, weight: 1 },
  { swatch: lengths, weight: 0.5 },
];

/** Part of the missing lightness of a shaded eye that becomes doubt about its depth. */
const SHADE_DOUBT = 0.7;

/**
 * Nobody's white of the eye is darker than their skin: where it reads so, a brim, glasses or deep sockets shade
 * it, and it tells as much less about the exposure.
 */
function shadeEyes(features: Readings['features'], skin: readonly Swatch[]): Readings['features'] {
  const { sclera } = features;
  if (!sclera || skin.length === 0) return features;
  const depth = skin.reduce((sum, swatch) => sum + toLogColor(swatch.linear)[2], 0) / skin.length;
  const shade = Math.max(0, depth - sclera.color[2]);
  const [tint, warmth, known] = sclera.sd;
  return { ...features, sclera: { ...sclera, sd: [tint, warmth, Math.hypot(known, SHADE_DOUBT * shade)] } };
}

export function readPhoto(photo: PhotoMeasurement, hairTrusted: boolean): Readings {
  const both = (pick: (eye: PhotoMeasurement['eyes'][number]) => Part): Part[] => photo.eyes.map(pick);
  const parts: Record<Exclude<Feature, 'skin'>, Part[]> = {
    hair: hairTrusted ? hairParts(photo.hair) : [],
    iris: both((eye) => ({ swatch: eye.iris, weight: enough(eye.iris, 60) })),
    brows: both((eye) => ({ swatch: eye.brow, weight: enough(eye.brow, 60) })),
    lips: [{ swatch: photo.lips, weight: 1 }],
    // The wider open, better lit eye shows the cleaner white.
    sclera: both((eye) => ({ swatch: eye.sclera, weight: enough(eye.sclera, 40) * Math.min(1, eye.openness) })),
  };
  const features = FEATURES.flatMap((feature) => {
    const reading = feature === 'skin' ? undefined : combine(parts[feature], READING_SD[feature]);
    return reading ? [[feature, reading]] : [];
  });
  const swatches = Object.values(photo.zones);
  const clipped = swatches.reduce((sum, swatch) => sum + swatch.clipped, 0) / Math.max(1, swatches.length);
  // All zones of a glaring photo alike: weighing them apart would change which zones make up the skin.
  const zoneSd = DIMENSIONS.map((d) => Math.hypot(ZONE_READING_SD[d], GLARE_SD[d] * clipped)) as unknown as LogColor;
  const zones = Object.entries(photo.zones).flatMap(([zone, swatch]) => {
    const reading = combine([{ swatch, weight: 1 }], zoneSd);
    return reading ? [[zone, reading]] : [];
  });
  return {
    features: shadeEyes(Object.fromEntries(features), Object.values(photo.zones)),
    zones: Object.fromEntries(zones),
  };
}
