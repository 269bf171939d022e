import { type Contrasts, type Estimate, FEATURES, type Feature, type MeasuredColor } from '@trueseason/contracts';
import { individualTypologyAngle, type Lab, labToHex, linearLuminance } from '@trueseason/style/color';
import type { PersonEstimate } from '../combine/index.ts';
import {
  at,
  believableBrows,
  believableHair,
  believableIris,
  DIMENSIONS,
  type Dimension,
  fromLogColor,
  type LogColor,
  labOf,
  mapKeys,
  moved,
  type Triple,
  triple,
} from '../math/index.ts';
import { READING_SD, type Readings, ZONE_READING_SD } from '../measure/index.ts';
import { believableSkin } from './skin-gamut.ts';

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
/** Rounded only here, so that a figure is the same everywhere. */
export const estimate = (value: number, sd: number): Estimate => ({ value: round(value), sd: round(sd) });

/** One-sigma uncertainty of a feature on tint, warmth and depth. */
function sdOf(person: PersonEstimate, feature: Feature): LogColor {
  const i = person.features.indexOf(feature);
  const n = person.features.length;
  return triple((d) => Math.sqrt(at(person.covariances[d], i * n + i)));
}

const BELIEVABLE: Readonly<Partial<Record<Feature, (lab: Lab) => Lab>>> = {
  skin: believableSkin,
  hair: believableHair,
  iris: believableIris,
};

/** A feature's displayed color, limited to plausible ones. Placement uses the measured color. */
export const shownLab = (feature: Feature, color: LogColor): Lab =>
  (BELIEVABLE[feature] ?? ((lab) => lab))(labOf(color));

/** Lab uncertainty of a log color, by the slopes at it, plus how far the `displayed` color was moved. */
export function labSd(color: LogColor, sd: LogColor, displayed: Lab): Triple {
  const center = labOf(color);
  const slopes = DIMENSIONS.map((d) => labOf(moved(color, d, sd[d])));
  const variance = (c: Dimension) =>
    slopes.reduce((sum, lab) => sum + (lab[c] - center[c]) ** 2, (displayed[c] - center[c]) ** 2);
  return triple((c) => round(Math.sqrt(variance(c))));
}

function measuredColor(
  person: PersonEstimate,
  photos: readonly Readings[],
  feature: Feature,
  color: LogColor,
): MeasuredColor {
  const sd = sdOf(person, feature);
  const { hair } = person.colors;
  const lab =
    feature === 'brows' ? believableBrows(labOf(color), hair && shownLab('hair', hair)) : shownLab(feature, color);
  const photoReadings = photos.map((photo) =>
    feature === 'skin' ? Object.values(photo.zones) : [photo.features[feature]],
  );
  const photoCount = photoReadings.filter((readings) => readings.some(Boolean)).length;
  // Best when every photo shows it and the photos agree as well as one careful reading could.
  const careful = feature === 'skin' ? ZONE_READING_SD : READING_SD[feature];
  const doubt = DIMENSIONS.reduce<number>((sum, d) => sum + sd[d] / (sd[d] + careful[d]), 0) / 3;
  return {
    lab: [...triple((c) => round(lab[c]))],
    sd: [...labSd(color, sd, lab)],
    hex: labToHex(lab),
    pixels: photoReadings.flat().reduce((sum, reading) => sum + (reading?.pixels ?? 0), 0),
    quality: round(Math.max(0, Math.min(1, (photoCount / photos.length) * (1.4 - doubt * 1.2)))),
  };
}

type MeasuredFeatures = Record<Feature, MeasuredColor | null> & { skin: MeasuredColor };

export function measuredFeatures(person: PersonEstimate, photos: readonly Readings[]): MeasuredFeatures {
  const measured = (feature: Feature, color: LogColor | undefined) =>
    color ? measuredColor(person, photos, feature, color) : null;
  return {
    ...mapKeys(FEATURES, (feature) => measured(feature, person.colors[feature])),
    skin: measuredColor(person, photos, 'skin', person.colors.skin),
  };
}

/** Individual typology angle with its uncertainty, mostly that of the exposure. */
export function typologyAngle(person: PersonEstimate): Estimate {
  const { skin } = person.colors;
  const sd = sdOf(person, 'skin');
  const measured = (color: LogColor) => individualTypologyAngle(labOf(color));
  const displayed = individualTypologyAngle(shownLab('skin', skin));
  const slopes = DIMENSIONS.map((d) => measured(moved(skin, d, sd[d])) - measured(skin));
  return estimate(displayed, Math.hypot(...slopes, displayed - measured(skin)));
}

const LN10 = Math.log(10);

const lightOf = (color: LogColor): number => linearLuminance(fromLogColor(color));

/** Log10 luminance ratios, lighter over darker as a rule; the light cancels out of them. */
export function contrastsOf(person: PersonEstimate): Contrasts {
  const n = person.features.length;
  const depth = person.covariances[2];
  const ratio = (a: Feature, b: Feature): Estimate | null => {
    const x = person.colors[a];
    const y = person.colors[b];
    if (!x || !y) return null;
    const i = person.features.indexOf(a);
    const j = person.features.indexOf(b);
    const variance = at(depth, i * n + i) + at(depth, j * n + j) - 2 * at(depth, i * n + j);
    return estimate(Math.log10(lightOf(x) / lightOf(y)), Math.sqrt(Math.max(0, variance)) / LN10);
  };
  return {
    skinHair: ratio('skin', 'hair'),
    skinIris: ratio('skin', 'iris'),
    skinSclera: ratio('skin', 'sclera'),
    skinBrow: ratio('skin', 'brows'),
  };
}
