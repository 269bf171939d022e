import { linearLuminance } from '@trueseason/style/color';
import { at, DEPTH, fromLogColor, type LogColor, mean, meanOf, moved, triple } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { estimatePerson, type FeatureColors, type PersonEstimate } from './estimate-person.ts';
import { withoutShadedWhites } from './shaded-whites.ts';

export interface InTheirLight {
  /** The person in the light used for display. */
  readonly lit: PersonEstimate;
  /** Shift of displayed skin toward the population, in tint and warmth. */
  readonly drawn: LogColor;
}

/** The season uses the unshifted estimate, without a prior on the undertone. */
export function inTheirLight(person: PersonEstimate, photos: readonly Readings[]): InTheirLight {
  const relitPerson = withoutShadeOfWhites(person, photos);
  const litPerson = withLitSkin(relitPerson, photos);
  const pulled = amongPeople(litPerson);
  return {
    lit: hardlyLighter(asBright(pulled, litPerson, relitPerson), photos),
    drawn: triple((d) => pulled.colors.skin[d] - litPerson.colors.skin[d]),
  };
}

/** Skin as photographed, the mean over the photos. */
export const photographedSkin = ({ colors: { skin }, lights }: PersonEstimate, photos: readonly Readings[]): LogColor =>
  meanOf(photos.map(({ displayed }, i) => displayed?.skin ?? triple((d) => skin[d] + (lights[i]?.[d] ?? 0))));

/**
 * The most by which skin is displayed lighter than photographed (log luminance): half a stop, about 8 L*. Beyond it, people
 * rated the skin between both, on the photo itself and on the person's other one. Of 244 photos, the depth of one day then
 * says more about that of another (correlation 0.33 → 0.35 on the even half, 0.40 → 0.45 on the odd one).
 */
const MOST_LIGHTER = 0.35;

function hardlyLighter(person: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const beyond = brightnessOf(person.colors.skin) - brightnessOf(photographedSkin(person, photos)) - MOST_LIGHTER;
  return beyond > 0 ? inMoreLight(person, beyond) : person;
}

/** The same photos explained by more light (log) and a person who is as much deeper. */
export const inMoreLight = (person: PersonEstimate, by: number): PersonEstimate => ({
  ...person,
  colors: lighterBy(person.colors, -by),
  lights: person.lights.map((light) => moved(light, DEPTH, by)),
});

/** Colors lightened by a log factor; tint and warmth stay. */
const lighterBy = <Colors extends FeatureColors>(colors: Colors, by: number): Colors => ({
  ...colors,
  ...Object.fromEntries(Object.entries(colors).map(([feature, color]) => [feature, moved(color, DEPTH, by)])),
});

/** Depths without shaded eye whites, which make a photo seem darker and deep skin lighter; the whites keep theirs. */
function withoutShadeOfWhites(person: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const photosWithoutWhites = withoutShadedWhites(photos);
  if (photosWithoutWhites === photos) return person;
  const { colors, covariances } = estimatePerson(photosWithoutWhites);
  const deeper = colors.skin[DEPTH] - person.colors.skin[DEPTH];
  const { sclera, ...seen } = person.colors;
  return {
    ...person,
    colors: { ...person.colors, ...lighterBy(seen, deeper) },
    covariances: [person.covariances[0], person.covariances[1], covariances[DEPTH]],
  };
}

/** Skin at the depth used for placement, with the tint and warmth of its evenly lit parts. */
function withLitSkin(person: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const { colors, lights } = person;
  const skinReadings = photos.flatMap(({ displayed }, i) => {
    const light = lights[i];
    return displayed?.skin && light ? [[displayed.skin[0] - light[0], displayed.skin[1] - light[1], 0] as const] : [];
  });
  if (skinReadings.length === 0) return person;
  const [tint, warmth] = meanOf(skinReadings);
  return { ...person, colors: { ...colors, skin: [tint, warmth, colors.skin[DEPTH]] } };
}

/**
 * Tint and warmth of evenly lit skin by depth: mean, slope and spread. From the tuning half; the other half is within
 * 0.03. Agrees with spectrophotometry of faces: a* 10.5 to 11.8 and b* 14.2 to 17.7 on average in four groups at L* 56
 * to 61, each within about 2.5 (Xiao et al. 2017, Skin Research and Technology 23, 21), 14 and 19 in deeper skin (de
 * Rigal et al. 2010, ibid. 16, 168). Below `DEEPEST`, which few portraits reach, saturation stays constant.
 */
const USUAL: LogColor = [0.156, 0.646, -1.2];
const RISE: LogColor = [-0.07, -0.3, 1];
const SPREAD: LogColor = [0.08, 0.1, 1];
const DEEPEST = -1.9;

/** Adds the population prior on skin as one more reading. */
function amongPeople(person: PersonEstimate): PersonEstimate {
  const { features, colors, covariances } = person;
  /** Index of the skin's variance. */
  const skin = features.indexOf('skin') * (features.length + 1);
  const usual = usualAt(colors.skin[DEPTH]);
  const share = triple((d) => {
    const variance = at(covariances[d], skin);
    return d === DEPTH ? 0 : variance / (variance + SPREAD[d] ** 2);
  });
  const displayedSkin = triple((d) => colors.skin[d] + share[d] * (usual[d] - colors.skin[d]));
  const surer = triple((d) => covariances[d].map((value, k) => (k === skin ? value * (1 - share[d]) : value)));
  return { ...person, colors: { ...colors, skin: displayedSkin }, covariances: surer };
}

const usualAt = (depth: number): LogColor =>
  triple((d) => USUAL[d] + RISE[d] * (Math.max(depth, DEEPEST) - USUAL[DEPTH]));

/**
 * Matches luminance: skin with another tint and warmth is as bright under the photos' lights as its evenly lit areas,
 * within the uncertainty of exposure.
 */
function asBright(person: PersonEstimate, lit: PersonEstimate, before: PersonEstimate): PersonEstimate {
  const brighter =
    brightness(lit) - brightnessOf(person.colors.skin) - (brightness(before) - brightnessOf(before.colors.skin));
  return { ...person, colors: lighterBy(person.colors, brighter) };
}

const brightnessOf = (color: LogColor): number => Math.log(linearLuminance(fromLogColor(color)));

/** Mean log luminance of skin under the photos' casts. */
function brightness({ colors: { skin }, lights }: PersonEstimate): number {
  return mean(lights.map(([tint, warmth]) => brightnessOf([skin[0] + tint, skin[1] + warmth, skin[2]])));
}
