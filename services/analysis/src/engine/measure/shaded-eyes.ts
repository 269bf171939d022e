import type { SkinZoneName } from '@trueseason/contracts';
import { type LogColor, mean, toLogColor, triple } from '../math/index.ts';
import type { PhotoMeasurement } from './measure-photo.ts';
import type { Reading } from './readings.ts';

/** Minimum log lightness of the sclera over lit skin, unless it is shaded. */
const LIGHTER_THAN_SKIN = 0.15;
export const UPPER_FACE: readonly SkinZoneName[] = ['cheekLeft', 'cheekRight', 'forehead'];
/**
 * White cloth (reflectance 0.9) is lighter than the sclera (0.45 within a third, `FEATURE_PRIORS`) by at most this
 * (log) in the same light; beyond 1.5 of that spread the eye is shaded.
 */
const DARKER_THAN_CLOTH = 1.15;

/**
 * Uncertainty per unit of shade (log). Double for depth, because brims, glasses and deep sockets shade all photos of a
 * person; light that reaches the eye is reflected off skin, so it also says less about the cast.
 */
const SHADE_SD: LogColor = [0.1, 0.2, 2];
/** Above this the eye gets less than half of the face's light: the sclera is unusable. */
const UNREADABLE = Math.LN2;

/** Shade on the sclera compared with skin and clothes in one photo, log, 0 for none. */
export function shadeOn(sclera: Reading, { zones, cloth }: Pick<PhotoMeasurement, 'zones' | 'cloth'>): number {
  const upperFace = UPPER_FACE.flatMap((zone) => zones[zone] ?? []);
  const visibleSkin = upperFace.length > 0 ? upperFace : Object.values(zones);
  const skin = mean(visibleSkin.map((swatch) => toLogColor(swatch.linear)[2]));
  const expected = [
    ...(visibleSkin.length > 0 ? [skin + LIGHTER_THAN_SKIN] : []),
    ...(cloth === null ? [] : [Math.log(cloth) - DARKER_THAN_CLOTH]),
  ];
  return Math.max(0, ...expected.map((depth) => depth - sclera.color[2]));
}

/** Log tint or warmth beyond which pixels next to an iris are not sclera. */
const OFF_WHITE = 0.5;

/** Share of the sclera's shade that applies to the iris, and its uncertainty per unit. */
const SHARED_SHADE = 0.8;
const IRIS_SHADE_SD: LogColor = [0.05, 0.1, 0.3];
/** Above this shade the iris shows only camera black. */
const BLACKED_OUT = 2.5;

/** Shade (log, a sixth of the light) above which an iris has no recognizable color. */
export const DIM = 1.7;

/** The iris corrected to the face's light; undefined if almost none reaches it. */
export function litIris(iris: Reading, shade: number): Reading | undefined {
  if (shade > BLACKED_OUT) return undefined;
  const [tint, warmth, depth] = iris.color;
  const sd = triple((d) => Math.hypot(iris.sd[d], IRIS_SHADE_SD[d] * shade));
  return { ...iris, color: [tint, warmth, depth + SHARED_SHADE * shade], sd };
}

/** Widens the sclera's uncertainty by its shade. */
export function widenForShade(sclera: Reading, shade: number): Reading {
  const sd = triple((d) => Math.hypot(sclera.sd[d], SHADE_SD[d] * shade));
  return { ...sclera, sd };
}

/** Whether the sclera is too shaded to use. */
export const isUnreadable = (sclera: Reading): boolean => sclera.sd[2] > SHADE_SD[2] * UNREADABLE;

/**
 * Tint and warmth of the light on an iris against the face's, from the sclera: shade is lit by nearby skin. Undefined
 * if the sclera is far from white, which means lids.
 * @param white deviation of the sclera from white in the photo's light
 */
export function lightOn(shade: number, white: readonly [tint: number, warmth: number]): LogColor | undefined {
  if (Math.max(...white) > OFF_WHITE) return undefined;
  const share = SHARED_SHADE * Math.min(1, shade / UNREADABLE);
  return [share * white[0], share * white[1], 0];
}
