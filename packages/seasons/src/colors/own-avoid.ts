import { deltaE00, hexToLab, type Lab } from '@trueseason/color';
import { type Evidence, familyOf, type NamedColor, type SeasonName } from '@trueseason/contracts';
import { certaintyOf } from '../certainty.ts';
import { paletteOf } from '../palettes.ts';
import { isSeasonName, RING, RING_ORDER } from '../ring.ts';
import type { SeasonPalette } from '../season-profile.ts';
import { plainColor } from './plain-color.ts';

/** CIEDE2000 below which colors look alike; also the least distance between a palette and its colors to avoid. */
const LOOKS_LIKE = 8;
/** CIEDE2000 within which two colors with the same everyday name read as one. */
const CALLED_ALIKE = 16;
/** Distances to every worn color, every other color to avoid, makeup and frames. */
const [FROM_WORN, APART, FROM_PAINT] = [8, 6, 4];

const off = ({ hex }: NamedColor, of: Lab): number => deltaE00(hexToLab(hex), of);
const isClear = (color: NamedColor, of: readonly NamedColor[], by: number): boolean =>
  of.every(({ hex }) => off(color, hexToLab(hex)) >= by);

/**
 * The season's colors to avoid, as many as they are: in the place of one that looks like what nobody is told to avoid
 * stands the most similar one of what the other seasons of its family avoid.
 * @param spared this person's own skin, as measured and as shown among foundations, and colors that they are offered
 * @param lent colors of another season that they are told to wear: none that looks like one, or is called alike and near
 */
export function ownAvoid(season: SeasonName, spared: readonly Lab[], lent: readonly NamedColor[] = []): NamedColor[] {
  const palette = paletteOf(season);
  const isLent = (color: NamedColor): boolean =>
    lent.some(
      ({ hex }) => off(color, hexToLab(hex)) < (plainColor(hex) === plainColor(color.hex) ? CALLED_ALIKE : LOOKS_LIKE),
    );
  const isSpared = (color: NamedColor): boolean => isLent(color) || spared.some((one) => off(color, one) < LOOKS_LIKE);
  const kept = palette.avoid.filter((color) => !isSpared(color));
  const spare = spareOf(season, palette).filter((color) => !isSpared(color));
  return palette.avoid.flatMap((color) => {
    if (!isSpared(color)) return [color];
    const like = hexToLab(color.hex);
    const open = spare.filter((other) => isClear(other, kept, APART)).sort((a, b) => off(a, like) - off(b, like));
    kept.push(...open.slice(0, 1));
    return open.slice(0, 1);
  });
}

/** A close runner-up's own colors, shown beside the palette; none if the answer is clear. */
export function offeredBeside({ runnerUp, confidence }: Pick<Evidence, 'runnerUp' | 'confidence'>): Lab[] {
  if (!isSeasonName(runnerUp) || certaintyOf({ confidence }) === 'clear') return [];
  return RING[runnerUp].identity.map(({ hex }) => hexToLab(hex));
}

/** What the other seasons of its family avoid, far from everything that this one wears. */
function spareOf(season: SeasonName, palette: SeasonPalette): NamedColor[] {
  const names = new Set(
    Object.values(palette).flatMap((group: readonly NamedColor[]) => group.map(({ name }) => name)),
  );
  return RING_ORDER.filter((other) => other !== season && familyOf(other) === familyOf(season))
    .flatMap((other) => paletteOf(other).avoid)
    .filter(
      (color) =>
        !names.has(color.name) &&
        isClear(color, [...palette.coreNeutrals, ...palette.accentLights, ...palette.accentBrights], FROM_WORN) &&
        isClear(color, [...palette.lipstick, ...palette.blush, ...palette.frames], FROM_PAINT),
    );
}
