import { DIMENSIONS, type LogColor, toLogColor } from './log-chroma.ts';
import type { PhotoMeasurement } from './measure-photo.ts';
import type { SkinZone } from './measure-skin.ts';
import type { Reading } from './readings.ts';

/** The white of the eye is lighter than the lit parts of the skin by at least this (log), or it lies in shade. */
const LIGHTER_THAN_SKIN = 0.15;
const LIT: readonly SkinZone[] = ['cheekLeft', 'cheekRight', 'forehead'];
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
function shadeOn(sclera: Reading, { zones, cloth }: Pick<PhotoMeasurement, 'zones' | 'cloth'>): number {
  const lit = LIT.flatMap((zone) => zones[zone] ?? []);
  const seen = lit.length > 0 ? lit : Object.values(zones);
  const skin = seen.reduce((sum, swatch) => sum + toLogColor(swatch.linear)[2], 0) / seen.length;
  const expected = [
    ...(seen.length > 0 ? [skin + LIGHTER_THAN_SKIN] : []),
    ...(cloth === null ? [] : [Math.log(cloth) - DARKER_THAN_CLOTH]),
  ];
  return Math.max(0, ...expected.map((depth) => depth - sclera.color[2]));
}

/** The white of the eye with as much doubt as it lies in shade. */
export function doubtShade(sclera: Reading, photo: Pick<PhotoMeasurement, 'zones' | 'cloth'>): Reading {
  const shade = shadeOn(sclera, photo);
  const sd = DIMENSIONS.map((d) => Math.hypot(sclera.sd[d], SHADE_SD[d] * shade)) as unknown as LogColor;
  return { ...sclera, sd };
}

/** Whether the white of the eye lies so far in shade that it says next to nothing. */
export const isUnreadable = (sclera: Reading): boolean => sclera.sd[2] > SHADE_SD[2] * UNREADABLE;
