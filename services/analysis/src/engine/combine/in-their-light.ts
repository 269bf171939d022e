import { linearLuminance } from '@trueseason/color';
import { at, DEPTH, fromLogColor, type LogColor, mean, meanOf, moved, triple } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { estimatePerson, type FeatureColors, type PersonEstimate } from './estimate-person.ts';
import { withoutShadedWhites } from './shaded-whites.ts';

export interface InTheirLight {
  /** The person in the light in which they are told. */
  readonly lit: PersonEstimate;
  /** By how much (tint and warmth) their skin was drawn towards what people's is, to be told. */
  readonly drawn: LogColor;
}

/** A season is placed on the person as estimated: nothing draws an undertone towards other people's there. */
export function inTheirLight(person: PersonEstimate, photos: readonly Readings[]): InTheirLight {
  const before = withoutShadeOfWhites(person, photos);
  const seen = withLitSkin(before, photos);
  const told = amongPeople(seen);
  return {
    lit: asBright(told, seen, before),
    drawn: triple((d) => told.colors.skin[d] - seen.colors.skin[d]),
  };
}

/** Colors that are so much lighter (log), tint and warmth the same. */
const lighterBy = <Colors extends FeatureColors>(colors: Colors, by: number): Colors => ({
  ...colors,
  ...Object.fromEntries(Object.entries(colors).map(([feature, color]) => [feature, moved(color, DEPTH, by)])),
});

/**
 * Whites of eyes in shade make a photo look darker than it is, and deep skin lighter. All else is as deep as the photos
 * say without them; the whites themselves are told as they were read.
 */
function withoutShadeOfWhites(person: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const others = withoutShadedWhites(photos);
  if (others === photos) return person;
  const { colors, covariances } = estimatePerson(others);
  const deeper = colors.skin[DEPTH] - person.colors.skin[DEPTH];
  const { sclera, ...seen } = person.colors;
  return {
    ...person,
    colors: { ...person.colors, ...lighterBy(seen, deeper) },
    covariances: [person.covariances[0], person.covariances[1], covariances[DEPTH]],
  };
}

/** Skin as deep as it is placed, in the tint and warmth that it has where it is evenly lit. */
function withLitSkin(person: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const { colors, lights } = person;
  const seen = photos.flatMap(({ told }, i) => {
    const light = lights[i];
    return told?.skin && light ? [[told.skin[0] - light[0], told.skin[1] - light[1], 0] as const] : [];
  });
  if (seen.length === 0) return person;
  const [tint, warmth] = meanOf(seen);
  return { ...person, colors: { ...colors, skin: [tint, warmth, colors.skin[DEPTH]] } };
}

/**
 * Tint and warmth of evenly lit skin at a depth, their rise with it, and how far people lie from it. Means and rises: the
 * tuning half of the test portraits; the other half's lie within 0.03. They agree with what spectrophotometers find in
 * faces, a* 10.5 to 11.8 and b* 14.2 to 17.7 on average in four groups at L* 56 to 61, each within about 2.5 (Xiao et al.
 * 2017, Skin Research and Technology 23, 21), 14 and 19 in deeper skin (de Rigal et al. 2010, ibid. 16, 168). Deeper than `DEEPEST`,
 * which next to no portrait is, saturation rises no more.
 */
const USUAL: LogColor = [0.156, 0.646, -1.2];
const RISE: LogColor = [-0.07, -0.3, 1];
const SPREAD: LogColor = [0.08, 0.1, 1];
const DEEPEST = -1.9;

/** What is known of people's skin, taken for one more reading of it. */
function amongPeople(person: PersonEstimate): PersonEstimate {
  const { features, colors, covariances } = person;
  /** Where a covariance holds the variance of skin. */
  const skin = features.indexOf('skin') * (features.length + 1);
  const usual = usualAt(colors.skin[DEPTH]);
  const share = triple((d) => {
    const variance = at(covariances[d], skin);
    return d === DEPTH ? 0 : variance / (variance + SPREAD[d] ** 2);
  });
  const drawn = triple((d) => colors.skin[d] + share[d] * (usual[d] - colors.skin[d]));
  const surer = triple((d) => covariances[d].map((value, k) => (k === skin ? value * (1 - share[d]) : value)));
  return { ...person, colors: { ...colors, skin: drawn }, covariances: surer };
}

const usualAt = (depth: number): LogColor =>
  triple((d) => USUAL[d] + RISE[d] * (Math.max(depth, DEEPEST) - USUAL[DEPTH]));

/**
 * Exposure is a matter of luminance: skin of another tint and warmth is as bright under the photos' lights as its evenly
 * lit places are, and as much as the photos were found to be off in that.
 */
function asBright(person: PersonEstimate, lit: PersonEstimate, before: PersonEstimate): PersonEstimate {
  const brighter =
    brightness(lit) - brightnessOf(person.colors.skin) - (brightness(before) - brightnessOf(before.colors.skin));
  return { ...person, colors: lighterBy(person.colors, brighter) };
}

const brightnessOf = (color: LogColor): number => Math.log(linearLuminance(fromLogColor(color)));

/** Of skin under the casts of the photos, on average (log). */
function brightness({ colors: { skin }, lights }: PersonEstimate): number {
  return mean(lights.map(([tint, warmth]) => brightnessOf([skin[0] + tint, skin[1] + warmth, skin[2]])));
}
