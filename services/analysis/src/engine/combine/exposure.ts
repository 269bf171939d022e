import type { Reading, Tones } from '../measure/index.ts';
import { PAPER } from './population.ts';

/*
 * Estimates how bright a photo is compared with a well-exposed one, from everything of known brightness. Skin depth is
 * no cue: deep skin in a good photo is dark. Values are logarithms of linear light; 0 is the camera's intended
 * exposure. All numbers were fitted on one part of the tuning half and checked on the other, with well-exposed
 * portraits, the same at ±0.7 EV, and in other light, then rounded.
 */

/** Expected brightness in a well-exposed photo, one sigma; above `CUT_OFF` the true value is open. */
interface Known {
  readonly mean: number;
  readonly sd: number;
}

const WHITE_POINT: Known = { mean: -0.06, sd: 0.07 };
const HIGHLIGHTS: Known = { mean: -0.15, sd: 0.3 };
const CLOTH: Known = { mean: -0.11, sd: 0.16 };
const TEETH: Known = { mean: -0.4, sd: 0.5 };
const SCLERA: Known = { mean: -1, sd: 0.4 };
const CUT_OFF = -0.04;
/** How much a white of the eye that is hard to read counts less: share of the reading's own sd. */
const SCLERA_OWN = 0.7;

/** An upper limit of skin in well-exposed photos: reading at light 0, slope with light, spread. */
interface Rising {
  readonly mean: number;
  readonly rise: number;
  readonly sd: number;
}

const SHINE: Rising = { mean: -0.285, rise: 0.71, sd: 0.105 };
const RED_PILE: Rising = { mean: -0.19, rise: 4.6, sd: 0.05 };
/** The brighter a photo, the more white is clipped; below `NO_PILE` nothing is. */
const WHITE_PILE: Rising = { mean: -2.3, rise: 7.4, sd: 2.1 };
const NO_PILE = -3.8;

/** Most pictures are well exposed; more of the others are too dark than too bright. */
const WELL_EXPOSED = { share: 0.75, sd: 0.03 };
/** Weight of outliers, such as a night photo. */
const ANYTHING = 0.004;
const ASTRAY = { mean: -0.4, sd: 0.8 };
/** How often a face has less light than its picture, as in front of a window, and how much less (log, mean). */
const IN_SHADE = { share: 0.2, mean: 1 };

/** A sheet may be tilted; sometimes something else looks like one. */
const SHEET = PAPER[2] + 0.03;
const NO_SHEET = 0.02;

/** How often a cue fails. */
const MISTAKEN = 0.03;
/** A white of the eye lighter than the skin next to it fails far less often. */
const MISREAD = 0.001;

/** Clipping hides how much brighter a bright photo was: more uncertainty, as a share of the light. */
const HIDDEN = 0.4;

const FROM = -4.5;
const STEP = 0.03;
const GRID: readonly number[] = Array.from({ length: 192 }, (_, i) => FROM + STEP * i);

const density = (x: number, { mean, sd }: Known): number =>
  Math.exp(-0.5 * ((x - mean) / sd) ** 2) / (sd * Math.sqrt(2 * Math.PI));
/** Logistic approximation of the normal CDF. */
const below = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));

/** Prior of the light of a picture. */
const prior = (light: number): number =>
  WELL_EXPOSED.share * density(light, { mean: 0, sd: WELL_EXPOSED.sd }) +
  (1 - WELL_EXPOSED.share) * density(light, ASTRAY) +
  ANYTHING;

type Likelihood = (light: number) => number;

const likelihoodOf = (value: number | undefined, known: Known, mistaken = MISTAKEN): Likelihood => {
  if (value === undefined) return () => 1;
  if (value >= CUT_OFF) return (light) => mistaken + below((light + known.mean - CUT_OFF) / known.sd);
  return (light) => mistaken + density(value - light, known);
};

const bounded = (value: number | undefined, { mean, rise, sd }: Rising): Likelihood =>
  value === undefined ? () => 1 : (light) => 0.01 + below((mean + rise * light - value) / sd);

const piled = (value: number | undefined, { mean, rise, sd }: Rising): Likelihood => {
  if (value === undefined) return () => 1;
  if (value < NO_PILE) return (light) => MISTAKEN + 2 * below((NO_PILE - mean - rise * light) / sd);
  return (light) => MISTAKEN + Math.exp(-0.5 * ((value - mean - rise * light) / sd) ** 2);
};

/** From the picture's light to the face's, on the grid: the same, or less in shade, exponentially rarer. */
function inShade(picture: readonly number[]): number[] {
  const decay = Math.exp(-STEP / IN_SHADE.mean);
  let brighter = 0;
  return picture
    .toReversed()
    .map((weight) => {
      const shaded = brighter;
      brighter = decay * brighter + (1 - decay) * weight;
      return (1 - IN_SHADE.share) * weight + IN_SHADE.share * shaded;
    })
    .toReversed();
}

export interface Exposure {
  readonly light: number;
  readonly sd: number;
}

/** Undefined for photos measured without tones. */
export function exposureOf(
  tones: Tones | undefined,
  sclera: Reading | undefined,
  paper?: Reading,
): Exposure | undefined {
  if (!tones) return undefined;
  const picture = [
    likelihoodOf(tones.whitePoint, WHITE_POINT),
    likelihoodOf(tones.highlights, HIGHLIGHTS),
    piled(tones.whitePile, WHITE_PILE),
  ];
  const face = [
    likelihoodOf(tones.cloth, CLOTH),
    likelihoodOf(tones.teeth, TEETH),
    likelihoodOf(
      sclera?.color[2],
      { ...SCLERA, sd: Math.hypot(SCLERA.sd, SCLERA_OWN * (sclera?.sd[2] ?? 0)) },
      MISREAD,
    ),
    likelihoodOf(paper?.color[2], { mean: SHEET, sd: paper?.sd[2] ?? 1 }, NO_SHEET),
    bounded(tones.shine, SHINE),
    bounded(tones.redPile, RED_PILE),
  ];
  const times = (light: number) => (product: number, likelihood: Likelihood) => product * likelihood(light);
  const onFace = inShade(GRID.map((light) => picture.reduce(times(light), prior(light))));
  const weights = GRID.map((light, i) => face.reduce(times(light), onFace[i] ?? 0));
  const total = weights.reduce((a, b) => a + b, 0);
  const mean = (of: (light: number) => number) =>
    weights.reduce((sum, weight, i) => sum + weight * of(FROM + STEP * i), 0) / total;
  const light = mean((l) => l);
  const sd = Math.sqrt(mean((l) => (l - light) ** 2));
  return { light, sd: Math.hypot(sd, HIDDEN * Math.max(0, light)) };
}
