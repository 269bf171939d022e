import { type Lab, labToLinear, linearLuminance } from '@trueseason/style/color';
import { inMoreLight, type PersonEstimate } from '../combine/index.ts';
import { labOf } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { shownPerson } from './shown-person.ts';

/**
 * Irises from this L* on and up to this a* and b* have hardly any melanin: blue, gray and most green ones. Of 38 photos of
 * people whose skin raters called medium to deep, none shows such irises; of 142 that do, none shows such skin.
 */
const LIGHT_IRIS = { lightness: 36, redness: 3, yellowness: 8 };
/** L* of the skin of people with such irises, and how far displayed skin is drawn to it: they scatter by about 6, photos by as much. */
const THEIR_SKIN = 71;
const DRAWN = 0.5;
/**
 * L* of skin from which it is drawn, and from which fully. With deeper skin, such irises are more often unreported colored
 * lenses than a sign of shade, and lenses must not lighten skin.
 */
const SHADE = { from: 50, full: 60 };
const shareOfShade = (lightness: number): number =>
  Math.min(1, Math.max(0, (lightness - SHADE.from) / (SHADE.full - SHADE.from)));

const isLightIris = ([l, a, b]: Lab): boolean =>
  l >= LIGHT_IRIS.lightness && a <= LIGHT_IRIS.redness && b <= LIGHT_IRIS.yellowness;

const lightOf = (lightness: number): number => Math.log(linearLuminance(labToLinear([lightness, 0, 0])));

/**
 * The person with skin up to halfway to that of people with light irises, if theirs are, and everything else as much lighter
 * or deeper: a shaded face of a fair person is then no deep one. Only for display.
 */
export function drawnByEyes(lit: PersonEstimate, photos: readonly Readings[]): PersonEstimate {
  const { iris, skin } = shownPerson(lit, photos).colors;
  if (!iris || !isLightIris(labOf(iris))) return lit;
  const [lightness] = labOf(skin);
  const drawn = DRAWN * shareOfShade(lightness) * (THEIR_SKIN - lightness);
  return inMoreLight(lit, lightOf(lightness) - lightOf(lightness + drawn));
}
