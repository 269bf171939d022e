import { individualTypologyAngle, type Lab, labToHex, linearToLab } from '@trueseason/color';
import { type Contrasts, type Estimate, FEATURES, type Feature, type MeasuredColor } from '@trueseason/contracts';
import type { PersonEstimate } from './estimate-person.ts';
import { at } from './image.ts';
import { DIMENSIONS, fromLogColor, type LogColor } from './log-chroma.ts';
import { READING_SD, ZONE_READING_SD } from './population.ts';
import type { Readings } from './readings.ts';
import { believableSkin } from './skin-gamut.ts';

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
/** Rounded here and nowhere later, so that a figure reads the same wherever it is shown. */
export const estimate = (value: number, sd: number): Estimate => ({ value: round(value), sd: round(sd) });

export const labOf = (color: LogColor): Lab => linearToLab(fromLogColor(color));

/** One-sigma uncertainty of a feature on tint, warmth and depth. */
export function sdOf(person: PersonEstimate, feature: Feature): LogColor {
  const i = person.features.indexOf(feature);
  const n = person.features.length;
  return DIMENSIONS.map((d) => Math.sqrt(at(person.covariances[d], i * n + i))) as unknown as LogColor;
}

/** What is told of a feature: skin is held to colors that skin has. The season is placed on the color as measured. */
export const shownLab = (feature: Feature, color: LogColor): Lab =>
  feature === 'skin' ? believableSkin(labOf(color)) : labOf(color);

/**
 * Carries the uncertainty of a log colour over to Lab by the slopes at that colour; as far as what is `told` of it was
 * moved, it is uncertain, too.
 */
function labSd(color: LogColor, sd: LogColor, told: Lab): Lab {
  const centre = labOf(color);
  const sum = DIMENSIONS.map((c) => (told[c] - centre[c]) ** 2) as [number, number, number];
  for (const d of DIMENSIONS) {
    const moved = [...color] as [number, number, number];
    moved[d] += sd[d];
    const lab = labOf(moved);
    for (const c of DIMENSIONS) sum[c] += (lab[c] - centre[c]) ** 2;
  }
  return sum.map((v) => round(Math.sqrt(v))) as unknown as Lab;
}

export function measuredColor(
  person: PersonEstimate,
  photos: readonly Readings[],
  feature: Feature,
): MeasuredColor | null {
  const color = person.colors[feature];
  if (!color) return null;
  const sd = sdOf(person, feature);
  const lab = shownLab(feature, color);
  const seen = photos.map((photo) => (feature === 'skin' ? Object.values(photo.zones) : [photo.features[feature]]));
  const shown = seen.filter((readings) => readings.some(Boolean)).length;
  // Best when every photo shows it and the photos agree as well as one careful reading could.
  const careful = feature === 'skin' ? ZONE_READING_SD : READING_SD[feature];
  const doubt = DIMENSIONS.reduce<number>((sum, d) => sum + sd[d] / (sd[d] + careful[d]), 0) / 3;
  return {
    lab: lab.map((v) => round(v)) as [number, number, number],
    sd: [...labSd(color, sd, lab)],
    hex: labToHex(lab),
    pixels: seen.flat().reduce((sum, reading) => sum + (reading?.pixels ?? 0), 0),
    quality: round(Math.max(0, Math.min(1, (shown / photos.length) * (1.4 - doubt * 1.2)))),
  };
}

export const measuredFeatures = (
  person: PersonEstimate,
  photos: readonly Readings[],
): Record<Feature, MeasuredColor | null> =>
  Object.fromEntries(FEATURES.map((feature) => [feature, measuredColor(person, photos, feature)])) as Record<
    Feature,
    MeasuredColor | null
  >;

/** Individual typology angle with its uncertainty, mostly that of the exposure. */
export function typologyAngle(person: PersonEstimate): Estimate {
  const color = person.colors.skin as LogColor;
  const sd = sdOf(person, 'skin');
  const measured = (c: LogColor) => individualTypologyAngle(labOf(c));
  const told = individualTypologyAngle(shownLab('skin', color));
  const moved = DIMENSIONS.map((d) => {
    const next = [...color] as [number, number, number];
    next[d] += sd[d];
    return measured(next) - measured(color);
  });
  return estimate(told, Math.hypot(...moved, told - measured(color)));
}

const LN10 = Math.log(10);

/** Log10 luminance ratios, lighter over darker as a rule; the light cancels out of them. */
export function contrastsOf(person: PersonEstimate): Contrasts {
  const n = person.features.length;
  const depth = person.covariances[2];
  const ratio = (a: Feature, b: Feature): Estimate | null => {
    const [x, y] = [person.colors[a], person.colors[b]];
    if (!x || !y) return null;
    const [i, j] = [person.features.indexOf(a), person.features.indexOf(b)];
    const variance = at(depth, i * n + i) + at(depth, j * n + j) - 2 * at(depth, i * n + j);
    return estimate((x[2] - y[2]) / LN10, Math.sqrt(Math.max(0, variance)) / LN10);
  };
  return {
    skinHair: ratio('skin', 'hair'),
    skinIris: ratio('skin', 'iris'),
    skinSclera: ratio('skin', 'sclera'),
    skinBrow: ratio('skin', 'brows'),
  };
}
