import { familyOf, type NamedColor, type SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { RING_ORDER } from '../ring.ts';
import type { SeasonPalette } from '../season-profile.ts';
import { clothingColors } from './clothing-colors.ts';
import { everydayColorName } from './plain-color.ts';
import { TWINS } from './service.ts';

/** CIEDE2000 below which colors look alike; also the least distance of a palette to its colors to avoid. */
const LOOKS_LIKE = 8;
/** CIEDE2000 within which two colors with the same everyday name read as one. */
const CALLED_ALIKE = 16;
/** Distance to every color of the palette. */
const FROM_WORN = 8;
/** To every other color to avoid. */
const APART = 6;
/** To makeup and frames. */
const FROM_PAINT = 4;

const distance = ({ hex }: NamedColor, of: Lab): number => deltaE00(hexToLab(hex), of);
const isClear = (color: NamedColor, of: readonly NamedColor[], by: number): boolean =>
  of.every(({ hex }) => distance(color, hexToLab(hex)) >= by);

/**
 * The season's colors to avoid, in full number: one that looks like a color to wear is replaced by the
 * most similar one that the runner-up and the family's other seasons avoid, or else any season.
 * @param protectedLabs the person's skin, as measured and as shown among foundations, and colors offered to them
 * @param borrowed colors of another season to wear: none may look like one, or be a near namesake
 * @param runnerUp none of its colors or their twins is avoided
 * @param redHair red hair by answer: its own colors are not to be avoided, such as Rust
 */
export function colorsToAvoid(
  season: SeasonName,
  protectedLabs: readonly Lab[],
  borrowed: readonly NamedColor[] = [],
  runnerUp: SeasonName = season,
  redHair?: Lab,
): NamedColor[] {
  const palette = paletteOf(season);
  const looksBorrowed = (color: NamedColor): boolean =>
    borrowed.some(
      ({ hex }) =>
        distance(color, hexToLab(hex)) <
        (everydayColorName(hex) === everydayColorName(color.hex) ? CALLED_ALIKE : LOOKS_LIKE),
    );
  const runnerUpColors = clothingColors(paletteOf(runnerUp));
  const isProtected = (color: NamedColor): boolean =>
    looksBorrowed(color) ||
    !isClear(color, runnerUpColors, TWINS) ||
    protectedLabs.some((one) => distance(color, one) < LOOKS_LIKE) ||
    (redHair !== undefined && distance(color, redHair) < CALLED_ALIKE);
  const chosen = palette.avoid.filter((color) => !isProtected(color));
  const isRelated = (other: SeasonName): boolean => other === runnerUp || familyOf(other) === familyOf(season);
  const otherSeasons = RING_ORDER.filter((other) => other !== season);
  const replacements = [otherSeasons.filter(isRelated), otherSeasons].map((from) =>
    replacementsFrom(from, palette).filter((color) => !isProtected(color)),
  );
  return palette.avoid.flatMap((color) => {
    if (!isProtected(color)) return [color];
    const target = hexToLab(color.hex);
    const [candidates = []] = replacements
      .map((colors) => colors.filter((other) => isClear(other, chosen, APART)))
      .filter((candidates) => candidates.length > 0);
    const replacement = candidates.toSorted((a, b) => distance(a, target) - distance(b, target)).slice(0, 1);
    chosen.push(...replacement);
    return replacement;
  });
}

/** What other seasons avoid, far from all colors of this one. */
function replacementsFrom(otherSeasons: readonly SeasonName[], palette: SeasonPalette): NamedColor[] {
  const names = new Set(
    Object.values(palette).flatMap((group: readonly NamedColor[]) => group.map(({ name }) => name)),
  );
  return otherSeasons
    .flatMap((other) => paletteOf(other).avoid)
    .filter(
      (color) =>
        !names.has(color.name) &&
        isClear(color, clothingColors(palette), FROM_WORN) &&
        isClear(color, [...palette.lipstick, ...palette.blush, ...palette.frames], FROM_PAINT),
    );
}
