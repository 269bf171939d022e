import type { Evidence, NamedColor } from '@trueseason/contracts';
import { hexToLab, hexToSrgb, labToLch, labToLinear, linearLuminance, srgbToLinear } from '../../color/index.ts';

type Hair = Pick<NonNullable<Evidence['features']['hair']>, 'lab' | 'strands' | 'names'>;

/** How much more light a color may reflect than the hair before it takes bleach. */
const BLEACH = 2.75;
/** Cameras see no difference below this. */
const BLACK = 0.011;
/** L* below the hair from which a color is a new look, with roots showing within weeks. */
const DEEP = 25;
/** Chroma below which a color is gray or white, and from which it is a pale blonde. */
const BLONDE = 6;

/** CIEDE2000 within which hair already has a color; for text and try-on. */
export const VERY_NEARLY = 5;

const lightOf = (hex: string): number => linearLuminance(srgbToLinear(hexToSrgb(hex)));

/** Light that a color reflects against this hair. */
const shareOfLight = ({ hex }: Pick<NamedColor, 'hex'>, { lab }: Hair): number =>
  lightOf(hex) / Math.max(BLACK, linearLuminance(labToLinear([...lab])));

/** Least share of the hair's light: black on white hair looks like a wig. */
const DARKER = 1 / 25;

/** Whether a color cannot be previewed on this hair. */
export const isTooDark = (color: Pick<NamedColor, 'hex'>, hair: Hair): boolean => shareOfLight(color, hair) < DARKER;

const hasGrayed = ({ strands, names: [name, secondName] = [] }: Hair): boolean =>
  !!strands || (!secondName && (name === 'gray' || name === 'white'));

/** What a hair color takes. Gray comes with time, so bleach is never enough for it. */
export type HairReach = 'bleach' | 'with time' | 'deep dye';

/** What a color takes on this hair; undefined if ordinary dye does. Hair with dark strands needs no deep dye. */
export function hairReach(color: Pick<NamedColor, 'hex'>, hair: Hair): HairReach | undefined {
  const lab = hexToLab(color.hex);
  if (shareOfLight(color, hair) > BLEACH) return labToLch(lab)[1] < BLONDE ? 'with time' : 'bleach';
  return !hair.strands && lab[0] < hair.lab[0] - DEEP ? 'deep dye' : undefined;
}

/** L* below two-colored hair as a whole from which a color looks darker. */
export const SEEN = 8;

/** Whether a color is darker than two-colored hair, for lowlights. */
export const isDarkerThan = ({ hex }: Pick<NamedColor, 'hex'>, { lab }: Pick<Hair, 'lab'>): boolean =>
  hexToLab(hex)[0] - lab[0] <= -SEEN;

/** Colors with what each takes on this hair. */
export function withReach(colors: readonly NamedColor[], hair: Evidence['features']['hair']): NamedColor[] {
  return colors.map((color) => {
    const reach = hair ? hairReach(color, hair) : undefined;
    if (hair?.strands && !reach && isDarkerThan(color, hair)) return { ...color, use: 'lowlights' };
    if (!hair || !reach) return color;
    return { ...color, use: reach === 'with time' && hasGrayed(hair) ? 'with more time' : reach };
  });
}

/** Colors near the person's own hair, and those that take more; one group if none is near. */
export function splitByReach(
  colors: readonly NamedColor[],
): readonly [near: readonly NamedColor[], far: readonly NamedColor[]] {
  const isNear = ({ use }: NamedColor) => !use || use === 'lowlights';
  const nearColors = colors.filter(isNear);
  return nearColors.length > 0 ? [nearColors, colors.filter((color) => !isNear(color))] : [colors, []];
}
