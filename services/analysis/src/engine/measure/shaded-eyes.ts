import type { SkinZoneName } from '@trueseason/contracts';
import { type LogColor, mean, toLogColor, triple } from '../math/index.ts';
import type { PhotoMeasurement } from './measure-photo.ts';
import type { Reading } from './readings.ts';

/** The white of the eye is lighter than the lit parts of the skin by at least this (log), or it lies in shade. */
const LIGHTER_THAN_SKIN = 0.15;
export const UPPER_FACE: readonly SkinZoneName[] = ['cheekLeft', 'cheekRight', 'forehead'];
/**
 * White cloth (reflectance 0.9) is lighter than the white of the eye (0.45, give or take a third, `FEATURE_PRIORS`)
 * by at most this (log) in the same light; beyond one and a half of that spread the eye gets less of it.
 */
const DARKER_THAN_CLOTH = 1.15;

/**
 * Doubt for each unit of shade (log). It counts twice for depth, because brims, glasses and deep sockets shade all
 * photos of a person alike; what light does get there comes off skin and lids, so it tells less about the cast, too.
 */
const SHADE_SD: LogColor = [0.1, 0.2, 2];
/** From here on the eye gets less than half of the light on the face: its white cannot be read. */
const UNREADABLE = Math.LN2;

/** How much less light (log, 0 for none) reaches the white of the eye than skin and clothes, seen in one photo. */
export function shadeOn(sclera: Reading, { zones, cloth }: Pick<PhotoMeasurement, 'zones' | 'cloth'>): number {
  const lit = UPPER_FACE.flatMap((zone) => zones[zone] ?? []);
  const seen = lit.length > 0 ? lit : Object.values(zones);
  const skin = mean(seen.map((swatch) => toLogColor(swatch.linear)[2]));
  const expected = [
    ...(seen.length > 0 ? [skin + LIGHTER_THAN_SKIN] : []),
    ...(cloth === null ? [] : [Math.log(cloth) - DARKER_THAN_CLOTH]),
  ];
  return Math.max(0, ...expected.map((depth) => depth - sclera.color[2]));
}

/** Redder or more amber than this (log), what lies beside an iris is no white of an eye. */
const OFF_WHITE = 0.5;

/** The share of the shade on the white of the eye that the iris lies in as well, and the doubt for each unit of it. */
const SHARED_SHADE = 0.8;
const IRIS_SHADE_SD: LogColor = [0.05, 0.1, 0.3];
/** From here on an eye is so dark that its iris shows the camera's black, not its own color. */
const BLACKED_OUT = 2.5;

/** From here on (log, a sixth of the light) nobody would say what color an iris is. */
export const DIM = 1.7;

/** The iris as bright as it would be in the light that falls on the face; undefined where hardly any reaches it. */
export function litIris(iris: Reading, shade: number): Reading | undefined {
  if (shade > BLACKED_OUT) return undefined;
  const [tint, warmth, depth] = iris.color;
  const sd = triple((d) => Math.hypot(iris.sd[d], IRIS_SHADE_SD[d] * shade));
  return { ...iris, color: [tint, warmth, depth + SHARED_SHADE * shade], sd };
}

/** The white of the eye with as much doubt as it lies in shade. */
export function widenForShade(sclera: Reading, shade: number): Reading {
  const sd = triple((d) => Math.hypot(sclera.sd[d], SHADE_SD[d] * shade));
  return { ...sclera, sd };
}

/** Whether the white of the eye lies so far in shade that it says next to nothing. */
export const isUnreadable = (sclera: Reading): boolean => sclera.sd[2] > SHADE_SD[2] * UNREADABLE;

/**
 * How far (tint, warmth) the light on an iris lies from that on the face, by the white beside it: shade is lit by the skin
 * about it. Undefined where the white of the eye is so far from white that lids were read in its place.
 * @param white how far the white of the eye lies from white in the light of the photo
 */
export function lightOn(shade: number, white: readonly [tint: number, warmth: number]): LogColor | undefined {
  if (Math.max(...white) > OFF_WHITE) return undefined;
  const share = SHARED_SHADE * Math.min(1, shade / UNREADABLE);
  return [share * white[0], share * white[1], 0];
}
