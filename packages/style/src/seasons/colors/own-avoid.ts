import { familyOf, type NamedColor, type SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { RING_ORDER } from '../ring.ts';
import type { SeasonPalette } from '../season-profile.ts';
import { plainColor } from './plain-color.ts';
import { TWINS } from './service.ts';

/** CIEDE2000 below which colors look alike; also the least distance of a palette to its colors to avoid. */
const LOOKS_LIKE = 8;
/** CIEDE2000 within which two colors with the same everyday name read as one. */
const CALLED_ALIKE = 16;
/** Distances to every worn color, every other color to avoid, makeup and frames. */
const [FROM_WORN, APART, FROM_PAINT] = [8, 6, 4];

const off = ({ hex }: NamedColor, of: Lab): number => deltaE00(hexToLab(hex), of);
const isClear = (color: NamedColor, of: readonly NamedColor[], by: number): boolean =>
  of.every(({ hex }) => off(color, hexToLab(hex)) >= by);

/**
 * The season's colors to avoid, in full number: one that looks like something nobody should avoid is replaced by the
 * most similar one that the runner-up and the family's other seasons avoid, or else any season.
 * @param spared the person's skin, as measured and as shown among foundations, and colors offered to them
 * @param lent colors of another season to wear: none may look like one, or be a near namesake
 * @param runnerUp none of its colors or their twins is avoided
 */
export function ownAvoid(
  season: SeasonName,
  spared: readonly Lab[],
  lent: readonly NamedColor[] = [],
  runnerUp: SeasonName = season,
): NamedColor[] {
  const palette = paletteOf(season);
  const isLent = (color: NamedColor): boolean =>
    lent.some(
      ({ hex }) => off(color, hexToLab(hex)) < (plainColor(hex) === plainColor(color.hex) ? CALLED_ALIKE : LOOKS_LIKE),
    );
  const serving = wornIn(paletteOf(runnerUp));
  const isSpared = (color: NamedColor): boolean =>
    isLent(color) || !isClear(color, serving, TWINS) || spared.some((one) => off(color, one) < LOOKS_LIKE);
  const kept = palette.avoid.filter((color) => !isSpared(color));
  const isAkin = (other: SeasonName): boolean => other === runnerUp || familyOf(other) === familyOf(season);
  const others = RING_ORDER.filter((other) => other !== season);
  const spares = [others.filter(isAkin), others].map((from) =>
    spareOf(from, palette).filter((color) => !isSpared(color)),
  );
  return palette.avoid.flatMap((color) => {
    if (!isSpared(color)) return [color];
    const like = hexToLab(color.hex);
    const [open = []] = spares
      .map((spare) => spare.filter((other) => isClear(other, kept, APART)))
      .filter((left) => left.length > 0);
    const instead = open.toSorted((a, b) => off(a, like) - off(b, like)).slice(0, 1);
    kept.push(...instead);
    return instead;
  });
}

function wornIn({ coreNeutrals, accentLights, accentBrights }: SeasonPalette): NamedColor[] {
  return [...coreNeutrals, ...accentLights, ...accentBrights];
}

/** What others avoid, far from all that this one wears. */
function spareOf(others: readonly SeasonName[], palette: SeasonPalette): NamedColor[] {
  const names = new Set(
    Object.values(palette).flatMap((group: readonly NamedColor[]) => group.map(({ name }) => name)),
  );
  return others
    .flatMap((other) => paletteOf(other).avoid)
    .filter(
      (color) =>
        !names.has(color.name) &&
        isClear(color, wornIn(palette), FROM_WORN) &&
        isClear(color, [...palette.lipstick, ...palette.blush, ...palette.frames], FROM_PAINT),
    );
}
