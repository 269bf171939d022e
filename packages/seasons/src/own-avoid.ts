import { deltaE00, hexToLab, type Lab } from '@trueseason/color';
import { familyOf, type NamedColor, type SeasonName } from '@trueseason/contracts';
import { PALETTES } from './registry/palettes.ts';
import { RING_ORDER } from './ring.ts';
import type { SeasonPalette } from './season-profile.ts';

/** CIEDE2000 nearer than which a color would be taken for the skin; as much parts a palette from what it avoids. */
const LIKE_SKIN = 8;
/** From every color that is worn, from each other color to avoid, and from what is painted on or worn as a frame. */
const [FROM_WORN, APART, FROM_PAINT] = [8, 6, 4];

const off = ({ hex }: NamedColor, of: Lab): number => deltaE00(hexToLab(hex), of);
const isClear = (color: NamedColor, of: readonly NamedColor[], by: number): boolean =>
  of.every(({ hex }) => off(color, hexToLab(hex)) >= by);

/**
 * The season's colors to avoid, as many as they are: in the place of one that looks like this person's own skin, which
 * nobody is told to avoid, stands the most similar one of what the other seasons of its family avoid.
 * @param skins as measured, and as shown among foundations
 */
export function ownAvoid(season: SeasonName, skins: readonly Lab[]): NamedColor[] {
  const palette = PALETTES[season];
  const isSkin = (color: NamedColor): boolean => skins.some((skin) => off(color, skin) < LIKE_SKIN);
  const kept = palette.avoid.filter((color) => !isSkin(color));
  const spare = spareOf(season, palette).filter((color) => !isSkin(color));
  return palette.avoid.flatMap((color) => {
    if (!isSkin(color)) return [color];
    const like = hexToLab(color.hex);
    const open = spare.filter((other) => isClear(other, kept, APART)).sort((a, b) => off(a, like) - off(b, like));
    kept.push(...open.slice(0, 1));
    return open.slice(0, 1);
  });
}

/** What the other seasons of its family avoid, far from everything that this one wears. */
function spareOf(season: SeasonName, palette: SeasonPalette): NamedColor[] {
  const names = new Set(
    Object.values(palette).flatMap((group: readonly NamedColor[]) => group.map(({ name }) => name)),
  );
  return RING_ORDER.filter((other) => other !== season && familyOf(other) === familyOf(season))
    .flatMap((other) => PALETTES[other].avoid)
    .filter(
      (color) =>
        !names.has(color.name) &&
        isClear(color, [...palette.coreNeutrals, ...palette.accentLights, ...palette.accentBrights], FROM_WORN) &&
        isClear(color, [...palette.lipstick, ...palette.blush, ...palette.frames], FROM_PAINT),
    );
}
